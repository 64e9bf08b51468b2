import type { Actor } from '#src/server/context.ts';
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

/** @throws UnauthenticatedError for anonymous callers, ForbiddenError for everybody who is no admin. */
export function requireAdmin(actor: Actor): SignedIn {
  const signedIn = requireSignedIn(actor);
  if (!signedIn.isAdmin) throw new ForbiddenError('admin-required', 'Only for admins.');
  return signedIn;
}
