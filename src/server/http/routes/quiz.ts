import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idSchema } from '#src/contract/conventions.ts';
import { lectureQuerySchema } from '#src/contract/lecture.ts';
import {
  answerResetQuerySchema,
  guestAnswersSchema,
  questionListSchema,
  quizListSchema,
  userAnswerDraftSchema,
  userAnswerListSchema,
  userAnswerSchema,
} from '#src/contract/quiz.ts';
import { presentQuestion, presentQuiz, presentUserAnswer } from '#src/server/http/presenters/presentQuiz.ts';
import {
  answerQuestion,
  gradeAnswers,
  listAnswers,
  listQuestions,
  listQuizzes,
  resetAnswers,
} from '#src/server/services/learning/index.ts';
import { everybody, learners } from './callers.ts';
import { answers, endpoint, jsonBody, noQuery } from './endpoint.ts';
import { perNetwork, perUser } from './limits.ts';

const tags = ['quiz'];
const quizId = z.object({ quizId: idSchema });
/** A class behind one address answers a quiz together. */
const grading = perNetwork({ name: 'quiz-guest', points: 300, seconds: 60 });
const writes = perUser({ name: 'quiz-writes', points: 120, seconds: 60 });

export const lectureQuizzes = endpoint(
  createRoute({
    method: 'get',
    path: '/quiz/lecture/{lectureId}',
    summary: 'The quizzes of a lecture, for who may open it; `preview=true` as for the lecture',
    tags,
    security: everybody,
    request: { params: z.object({ lectureId: idSchema }), query: lectureQuerySchema },
    responses: answers(quizListSchema, 'The quizzes', 400, 401, 403, 404),
  }),
  async (c) => {
    const { lectureId } = c.req.valid('param');
    const preview = c.req.valid('query').preview === 'true';
    const quizzes = await listQuizzes({ ctx: c.var.ctx, input: { lectureId, preview } });
    return c.json({ items: quizzes.map(presentQuiz) }, 200);
  },
);

export const quizQuestions = endpoint(
  createRoute({
    method: 'get',
    path: '/quiz/{quizId}/question',
    summary: 'The questions of a quiz without their keys; `preview=true` as for the lecture',
    tags,
    security: everybody,
    request: { params: quizId, query: lectureQuerySchema },
    responses: answers(questionListSchema, 'The questions', 400, 401, 403, 404),
  }),
  async (c) => {
    const preview = c.req.valid('query').preview === 'true';
    const questions = await listQuestions({ ctx: c.var.ctx, input: { ...c.req.valid('param'), preview } });
    return c.json({ items: await Promise.all(questions.map(presentQuestion)) }, 200);
  },
);

export const quizAnswering = endpoint(
  createRoute({
    method: 'post',
    path: '/quiz/question/user-answer/',
    summary: 'Answers a question; the first answer holds, and any later call gets it back',
    tags,
    security: learners,
    limits: [writes],
    request: { query: noQuery, body: jsonBody(userAnswerDraftSchema) },
    responses: answers(userAnswerSchema, 'The answer with what is right', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const answered = await answerQuestion({ ctx: c.var.ctx, input: c.req.valid('json') });
    return c.json(await presentUserAnswer(answered), 200);
  },
);

export const guestQuizAnswers = endpoint(
  createRoute({
    method: 'post',
    path: '/quiz/{quizId}/guest-answers',
    summary: 'Grades answers to a quiz of a free sample without an account; nothing of it is kept',
    tags,
    security: everybody,
    limits: [grading],
    request: { params: quizId, query: noQuery, body: jsonBody(guestAnswersSchema) },
    responses: answers(userAnswerListSchema, 'The answers that fit, with what is right', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const input = { ...c.req.valid('param'), answers: c.req.valid('json').items };
    const graded = await gradeAnswers({ ctx: c.var.ctx, input });
    return c.json({ items: await Promise.all(graded.map(presentUserAnswer)) }, 200);
  },
);

export const ownQuizAnswers = endpoint(
  createRoute({
    method: 'get',
    path: '/quiz/{quizId}/question/user-answer',
    summary: 'The answers of the caller to a quiz, in the order of its questions',
    tags,
    security: learners,
    request: { params: quizId, query: noQuery },
    responses: answers(userAnswerListSchema, 'The answers', 400, 401, 403, 404),
  }),
  async (c) => {
    const answered = await listAnswers({ ctx: c.var.ctx, input: c.req.valid('param') });
    return c.json({ items: await Promise.all(answered.map(presentUserAnswer)) }, 200);
  },
);

export const quizAnswerReset = endpoint(
  createRoute({
    method: 'delete',
    path: '/quiz/{quizId}/question/user-answer',
    summary: 'Forgets the answers of the caller to a quiz; `only=wrong` keeps what was right',
    tags,
    security: learners,
    limits: [writes],
    request: { params: quizId, query: answerResetQuerySchema },
    responses: answers(userAnswerListSchema, 'The answers that are left', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const onlyWrong = c.req.valid('query').only === 'wrong';
    const left = await resetAnswers({ ctx: c.var.ctx, input: { ...c.req.valid('param'), onlyWrong } });
    return c.json({ items: await Promise.all(left.map(presentUserAnswer)) }, 200);
  },
);
