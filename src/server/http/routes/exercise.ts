import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idSchema } from '#src/contract/conventions.ts';
import { exerciseStatisticsQuerySchema } from '#src/contract/desk/overview/deskOverview.ts';
import {
  exerciseParamsSchema,
  exerciseStatisticsSchema,
  exerciseUpdatedSchema,
  exerciseUpdateSchema,
  savedExerciseListSchema,
} from '#src/contract/exerciseProgress.ts';
import { presentSavedExercise } from '#src/server/http/presenters/presentSavedExercise.ts';
import { exerciseStatistics, listOwnExercises, updateExercise } from '#src/server/services/learning/index.ts';
import { authors, learners } from './callers.ts';
import { answers, endpoint, jsonBody, noQuery } from './endpoint.ts';
import { perUser } from './limits.ts';

/** Drafts are sent when somebody pauses; after a sign-in all that was done before comes at once. */
const writes = perUser({ name: 'exercise-writes', points: 240, seconds: 60 });

export const ownExerciseList = endpoint(
  createRoute({
    method: 'get',
    path: '/exercise/lecture/{lectureId}',
    summary: 'Drafts of the caller in the exercises of a lecture, and which have passed',
    tags: ['exercise'],
    security: learners,
    request: { params: z.object({ lectureId: idSchema }), query: noQuery },
    responses: answers(savedExerciseListSchema, 'Those that were begun', 400, 401, 403, 404),
  }),
  async (c) => {
    const { items, gone } = await listOwnExercises({ ctx: c.var.ctx, input: c.req.valid('param') });
    return c.json({ items: items.map(presentSavedExercise), gone: gone.map(presentSavedExercise) }, 200);
  },
);

export const exerciseUpdate = endpoint(
  createRoute({
    method: 'put',
    path: '/exercise/{exerciseId}',
    summary: 'Takes a draft and attempts; the later draft stays, and so does what has passed. Twice is once',
    tags: ['exercise'],
    security: learners,
    limits: [writes],
    request: { params: exerciseParamsSchema, query: noQuery, body: jsonBody(exerciseUpdateSchema) },
    responses: answers(exerciseUpdatedSchema, 'What is known of it now', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    const { exercise, lectureCompleted } = await updateExercise({ ctx: c.var.ctx, input });
    return c.json({ exercise: presentSavedExercise(exercise), lectureCompleted }, 200);
  },
);

export const exerciseStatisticsList = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/exercise-statistics',
    summary:
      'How many learners tried the exercises of a course, and passed at which try. For editors, and lecturers of the course',
    tags: ['admin'],
    security: authors,
    request: { query: exerciseStatisticsQuerySchema },
    responses: answers(exerciseStatisticsSchema, 'The exercises in the order of the course', 400, 401, 403, 404),
  }),
  async (c) => {
    return c.json({ items: await exerciseStatistics({ ctx: c.var.ctx, input: c.req.valid('query') }) }, 200);
  },
);
