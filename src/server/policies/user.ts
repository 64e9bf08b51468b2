import type { Role } from '#src/contract/role.ts';
import { hours } from '#src/domain/duration.ts';
import type { Actor, Ctx } from '#src/server/context.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import { ForbiddenError, UnauthenticatedError } from '#src/server/errors.ts';

export type SignedIn = Extract<Actor, { kind: 'user' }>;

/** @throws UnauthenticatedError for anonymous callers. */
export function requireSignedIn(actor: Actor): SignedIn {
  if (actor.kind === 'anonymous') throw new UnauthenticatedError();
  return actor;
}

/** @throws UnauthenticatedError for anonymous callers, ForbiddenError before onboarding. */
export function requireProfile(actor: Actor): SignedIn & { user: UserRow } {
  const signedIn = requireSignedIn(actor);
  if (!signedIn.user) throw new ForbiddenError('profile-required', 'Make a profile first.');
  return { ...signedIn, user: signedIn.user };
}

/** Milliseconds after a sign-in in which it stands for the person, and not for whoever holds the device by now. */
const recentSignIn = hours(1);

/**
 * For what cannot be taken back.
 * @throws UnauthenticatedError for anonymous callers, ForbiddenError `recent-sign-in-required`
 */
export function requireRecentSignIn({ actor, now }: Pick<Ctx, 'actor' | 'now'>): SignedIn {
  const signedIn = requireSignedIn(actor);
  if (now().getTime() - signedIn.identity.authTime.getTime() > recentSignIn) {
    throw new ForbiddenError('recent-sign-in-required', 'Sign in again first: your last sign-in is too long ago.');
  }
  return signedIn;
}

/** Whether somebody has one of the roles. Admins have all of them. */
export function hasRole(actor: Actor, ...roles: Role[]): boolean {
  return actor.kind === 'user' && actor.roles.some((role) => role === 'ADMIN' || roles.includes(role));
}

/** @throws UnauthenticatedError for anonymous callers, ForbiddenError for who has none of the roles and is no admin. */
export function requireRole(actor: Actor, ...roles: Role[]): SignedIn {
  const signedIn = requireSignedIn(actor);
  if (!hasRole(actor, ...roles)) throw new ForbiddenError('role-required', 'Only for some roles of the desk.');
  return signedIn;
}
