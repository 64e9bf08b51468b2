import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import {
  adminEventPageSchema,
  reportedCommentPageSchema,
  reportsClosedSchema,
  userBlockedSchema,
} from '#src/contract/admin.ts';
import { idSchema, pageQuerySchema } from '#src/contract/common.ts';
import type { RateLimit } from '#src/server/integrations/rateLimiter.ts';
import { requireAdmin } from '#src/server/policies/user.ts';
import { presentAdminEvent, presentReportedComment } from '#src/server/presenters/presentAdmin.ts';
import { presentPaged } from '#src/server/presenters/presentPaged.ts';
import { listAdminEvents } from '#src/server/services/admin/listAdminEvents.ts';
import { closeReports } from '#src/server/services/comment/closeReports.ts';
import { listReportedComments } from '#src/server/services/comment/listReportedComments.ts';
import { blockUser } from '#src/server/services/user/blockUser.ts';
import { admins } from './callers.ts';
import { type ApiEnv, answers, endpoint, noQuery } from './endpoint.ts';

const tags = ['admin'];
const ofUser = z.object({ userId: idSchema });
const writes: RateLimit = { name: 'admin-writes', points: 60, seconds: 60 };

export const adminEventList = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/event',
    summary: 'What admins have done to others and read of them, the newest first, fifty a page. For admins',
    tags,
    security: admins,
    request: { query: pageQuerySchema },
    responses: answers(adminEventPageSchema, 'A page of acts', 400, 401, 403, 404),
  }),
  async (c) => {
    const events = await listAdminEvents({ ctx: c.var.ctx, input: c.req.valid('query') });
    return c.json(presentPaged(events, presentAdminEvent), 200);
  },
);

export const reportedCommentList = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/comment-report',
    summary: 'Comments with open reports, the last reported first, twenty a page. For admins',
    tags,
    security: admins,
    request: { query: pageQuerySchema },
    responses: answers(reportedCommentPageSchema, 'A page of comments', 400, 401, 403, 404),
  }),
  async (c) => {
    const reported = await listReportedComments({ ctx: c.var.ctx, input: c.req.valid('query') });
    return c.json(presentPaged(reported, presentReportedComment), 200);
  },
);

export const reportClosing = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/comment-report/{commentId}/close',
    summary: 'Closes the open reports of a comment, which stays. For admins',
    tags,
    security: admins,
    request: { params: z.object({ commentId: z.uuid() }), query: noQuery },
    responses: answers(reportsClosedSchema, 'How many there were', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    await limitWrites(c);
    return c.json({ closed: await closeReports({ ctx: c.var.ctx, input: c.req.valid('param') }) }, 200);
  },
);

export const userBlocking = blockingEndpoint(
  'block',
  true,
  'Lets a learner write no comments and reviews any more; after a recent sign-in. For admins',
);
export const userUnblocking = blockingEndpoint('unblock', false, 'Lets a blocked learner write again. For admins');

function blockingEndpoint(verb: 'block' | 'unblock', isBlocked: boolean, summary: string) {
  return endpoint(
    createRoute({
      method: 'post',
      path: `/admin/user/{userId}/${verb}`,
      summary,
      tags,
      security: admins,
      request: { params: ofUser, query: noQuery },
      responses: answers(userBlockedSchema, 'It is so, also when it was before', 400, 401, 403, 404, 429),
    }),
    async (c) => {
      await limitWrites(c);
      await blockUser({ ctx: c.var.ctx, input: { ...c.req.valid('param'), isBlocked } });
      return c.json({ isBlocked }, 200);
    },
  );
}

function limitWrites(c: Context<ApiEnv>): Promise<void> {
  const { identity } = requireAdmin(c.var.ctx.actor);
  return c.var.integrations.rateLimiter.consume(writes, identity.uid);
}
