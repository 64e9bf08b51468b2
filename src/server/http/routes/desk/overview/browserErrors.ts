import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  browserErrorSettlingSchema,
  deskBrowserErrorPageSchema,
  deskBrowserErrorQuerySchema,
  deskBrowserErrorSchema,
} from '#src/contract/desk/overview/deskBrowserErrors.ts';
import { presentBrowserError } from '#src/server/http/presenters/presentBrowserError.ts';
import { presentPaged } from '#src/server/http/presenters/presentPaged.ts';
import { admins } from '#src/server/http/routes/callers.ts';
import { answers, endpoint, jsonBody, noQuery } from '#src/server/http/routes/endpoint.ts';
import { perUser } from '#src/server/http/routes/limits.ts';
import { listBrowserErrors, settleBrowserError } from '#src/server/services/overview/index.ts';

const tags = ['admin'];
const writes = perUser({ name: 'desk-browser-error-writes', points: 60, seconds: 60 });

export const browserErrorList = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/browser-errors',
    summary: "Errors that visitors' browsers met in our scripts, thirty a page. For admins",
    tags,
    security: admins,
    request: { query: deskBrowserErrorQuerySchema },
    responses: answers(deskBrowserErrorPageSchema, 'A page of errors', 400, 401, 403, 404),
  }),
  async (c) => {
    const errors = await listBrowserErrors({ ctx: c.var.ctx, input: c.req.valid('query') });
    const [current = null] = c.var.integrations.builds.releases;
    return c.json({ ...presentPaged(errors, presentBrowserError), releases: errors.releases, current }, 200);
  },
);

export const browserErrorSettling = endpoint(
  createRoute({
    method: 'put',
    path: '/admin/browser-errors/{errorId}',
    summary: 'Is done with an error until a later release has it again, or opens it. For admins',
    tags,
    security: admins,
    limits: [writes],
    request: {
      params: z.object({ errorId: z.uuid() }),
      query: noQuery,
      body: jsonBody(browserErrorSettlingSchema),
    },
    responses: answers(deskBrowserErrorSchema, 'The error', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(presentBrowserError(await settleBrowserError({ ctx: c.var.ctx, input })), 200);
  },
);
