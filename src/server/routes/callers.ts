import type { MiddlewareHandler } from 'hono';
import { requireAdmin, requireProfile, requireSignedIn } from '#src/server/policies/user.ts';
import type { ApiEnv } from './endpoint.ts';

/** The names under which the OpenAPI document describes how a caller proves who they are. */
export const securitySchemes = {
  firebaseIdToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'An ID token of Firebase. Roles: `profile` after onboarding, `admin` for admins.',
  },
  stripeSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'stripe-signature',
    description: 'The signature of the payment provider over the body.',
  },
} as const;

type Role = 'profile' | 'admin';
/** Ways to be let in, one of which is enough; the empty one needs nothing. */
export type Callers = { firebaseIdToken?: Role[]; stripeSignature?: [] }[];

/** Everybody; a token, where there is one, says whom the answer is for. */
export const everybody: Callers = [{}, { firebaseIdToken: [] }];
export const signedIn: Callers = [{ firebaseIdToken: [] }];
/** Who has a profile. */
export const learners: Callers = [{ firebaseIdToken: ['profile'] }];
export const admins: Callers = [{ firebaseIdToken: ['admin'] }];
/** The handler checks the signature: it is made over the body. */
export const paymentProvider: Callers = [{ stripeSignature: [] }];

/** Refuses who may not call, before anything else of the call is looked at. */
export function requireCaller(callers: Callers): MiddlewareHandler<ApiEnv> {
  const isOpen = callers.some(({ firebaseIdToken }) => firebaseIdToken === undefined);
  const roles = callers.flatMap(({ firebaseIdToken }) => firebaseIdToken ?? []);
  return async ({ var: { ctx } }, next) => {
    if (!isOpen) requireSignedIn(ctx.actor);
    if (roles.includes('profile')) requireProfile(ctx.actor);
    if (roles.includes('admin')) requireAdmin(ctx.actor);
    await next();
  };
}
