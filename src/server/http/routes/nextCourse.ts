import { createRoute } from '@hono/zod-openapi';
import { nextCourseVoteDraftSchema, nextCourseVoteSchema } from '#src/contract/nextCourse.ts';
import { days, inSeconds } from '#src/domain/duration.ts';
import { presentNextCourseVote } from '#src/server/http/presenters/presentNextCourseVote.ts';
import { getNextCourseVote, voteForNextCourse } from '#src/server/services/catalogue/index.ts';
import { everybody } from './callers.ts';
import { answers, endpoint, jsonBody, noQuery } from './endpoint.ts';
import { perNetwork, perUser, perUserElse } from './limits.ts';

const tags = ['nextCourse'];
const votes = perUserElse(
  perUser({ name: 'next-course-user', points: 30, seconds: 60 }),
  perNetwork({ name: 'next-course-network', points: 3, seconds: inSeconds(days(1)) }),
);

export const nextCourseState = endpoint(
  createRoute({
    method: 'get',
    path: '/next-course-vote',
    summary: 'The courses that may be made next, with their votes and the vote of the caller',
    tags,
    security: everybody,
    request: { query: noQuery },
    responses: answers(nextCourseVoteSchema, 'How the vote stands', 400),
  }),
  async (c) => c.json(presentNextCourseVote(await getNextCourseVote({ ctx: c.var.ctx })), 200),
);

export const nextCourseVoting = endpoint(
  createRoute({
    method: 'post',
    path: '/next-course-vote',
    summary: 'Votes for a course: a learner once, a visitor three times a day from one network',
    tags,
    security: everybody,
    limits: [votes],
    request: { query: noQuery, body: jsonBody(nextCourseVoteDraftSchema) },
    responses: answers(nextCourseVoteSchema, 'How the vote stands', 400, 403, 404, 429),
  }),
  async (c) => {
    const state = await voteForNextCourse({ ctx: c.var.ctx, input: c.req.valid('json') });
    return c.json(presentNextCourseVote(state), 200);
  },
);
