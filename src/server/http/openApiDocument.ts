import type { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiEnv } from './routes/apiEnv.ts';
import { securitySchemes } from './routes/callers.ts';

/** The OpenAPI document of the registered routes. `/api` is part of the server's address, not of the paths (spec 7). */
export function openApiDocument(api: OpenAPIHono<ApiEnv>, serverOrigin: string) {
  for (const [name, scheme] of Object.entries(securitySchemes)) {
    api.openAPIRegistry.registerComponent('securitySchemes', name, scheme);
  }
  const document = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Prvý riadok',
      version: '1.0.0',
      description: 'Courses, lectures, articles, podcast and videos of a Slovak site for people who start to program.',
    },
    servers: [{ url: `${serverOrigin}/api` }],
  });
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => [path.replace(/^\/api/, ''), item]);
  return { ...document, paths: Object.fromEntries(paths) as NonNullable<typeof document.paths> };
}
