import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { slugSchema } from '#src/contract/conventions.ts';
import { postListQuerySchema, postPageSchema, postSchema } from '#src/contract/post.ts';
import { presentPost, presentPostPage } from '#src/server/http/presenters/presentPost.ts';
import { getPost, listPosts } from '#src/server/services/catalogue/index.ts';
import { everybody } from './callers.ts';
import { answers, endpoint, noQuery } from './endpoint.ts';

const tags = ['post'];

export const postList = endpoint(
  createRoute({
    method: 'get',
    path: '/wp/post',
    summary: 'Articles or podcast episodes, newest first, six a page; `tag` filters',
    tags,
    security: everybody,
    request: { query: postListQuerySchema },
    responses: answers(postPageSchema, 'A page of posts and every tag of their kind', 400, 404),
  }),
  async (c) => {
    const posts = await listPosts({ ctx: c.var.ctx, input: c.req.valid('query') });
    return c.json(presentPostPage(posts), 200);
  },
);

export const postBySlug = endpoint(
  createRoute({
    method: 'get',
    path: '/wp/post/{slug}',
    summary: 'One article or episode',
    tags,
    security: everybody,
    request: { params: z.object({ slug: slugSchema }), query: noQuery },
    responses: answers(postSchema, 'The post', 400, 404),
  }),
  async (c) => {
    const post = await getPost({ ctx: c.var.ctx, input: c.req.valid('param') });
    return c.json(await presentPost(post), 200);
  },
);
