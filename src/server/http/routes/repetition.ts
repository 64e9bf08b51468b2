import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idSchema } from '#src/contract/conventions.ts';
import { lectureQuerySchema } from '#src/contract/lecture.ts';
import {
  ownRepetitionSchema,
  repeatedLectureListSchema,
  repeatedLecturesQuerySchema,
  repeatedQuestionListSchema,
} from '#src/contract/repetition.ts';
import { presentLectureToRepeat, presentOwnQuestions } from '#src/server/http/presenters/presentRepetition.ts';
import { listOwnQuestions, listQuestionsToRepeat, listSampleQuestions } from '#src/server/services/learning/index.ts';
import { everybody, learners } from './callers.ts';
import { answers, endpoint, noQuery } from './endpoint.ts';

const tags = ['repetition'];

export const ownRepetition = endpoint(
  createRoute({
    method: 'get',
    path: '/repetition',
    summary:
      'The questions of the lectures that the caller has finished, and the answers to them; the browser says which wait',
    tags,
    security: learners,
    request: { query: noQuery },
    responses: answers(ownRepetitionSchema, 'Lectures with their questions, and answers', 400, 401, 403),
  }),
  async (c) => c.json(presentOwnQuestions(await listOwnQuestions({ ctx: c.var.ctx })), 200),
);

export const sampleRepetition = endpoint(
  createRoute({
    method: 'get',
    path: '/repetition/sample',
    summary:
      'The questions of lectures of free samples, for who has finished them without an account; others are left out',
    tags,
    security: everybody,
    request: { query: repeatedLecturesQuerySchema },
    responses: answers(repeatedLectureListSchema, 'Lectures with their questions', 400, 401),
  }),
  async (c) => {
    const lectures = await listSampleQuestions({
      ctx: c.var.ctx,
      input: { lectureIds: c.req.valid('query').lectures },
    });
    return c.json({ items: lectures.map(presentLectureToRepeat) }, 200);
  },
);

export const repeatedQuestions = endpoint(
  createRoute({
    method: 'get',
    path: '/repetition/lecture/{lectureId}',
    summary: 'The questions of a lecture that return, as they are asked alone; `preview=true` as for the lecture',
    tags,
    security: everybody,
    request: { params: z.object({ lectureId: idSchema }), query: lectureQuerySchema },
    responses: answers(repeatedQuestionListSchema, 'The questions', 400, 401, 403, 404),
  }),
  async (c) => {
    const { lectureId } = c.req.valid('param');
    const preview = c.req.valid('query').preview === 'true';
    return c.json({ items: await listQuestionsToRepeat({ ctx: c.var.ctx, input: { lectureId, preview } }) }, 200);
  },
);
