import { createRoute } from '@hono/zod-openapi';
import { learnerHomeSchema } from '#src/contract/learnerHome.ts';
import { presentLearnerHome } from '#src/server/http/presenters/presentLearnerHome.ts';
import { listAddedLectures } from '#src/server/services/catalogue/index.ts';
import { listLearntDays } from '#src/server/services/learning/index.ts';
import { listAnsweredComments } from '#src/server/services/words/index.ts';
import { signedIn } from './callers.ts';
import { answers, endpoint, noQuery } from './endpoint.ts';

export const learnerHome = endpoint(
  createRoute({
    method: 'get',
    path: '/progress/home',
    summary:
      'What the caller’s home page shows beside their courses: days of this week with learning, new lectures, answers to comments',
    tags: ['progress'],
    security: signedIn,
    request: { query: noQuery },
    responses: answers(learnerHomeSchema, 'The days and the news', 400, 401),
  }),
  async (c) => {
    const { ctx } = c.var;
    const [learntOn, addedLectures, answeredComments] = await Promise.all([
      listLearntDays({ ctx }),
      listAddedLectures({ ctx }),
      listAnsweredComments({ ctx }),
    ]);
    return c.json(presentLearnerHome({ learntOn, addedLectures, answeredComments }), 200);
  },
);
