import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  invitationDraftSchema,
  invitationListSchema,
  invitationSentSchema,
  invitationWithdrawnSchema,
} from '#src/contract/desk/people/deskInvitations.ts';
import { hours, inSeconds } from '#src/domain/duration.ts';
import { presentInvitation } from '#src/server/http/presenters/presentInvitation.ts';
import { admins } from '#src/server/http/routes/callers.ts';
import { answers, endpoint, jsonBody, noQuery } from '#src/server/http/routes/endpoint.ts';
import { perUser } from '#src/server/http/routes/limits.ts';
import { invite, inviteAgain, listInvitations, withdrawInvitation } from '#src/server/services/accounts/index.ts';
import { createAuthor } from '#src/server/services/writing/index.ts';

const tags = ['admin'];
const params = z.object({ invitationId: z.uuid() });
/** Each is a mail to an address that somebody has typed. */
const mails = perUser({ name: 'admin-invitations', points: 30, seconds: inSeconds(hours(1)) });
const writes = perUser({ name: 'admin-people', points: 60, seconds: 60 });

export const invitationList = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/invitation',
    summary: 'Invitations that nobody has answered, the newest first. For admins',
    tags,
    security: admins,
    request: { query: noQuery },
    responses: answers(invitationListSchema, 'At most a hundred', 400, 401, 403),
  }),
  async (c) => {
    const { ctx } = c.var;
    const listed = await listInvitations({ ctx });
    return c.json({ items: listed.map((one) => presentInvitation(one, ctx.now())) }, 200);
  },
);

export const invitationSending = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/invitation',
    summary:
      'Mails a link by which an address gets roles, whether it has an account or not; after a recent sign-in. For admins',
    tags,
    security: admins,
    limits: [mails],
    request: { query: noQuery, body: jsonBody(invitationDraftSchema) },
    responses: answers(invitationSentSchema, 'Until when it holds', 400, 401, 403, 429),
  }),
  async (c) => {
    const input = { ...c.req.valid('json'), makeAuthor: createAuthor };
    const { id, expiresAt } = await invite({ ctx: c.var.ctx, input });
    return c.json({ id, expiresAt: expiresAt.toISOString() }, 200);
  },
);

export const invitationRenewal = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/invitation/{invitationId}/renew',
    summary: 'Mails a new link, which ends the one before; after a recent sign-in. For admins',
    tags,
    security: admins,
    limits: [mails],
    request: { params, query: noQuery },
    responses: answers(invitationSentSchema, 'Until when it holds', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const { id, expiresAt } = await inviteAgain({
      ctx: c.var.ctx,
      input: { id: c.req.valid('param').invitationId },
    });
    return c.json({ id, expiresAt: expiresAt.toISOString() }, 200);
  },
);

export const invitationWithdrawal = endpoint(
  createRoute({
    method: 'delete',
    path: '/admin/invitation/{invitationId}',
    summary: 'Ends an invitation. For admins',
    tags,
    security: admins,
    limits: [writes],
    request: { params, query: noQuery },
    responses: answers(invitationWithdrawnSchema, 'Its link gives nothing any more', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    await withdrawInvitation({ ctx: c.var.ctx, input: { id: c.req.valid('param').invitationId } });
    return c.json({ withdrawn: true as const }, 200);
  },
);
