import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { sourceListSchema, sourceNameSchema } from '#src/contract/desk/content/deskSource.ts';
import { presentSource } from '#src/server/http/presenters/presentSource.ts';
import { editors } from '#src/server/http/routes/callers.ts';
import { answers, endpoint, noQuery } from '#src/server/http/routes/endpoint.ts';
import { perUser } from '#src/server/http/routes/limits.ts';
import { askSource, listSources } from '#src/server/services/writing/index.ts';

const tags = ['admin'];
/** Each is a look at somebody else's server. */
const looks = perUser({ name: 'source-looks', points: 10, seconds: 60 });

export const sourceList = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/source',
    summary: 'What the site can be fed from, with what the last look at each did. For editors',
    tags,
    security: editors,
    request: { query: noQuery },
    responses: answers(sourceListSchema, 'All sources, also those that are not configured', 400, 401, 403),
  }),
  async (c) => c.json({ items: (await listSources({ ctx: c.var.ctx })).map(presentSource) }, 200),
);

export const sourceAsking = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/source/{name}/run',
    summary: 'Looks at a source at once, not only when it is due. For editors',
    tags,
    security: editors,
    limits: [looks],
    request: { params: z.object({ name: sourceNameSchema }) },
    responses: answers(sourceListSchema, 'All sources; the look itself takes its time', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const { ctx } = c.var;
    await askSource({ ctx, input: c.req.valid('param') });
    return c.json({ items: (await listSources({ ctx })).map(presentSource) }, 200);
  },
);
