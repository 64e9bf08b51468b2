import { createRoute } from '@hono/zod-openapi';
import { profileDraftSchema, profileSchema, userDeletedSchema, userExportSchema } from '#src/contract/user.ts';
import { presentProfile } from '#src/server/http/presenters/presentProfile.ts';
import { presentUserExport } from '#src/server/http/presenters/presentUserExport.ts';
import { hasRole } from '#src/server/policies/user.ts';
import { createUser, deleteUser, exportUser, getUser, updateUser } from '#src/server/services/accounts/index.ts';
import { signedIn } from './callers.ts';
import { answers, endpoint, jsonBody, noQuery } from './endpoint.ts';
import { perUser } from './limits.ts';

const tags = ['user'];
const draft = jsonBody(profileDraftSchema);
const writes = perUser({ name: 'user-writes', points: 30, seconds: 60 });

export const ownProfile = endpoint(
  createRoute({
    method: 'get',
    path: '/user',
    summary: 'The profile of the caller; 404 before onboarding',
    tags,
    security: signedIn,
    request: { query: noQuery },
    responses: answers(profileSchema, 'The profile', 400, 401, 404),
  }),
  (c) => c.json(presentProfile(getUser({ ctx: c.var.ctx }), hasRole(c.var.ctx.actor, 'ADMIN')), 200),
);

export const profileCreation = endpoint(
  createRoute({
    method: 'post',
    path: '/user',
    summary: 'Makes the profile of the caller, once',
    tags,
    security: signedIn,
    limits: [writes],
    request: { query: noQuery, body: draft },
    responses: answers(profileSchema, 'The profile', 400, 401, 403, 429),
  }),
  async (c) => {
    const user = await createUser({ ctx: c.var.ctx, input: c.req.valid('json') });
    return c.json(presentProfile(user, hasRole(c.var.ctx.actor, 'ADMIN')), 200);
  },
);

export const profileSignIn = endpoint(
  createRoute({
    method: 'post',
    path: '/user/sign-in',
    summary: 'Brings the address of the caller’s profile into step with a new sign-in, as every call that writes does',
    tags,
    security: signedIn,
    limits: [writes],
    request: { query: noQuery },
    responses: answers(profileSchema, 'The profile', 400, 401, 404, 429),
  }),
  async (c) => {
    return c.json(presentProfile(getUser({ ctx: c.var.ctx }), hasRole(c.var.ctx.actor, 'ADMIN')), 200);
  },
);

export const profileUpdate = endpoint(
  createRoute({
    method: 'put',
    path: '/user',
    summary: 'Replaces what the caller has written of themselves',
    tags,
    security: signedIn,
    limits: [writes],
    request: { query: noQuery, body: draft },
    responses: answers(profileSchema, 'The profile', 400, 401, 404, 429),
  }),
  async (c) => {
    const user = await updateUser({ ctx: c.var.ctx, input: c.req.valid('json') });
    return c.json(presentProfile(user, hasRole(c.var.ctx.actor, 'ADMIN')), 200);
  },
);

export const profileDeletion = endpoint(
  createRoute({
    method: 'delete',
    path: '/user',
    summary:
      'Deletes the caller’s profile, all that hangs on it and its newsletter subscription; after a recent sign-in, and not the last admin’s',
    tags,
    security: signedIn,
    limits: [writes],
    request: { query: noQuery },
    responses: answers(userDeletedSchema, 'They are gone', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const { adminEmails } = c.var.integrations;
    await deleteUser({ ctx: c.var.ctx, input: { adminEmails } });
    return c.json({ deleted: true as const }, 200);
  },
);

export const profileExport = endpoint(
  createRoute({
    method: 'get',
    path: '/user/export',
    summary: 'Everything that the site keeps of the caller, as a file',
    tags,
    security: signedIn,
    request: { query: noQuery },
    responses: answers(userExportSchema, 'The data', 400, 401, 404),
  }),
  async (c) => {
    const data = await exportUser({ ctx: c.var.ctx });
    c.header('content-disposition', 'attachment; filename="moje-udaje.json"');
    return c.json(presentUserExport(data, hasRole(c.var.ctx.actor, 'ADMIN')), 200);
  },
);
