import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { slugSchema } from '#src/contract/conventions.ts';
import { pageContentSchema } from '#src/contract/page.ts';
import { presentPageContent } from '#src/server/http/presenters/presentPageContent.ts';
import { getPage } from '#src/server/services/catalogue/index.ts';
import { everybody } from './callers.ts';
import { answers, endpoint, noQuery } from './endpoint.ts';

export const pageBySlug = endpoint(
  createRoute({
    method: 'get',
    path: '/page/{slug}',
    summary: 'A static page, such as the one about the project',
    tags: ['page'],
    security: everybody,
    request: { params: z.object({ slug: slugSchema }), query: noQuery },
    responses: answers(pageContentSchema, 'The page', 400, 404),
  }),
  async (c) => {
    const page = await getPage({ ctx: c.var.ctx, input: c.req.valid('param') });
    return c.json(await presentPageContent(page), 200);
  },
);
