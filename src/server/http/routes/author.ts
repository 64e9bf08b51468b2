import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { authorSchema } from '#src/contract/author.ts';
import { authorOverviewSchema } from '#src/contract/authorOverview.ts';
import { idSchema, slugSchema } from '#src/contract/conventions.ts';
import { presentAuthor } from '#src/server/http/presenters/presentAuthor.ts';
import { presentAuthorOverview } from '#src/server/http/presenters/presentAuthorOverview.ts';
import { getAuthor, getAuthorOverview } from '#src/server/services/catalogue/index.ts';
import { everybody } from './callers.ts';
import { answers, endpoint, noQuery } from './endpoint.ts';

const tags = ['author'];

export const authorBySlug = endpoint(
  createRoute({
    method: 'get',
    path: '/author/slug/{slug}',
    summary: 'One lecturer by address',
    tags,
    security: everybody,
    request: { params: z.object({ slug: slugSchema }), query: noQuery },
    responses: answers(authorSchema, 'The lecturer', 400, 404),
  }),
  async (c) => {
    const author = await getAuthor({ ctx: c.var.ctx, input: c.req.valid('param') });
    return c.json(await presentAuthor(author), 200);
  },
);

export const authorOverview = endpoint(
  createRoute({
    method: 'get',
    path: '/author/{authorId}/overview',
    summary: 'A lecturer with courses, posts and videos',
    tags,
    security: everybody,
    request: { params: z.object({ authorId: idSchema }), query: noQuery },
    responses: answers(authorOverviewSchema, 'The lecturer and what they made', 400, 404),
  }),
  async (c) => {
    const overview = await getAuthorOverview({ ctx: c.var.ctx, input: c.req.valid('param') });
    return c.json(await presentAuthorOverview(overview), 200);
  },
);
