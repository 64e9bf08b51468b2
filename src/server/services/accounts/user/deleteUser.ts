import type { Ctx } from '#src/server/context.ts';
import { hasRole, requireRecentSignIn } from '#src/server/policies/user.ts';
import { requireAnotherAdmin } from '#src/server/services/accounts/people/requireAnotherAdmin.ts';
import { getUser } from './getUser.ts';
import { removeUser } from './removeUser.ts';

/**
 * Deletes the caller's profile, and all that hangs on it.
 * @throws UnauthenticatedError, NotFoundError, ForbiddenError `recent-sign-in-required`, `last-admin`
 */
export async function deleteUser({
  ctx,
  input: { adminEmails },
}: {
  ctx: Ctx;
  input: { adminEmails: ReadonlySet<string> };
}): Promise<void> {
  const user = getUser({ ctx });
  requireRecentSignIn(ctx);
  await ctx.db.transaction(async (db) => {
    if (hasRole(ctx.actor, 'ADMIN')) await requireAnotherAdmin({ ctx: { db }, input: { user, adminEmails } });
    await removeUser({ ctx: { ...ctx, db }, input: { user } });
  });
}
