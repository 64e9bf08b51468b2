import { and, asc, eq } from 'drizzle-orm';
import type { Role } from '#src/contract/role.ts';
import type { Ctx } from '#src/server/context.ts';
import { user } from '#src/server/db/schema/user.ts';
import { userRole } from '#src/server/db/schema/userRole.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import { requireRecentSignIn, requireRole } from '#src/server/policies/user.ts';
import { isAdminByServer, recordAdminEvent } from '#src/server/services/ground/index.ts';
import { lockAccounts } from './lockAccounts.ts';

interface Input {
  userId: string;
  role: Role;
  isGiven: boolean;
  adminEmails: ReadonlySet<string>;
}

/**
 * Gives somebody a role, or takes it; once more changes nothing. It holds from their next call on. Nobody takes their own `ADMIN`,
 * so there is always one left.
 * @throws UnauthenticatedError, NotFoundError, ForbiddenError `recent-sign-in-required`, `own-role`, `role-by-server`
 */
export async function setRole({ ctx, input }: { ctx: Ctx; input: Input }): Promise<Role[]> {
  const { identity } = requireRole(ctx.actor, 'ADMIN');
  requireRecentSignIn(ctx);
  const { userId, role, isGiven, adminEmails } = input;
  return ctx.db.transaction(async (db) => {
    const [person] = await lockAccounts({ db }, userId);
    if (!person) return [];
    if (role === 'ADMIN') {
      if (isAdminByServer(person, adminEmails)) throw new ForbiddenError('role-by-server', 'The server says so.');
      if (!isGiven && person.uid === identity.uid) throw new ForbiddenError('own-role', 'Nobody takes their own role.');
      await requireStillAdmin({ ...ctx, db }, adminEmails);
    }
    const changed = isGiven
      ? await db.insert(userRole).values({ userId, role, givenAt: ctx.now() }).onConflictDoNothing().returning()
      : await db
          .delete(userRole)
          .where(and(eq(userRole.userId, userId), eq(userRole.role, role)))
          .returning();
    if (changed.length > 0) {
      const action = isGiven ? 'role-given' : 'role-taken';
      const states = { before: { [role]: !isGiven }, after: { [role]: isGiven } };
      await recordAdminEvent({ ctx: { ...ctx, db }, input: { action, target: userId, details: { role }, ...states } });
    }
    const left = await db.select().from(userRole).where(eq(userRole.userId, userId)).orderBy(asc(userRole.role));
    return left.map((row) => row.role);
  });
}

/** Two admins who take the role from each other at once: the second is none any more when it is their turn. */
async function requireStillAdmin(ctx: Ctx, adminEmails: ReadonlySet<string>): Promise<void> {
  const { identity } = requireRole(ctx.actor, 'ADMIN');
  if (identity.emailVerified && adminEmails.has(identity.email)) return;
  const admins = await ctx.db
    .select({ uid: user.uid, email: user.email, emailVerified: user.emailVerified })
    .from(userRole)
    .innerJoin(user, eq(user.id, userRole.userId))
    .where(eq(userRole.role, 'ADMIN'))
    .orderBy(asc(userRole.userId))
    .for('update', { of: userRole });
  const isOwn = ({ uid, email, emailVerified }: (typeof admins)[number]) =>
    uid === identity.uid || (emailVerified && identity.emailVerified && email.toLowerCase() === identity.email);
  if (!admins.some(isOwn)) throw new ForbiddenError('role-required', 'You are no admin any more.');
}
