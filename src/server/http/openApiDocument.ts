import { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiEnv } from './routes/apiEnv.ts';
import { securitySchemes } from './routes/callers.ts';
import type { Endpoint } from './routes/endpoint.ts';

/** The OpenAPI document of calls by their names. `/api` is part of the server's address, not of the paths (spec 7). */
export function openApiDocument(endpoints: Record<string, Endpoint>, serverOrigin: string) {
  const api = new OpenAPIHono<ApiEnv>();
  for (const [name, scheme] of Object.entries(securitySchemes)) {
    api.openAPIRegistry.registerComponent('securitySchemes', name, scheme);
  }
  for (const [operationId, { route, handler }] of Object.entries(endpoints)) {
    api.openapi({ ...route, operationId }, handler);
  }
  return api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Prvý riadok',
      version: '1.0.0',
      description: 'Courses, lectures, articles, podcast and videos of a Slovak site for people who start to program.',
    },
    servers: [{ url: `${serverOrigin}/api` }],
  });
}
