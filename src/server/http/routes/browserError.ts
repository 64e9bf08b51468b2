import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { browserErrorSchema } from '#src/contract/browserError.ts';
import { acceptedSchema } from '#src/contract/newsletter.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import { recordBrowserError } from '#src/server/services/overview/index.ts';
import type { ApiEnv } from './apiEnv.ts';
import { everybody } from './callers.ts';
import { accepts, endpoint, jsonBody, noQuery } from './endpoint.ts';
import { perNetwork } from './limits.ts';

const reports = perNetwork({ name: 'browser-error-network', points: 10, seconds: 60 * 60 });

export const browserErrorReport = endpoint(
  createRoute({
    method: 'post',
    path: '/browser-errors',
    summary: 'Tells of an error in the scripts of a page; whoever it is, nothing of them is kept',
    tags: ['browserError'],
    security: everybody,
    limits: [reports],
    bodyBytes: 4 * 1024,
    request: { query: noQuery, body: jsonBody(browserErrorSchema) },
    responses: accepts(acceptedSchema, 'It was told; it is counted if it is of a build that is served', 400, 403, 429),
  }),
  async (c) => {
    requireOwnOrigin(c);
    const { builds, routes } = c.var.integrations;
    await recordBrowserError({ ctx: c.var.ctx, builds, routes, input: c.req.valid('json') });
    return c.json({ accepted: true as const }, 202);
  },
);

/** Scripts of other sites tell nothing, neither what happened to them nor what they invent in their visitors' browsers. */
function requireOwnOrigin(c: Context<ApiEnv>): void {
  const origin = c.req.header('origin');
  const own = [c.get('publicUrl'), c.req.url].map((url) => new URL(url).origin);
  if (origin !== undefined && !own.includes(origin)) throw new ForbiddenError('foreign-origin', 'Only for our pages.');
}
