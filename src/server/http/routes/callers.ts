import type { MiddlewareHandler } from 'hono';
import type { Role } from '#src/contract/role.ts';
import { requireProfile, requireRole, requireSignedIn } from '#src/server/policies/user.ts';
import type { ApiEnv } from './apiEnv.ts';

/** The names under which the OpenAPI document describes how a caller proves who they are. */
export const securitySchemes = {
  firebaseIdToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'An ID token of Firebase. Roles: `profile` after onboarding, `ADMIN`, `EDITOR`, `LECTURER`, `MODERATOR`, `TREASURER` and `TEACHER` as admins give them.',
  },
  stripeSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'stripe-signature',
    description: 'The signature of the payment provider over the body.',
  },
  wordpressSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'x-hub-signature-256',
    description: '`sha256=` and the HMAC of the body with the secret that the WordPress knows, in hex.',
  },
} as const;

/** Ways to be let in, one of which is enough; the empty one needs nothing. */
export type Callers = { firebaseIdToken?: ('profile' | Role)[]; stripeSignature?: []; wordpressSignature?: [] }[];

/** Everybody; a token, where there is one, says whom the answer is for. */
export const everybody: Callers = [{}, { firebaseIdToken: [] }];
export const signedIn: Callers = [{ firebaseIdToken: [] }];
/** Who has a profile. */
export const learners: Callers = [{ firebaseIdToken: ['profile'] }];
export const admins = withRole();
export const moderators = withRole('MODERATOR');
/** Who keeps the books. */
export const treasurers = withRole('TREASURER');
/** Who may look people up; what of them is shown says the service. */
export const peopleReaders = withRole('MODERATOR', 'TREASURER');
/** Who writes courses and posts; of lecturers the service asks whose they are. */
export const authors = withRole('EDITOR', 'LECTURER');
/** Who writes for everybody. */
export const editors = withRole('EDITOR');
/** Who finds content by its name, also what is not on the web yet. */
export const contentFinders = withRole('EDITOR', 'LECTURER', 'MODERATOR');
/** Who has any role of the desk. */
export const staff = withRole('EDITOR', 'LECTURER', 'MODERATOR', 'TREASURER');
/** Who has classes. */
export const teachers = withRole('TEACHER');
/** The handler checks the signature: it is made over the body. */
export const paymentProvider: Callers = [{ stripeSignature: [] }];
/** As above. */
export const wordpress: Callers = [{ wordpressSignature: [] }];

/** Refuses who may not call, before anything else of the call is looked at. */
export function requireCaller(callers: Callers): MiddlewareHandler<ApiEnv> {
  const isOpen = callers.some(({ firebaseIdToken }) => firebaseIdToken === undefined);
  const roles = callers.flatMap(({ firebaseIdToken }) => firebaseIdToken ?? []);
  return async ({ var: { ctx } }, next) => {
    if (!isOpen) requireSignedIn(ctx.actor);
    if (roles.includes('profile')) requireProfile(ctx.actor);
    const deskRoles = roles.filter((role) => role !== 'profile');
    if (deskRoles.length > 0) requireRole(ctx.actor, ...deskRoles);
    await next();
  };
}

/** Admins may do what any role may. */
function withRole(...roles: Role[]): Callers {
  return (['ADMIN', ...roles] as const).map((role) => ({ firebaseIdToken: [role] }));
}
