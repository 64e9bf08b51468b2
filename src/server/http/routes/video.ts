import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { pageQuerySchema, slugSchema } from '#src/contract/conventions.ts';
import { videoPageSchema, videoSchema } from '#src/contract/video.ts';
import { presentPaged } from '#src/server/http/presenters/presentPaged.ts';
import { presentVideo, presentVideoCard } from '#src/server/http/presenters/presentVideo.ts';
import { getVideo, listVideos } from '#src/server/services/catalogue/index.ts';
import { everybody } from './callers.ts';
import { answers, endpoint, noQuery } from './endpoint.ts';

const tags = ['video'];

export const videoList = endpoint(
  createRoute({
    method: 'get',
    path: '/youtube',
    summary: 'Videos, newest first, six a page',
    tags,
    security: everybody,
    request: { query: pageQuerySchema },
    responses: answers(videoPageSchema, 'A page of videos', 400, 404),
  }),
  async (c) => {
    const videos = await listVideos({ ctx: c.var.ctx, input: c.req.valid('query') });
    return c.json(presentPaged(videos, presentVideoCard), 200);
  },
);

export const videoBySlug = endpoint(
  createRoute({
    method: 'get',
    path: '/youtube/{slug}',
    summary: 'One video with its transcript',
    tags,
    security: everybody,
    request: { params: z.object({ slug: slugSchema }), query: noQuery },
    responses: answers(videoSchema, 'The video', 400, 404),
  }),
  async (c) => {
    const video = await getVideo({ ctx: c.var.ctx, input: c.req.valid('param') });
    return c.json(await presentVideo(video), 200);
  },
);
