import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { userRole } from '#src/server/db/schema/userRole.ts';
import { ForbiddenError, InvalidInputError } from '#src/server/errors.ts';
import { requireRecentSignIn, requireRole } from '#src/server/policies/user.ts';
import { removeUser } from '#src/server/services/accounts/user/removeUser.ts';
import { isAdminByServer, recordAdminEvent } from '#src/server/services/ground/index.ts';
import { lockAccounts } from './lockAccounts.ts';

interface Input {
  userId: string;
  /** As whoever deletes has typed it. */
  email: string;
  adminEmails: ReadonlySet<string>;
}

/**
 * Deletes somebody's account on their request, as they would themselves. Whoever has a role loses it first.
 * @throws UnauthenticatedError, NotFoundError, InvalidInputError, ForbiddenError `recent-sign-in-required`, `person-has-role`
 */
export async function deletePerson({ ctx, input }: { ctx: Ctx; input: Input }): Promise<void> {
  requireRole(ctx.actor, 'ADMIN');
  requireRecentSignIn(ctx);
  const { userId, email, adminEmails } = input;
  await ctx.db.transaction(async (db) => {
    const [person] = await lockAccounts({ db }, userId);
    if (!person) return;
    if (email.toLowerCase() !== person.email.toLowerCase()) {
      throw new InvalidInputError('This is not the address of the account.', [{ path: 'email', message: 'other' }]);
    }
    const roles = await db.$count(userRole, eq(userRole.userId, userId));
    if (roles > 0 || isAdminByServer(person, adminEmails)) {
      throw new ForbiddenError('person-has-role', 'Take the roles first.');
    }
    await recordAdminEvent({ ctx: { ...ctx, db }, input: { action: 'user-deleted', target: userId } });
    await removeUser({ ctx: { ...ctx, db }, input: { user: person } });
  });
}
