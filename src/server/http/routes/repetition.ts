import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idSchema } from '#src/contract/conventions.ts';
import { lectureQuerySchema } from '#src/contract/lecture.ts';
import {
  ownRepetitionSchema,
  repeatedAnswerDraftSchema,
  repeatedAnswerSchema,
  repeatedLectureListSchema,
  repeatedLecturesQuerySchema,
  repeatedQuestionListSchema,
} from '#src/contract/repetition.ts';
import { presentGraded, presentQuestion } from '#src/server/http/presenters/presentQuiz.ts';
import { presentLectureToRepeat, presentOwnQuestions } from '#src/server/http/presenters/presentRepetition.ts';
import {
  answerAgain,
  listOwnQuestions,
  listQuestionsToRepeat,
  listSampleQuestions,
} from '#src/server/services/learning/index.ts';
import { everybody, signedIn } from './callers.ts';
import { answers, endpoint, jsonBody, noQuery } from './endpoint.ts';
import { perNetwork } from './limits.ts';

const tags = ['repetition'];
/** A class behind one address repeats together. */
const grading = perNetwork({ name: 'repetition-answers', points: 300, seconds: 60 });

export const ownRepetition = endpoint(
  createRoute({
    method: 'get',
    path: '/repetition',
    summary:
      'The questions of the lectures that the caller has finished, and the answers to them; the browser says which wait',
    tags,
    security: signedIn,
    request: { query: noQuery },
    responses: answers(ownRepetitionSchema, 'Lectures with their questions, and answers', 400, 401),
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
    const { items, quizQuestions } = await listQuestionsToRepeat({ ctx: c.var.ctx, input: { lectureId, preview } });
    return c.json({ items, quizQuestions: await Promise.all(quizQuestions.map(presentQuestion)) }, 200);
  },
);

export const repeatedAnswer = endpoint(
  createRoute({
    method: 'post',
    path: '/repetition/answer',
    summary:
      'Grades an answer to a question of a quiz that has returned; a learner’s is kept, the first of each day, a visitor’s is not',
    tags,
    security: everybody,
    limits: [grading],
    request: { query: noQuery, body: jsonBody(repeatedAnswerDraftSchema) },
    responses: answers(repeatedAnswerSchema, 'The answer with what is right', 400, 401, 403, 404, 429),
  }),
  async (c) => c.json(await presentGraded(await answerAgain({ ctx: c.var.ctx, input: c.req.valid('json') })), 200),
);
