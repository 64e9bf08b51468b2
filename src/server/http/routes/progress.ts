import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idSchema } from '#src/contract/conventions.ts';
import {
  progressOverviewSchema,
  progressResetSchema,
  progressUpdateSchema,
  watchTimeSchema,
} from '#src/contract/progress.ts';
import { presentProgress } from '#src/server/http/presenters/presentProgress.ts';
import { getProgress, resetProgress, saveWatchTime, updateProgress } from '#src/server/services/learning/index.ts';
import { learners, signedIn } from './callers.ts';
import { answers, endpoint, jsonBody, noQuery } from './endpoint.ts';
import { perUser } from './limits.ts';

const tags = ['progress'];
const lectureParams = z.object({ lectureId: idSchema });

/** A player in a few tabs saves its position every few seconds. */
const writes = perUser({ name: 'progress-writes', points: 120, seconds: 60 });

export const progressOverview = endpoint(
  createRoute({
    method: 'get',
    path: '/progress/overview/{courseId}',
    summary: 'The way of the caller through a course',
    tags,
    security: signedIn,
    request: { params: z.object({ courseId: idSchema }), query: noQuery },
    responses: answers(progressOverviewSchema, 'The progress', 400, 401, 404),
  }),
  async (c) => {
    const progress = await getProgress({ ctx: c.var.ctx, input: c.req.valid('param') });
    return c.json(presentProgress(progress), 200);
  },
);

export const progressUpdate = endpoint(
  createRoute({
    method: 'put',
    path: '/progress/update/{lectureId}',
    summary: 'Completes a lecture, or takes that back; the first completion counts',
    tags,
    security: learners,
    limits: [writes],
    request: { params: lectureParams, query: noQuery, body: jsonBody(progressUpdateSchema) },
    responses: answers(progressOverviewSchema, 'The progress in the course', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(presentProgress(await updateProgress({ ctx: c.var.ctx, input })), 200);
  },
);

export const progressReset = endpoint(
  createRoute({
    method: 'post',
    path: '/progress/reset',
    summary: 'Forgets what the caller did in a course',
    tags,
    security: learners,
    limits: [writes],
    request: { query: noQuery, body: jsonBody(progressResetSchema) },
    responses: answers(progressOverviewSchema, 'The progress in the course', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const progress = await resetProgress({ ctx: c.var.ctx, input: c.req.valid('json') });
    return c.json(presentProgress(progress), 200);
  },
);

export const watchTime = endpoint(
  createRoute({
    method: 'put',
    path: '/progress/watch-time/{lectureId}',
    summary: 'Keeps the furthest position in the video of a lecture, and answers it',
    tags,
    security: learners,
    limits: [writes],
    request: { params: lectureParams, query: noQuery, body: jsonBody(watchTimeSchema) },
    responses: answers(watchTimeSchema, 'The furthest position', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json({ seconds: await saveWatchTime({ ctx: c.var.ctx, input }) }, 200);
  },
);
