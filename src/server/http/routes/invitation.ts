import { createRoute } from '@hono/zod-openapi';
import { invitationAcceptedSchema, openedInvitationSchema } from '#src/contract/desk/people/deskInvitations.ts';
import { mailedTokenSchema } from '#src/contract/mailedToken.ts';
import { hours, inSeconds } from '#src/domain/duration.ts';
import { presentOpenedInvitation } from '#src/server/http/presenters/presentInvitation.ts';
import { acceptInvitation, openInvitation } from '#src/server/services/accounts/index.ts';
import { everybody, learners } from './callers.ts';
import { answers, endpoint, jsonBody, noQuery } from './endpoint.ts';
import { perNetwork, perUser } from './limits.ts';

const tags = ['user'];
/** Nobody guesses 256 bits; whoever tries is stopped all the same. */
const looks = perNetwork({ name: 'invitation-look', points: 120, seconds: inSeconds(hours(1)) });
const answersOfUser = perUser({ name: 'invitation-accept', points: 20, seconds: inSeconds(hours(1)) });

export const invitationOpening = endpoint(
  createRoute({
    method: 'post',
    path: '/invitation/open',
    summary: 'What the link of an invitation gives and to whom, with the token of its mail; tells nothing of accounts',
    tags,
    security: everybody,
    limits: [looks],
    request: { query: noQuery, body: jsonBody(mailedTokenSchema) },
    responses: answers(openedInvitationSchema, 'The invitation', 400, 404, 429),
  }),
  async (c) => {
    const opened = await openInvitation({ ctx: c.var.ctx, input: c.req.valid('json') });
    return c.json(presentOpenedInvitation(opened), 200);
  },
);

export const invitationAccepting = endpoint(
  createRoute({
    method: 'post',
    path: '/invitation/accept',
    summary: 'Gives the roles of an invitation to who has proven its address, once',
    tags,
    security: learners,
    limits: [answersOfUser],
    request: { query: noQuery, body: jsonBody(mailedTokenSchema) },
    responses: answers(invitationAcceptedSchema, 'The roles', 400, 401, 403, 404, 429),
  }),
  async (c) => c.json({ roles: await acceptInvitation({ ctx: c.var.ctx, input: c.req.valid('json') }) }, 200),
);
