import { createRoute } from '@hono/zod-openapi';
import { nextCourseVoteDraftSchema, nextCourseVoteSchema } from '#src/contract/nextCourse.ts';
import type { RateLimit } from '#src/server/integrations/rateLimiter.ts';
import { presentNextCourseVote } from '#src/server/presenters/presentNextCourseVote.ts';
import { getNextCourseVote } from '#src/server/services/nextCourse/getNextCourseVote.ts';
import { voteForNextCourse } from '#src/server/services/nextCourse/voteForNextCourse.ts';
import { everybody } from './callers.ts';
import { clientAddress } from './clientAddress.ts';
import { answers, endpoint, noQuery } from './endpoint.ts';

const tags = ['nextCourse'];
const day = 24 * 60 * 60;
const votesPerNetwork: RateLimit = { name: 'next-course-network', points: 3, seconds: day };
const votesPerUser: RateLimit = { name: 'next-course-user', points: 30, seconds: 60 };

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
    request: {
      query: noQuery,
      body: { content: { 'application/json': { schema: nextCourseVoteDraftSchema } }, required: true },
    },
    responses: answers(nextCourseVoteSchema, 'How the vote stands', 400, 403, 404, 429),
  }),
  async (c) => {
    const { ctx, integrations } = c.var;
    if (ctx.actor.kind === 'user') await integrations.rateLimiter.consume(votesPerUser, ctx.actor.identity.uid);
    else await integrations.rateLimiter.consume(votesPerNetwork, clientAddress(c));
    const state = await voteForNextCourse({ ctx, input: c.req.valid('json') });
    return c.json(presentNextCourseVote(state), 200);
  },
);
