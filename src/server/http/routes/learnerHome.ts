import { createRoute } from '@hono/zod-openapi';
import { goalDraftSchema, goalSchema, learnerHomeSchema } from '#src/contract/learnerHome.ts';
import { presentLearnerHome } from '#src/server/http/presenters/presentLearnerHome.ts';
import { listAddedLectures } from '#src/server/services/catalogue/index.ts';
import { chooseGoal, getLearntDays } from '#src/server/services/learning/index.ts';
import { listAnsweredComments } from '#src/server/services/words/index.ts';
import { learners, signedIn } from './callers.ts';
import { answers, endpoint, jsonBody, noQuery } from './endpoint.ts';
import { perUser } from './limits.ts';

export const learnerHome = endpoint(
  createRoute({
    method: 'get',
    path: '/progress/home',
    summary:
      'What the caller’s home page shows beside their courses: days and weeks with learning, the goal, new lectures, answers to comments',
    tags: ['progress'],
    security: signedIn,
    request: { query: noQuery },
    responses: answers(learnerHomeSchema, 'The days and the news', 400, 401),
  }),
  async (c) => {
    const { ctx } = c.var;
    const [learntDays, addedLectures, answeredComments] = await Promise.all([
      getLearntDays({ ctx }),
      listAddedLectures({ ctx }),
      listAnsweredComments({ ctx }),
    ]);
    const goalDays = (ctx.actor.kind === 'user' && ctx.actor.user?.goalDays) || null;
    return c.json(presentLearnerHome({ learntDays, goalDays, addedLectures, answeredComments }), 200);
  },
);

export const goalChoice = endpoint(
  createRoute({
    method: 'put',
    path: '/progress/goal',
    summary: 'Keeps on how many days of a week the caller wants to learn; the last choice holds',
    tags: ['progress'],
    security: learners,
    limits: [perUser({ name: 'goal-choices', points: 30, seconds: 60 })],
    request: { query: noQuery, body: jsonBody(goalDraftSchema) },
    responses: answers(goalSchema, 'The goal that holds now', 400, 401, 403, 404, 429),
  }),
  async (c) => c.json(await chooseGoal({ ctx: c.var.ctx, input: c.req.valid('json') }), 200),
);
