import { and, asc, ne } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type UserRow, user } from '#src/server/db/schema/user.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import { isAssociation } from '#src/server/services/ground/index.ts';

/**
 * Before an admin leaves, in the transaction that does it: somebody with a profile has to stay one, by a role or by the server's settings.
 * @throws ForbiddenError `last-admin`
 */
export async function requireAnotherAdmin({
  ctx: { db },
  input: { user: leaving, adminEmails },
}: {
  ctx: Pick<Ctx, 'db'>;
  input: { user: Pick<UserRow, 'id'>; adminEmails: ReadonlySet<string> };
}): Promise<void> {
  const isAdmin = isAssociation({ db }, adminEmails, 'ADMIN');
  // Of two admins who leave at once, and of one whose role is just being taken, the second is looked at when the first is done.
  await db.select({ id: user.id }).from(user).where(isAdmin).orderBy(asc(user.id)).for('update');
  if ((await db.$count(user, and(isAdmin, ne(user.id, leaving.id)))) > 0) return;
  throw new ForbiddenError('last-admin', 'Make somebody else an admin first.');
}
