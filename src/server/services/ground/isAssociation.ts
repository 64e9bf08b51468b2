import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Role } from '#src/contract/role.ts';
import type { Ctx } from '#src/server/context.ts';
import { type UserRow, user } from '#src/server/db/schema/user.ts';
import { userRole } from '#src/server/db/schema/userRole.ts';

const listed = alias(user, 'listed');

/** Whether somebody is an admin by the server's settings, which no screen changes. */
export function isAdminByServer(
  { email, emailVerified }: Pick<UserRow, 'email' | 'emailVerified'>,
  adminEmails: ReadonlySet<string>,
): boolean {
  return emailVerified && adminEmails.has(email.toLowerCase());
}

/** The same of rows, or a role of the desk that was given; with `role` only that one. Found by indexes: they are few among all. */
export function isAssociation({ db }: Pick<Ctx, 'db'>, adminEmails: ReadonlySet<string>, role?: Role): SQL {
  const isWanted = role === undefined ? ne(userRole.role, 'TEACHER') : eq(userRole.role, role);
  const given = db.select({ id: userRole.userId }).from(userRole).where(isWanted);
  if (adminEmails.size === 0) return inArray(user.id, given);
  const isListed = and(listed.emailVerified, inArray(sql`lower(${listed.email})`, [...adminEmails]));
  return inArray(user.id, given.union(db.select({ id: listed.id }).from(listed).where(isListed)));
}
