import { and, desc, eq, getTableColumns, or, sql } from 'drizzle-orm';
import type { Role } from '#src/contract/role.ts';
import type { Ctx, Identity } from '#src/server/context.ts';
import { prepared } from '#src/server/db/prepared.ts';
import { type UserRow, user } from '#src/server/db/schema/user.ts';
import { userRole } from '#src/server/db/schema/userRole.ts';

/** `email` is `null` unless it is proven: then no address is the same. The bare column lets the partial index serve the statement. */
const byUidOrEmail = prepared((db) => {
  const sameUid = eq(user.uid, sql.placeholder('uid'));
  const sameEmail = and(eq(sql`lower(${user.email})`, sql.placeholder('email')), user.emailVerified);
  const roles = sql<Role[]>`array(select ${userRole.role} from ${userRole} where ${userRole.userId} = ${user.id})`;
  return db
    .select({ user: getTableColumns(user), roles })
    .from(user)
    .where(or(sameUid, sameEmail))
    .orderBy(desc(sameUid))
    .limit(1)
    .prepare('find_user');
});

export interface FoundUser {
  user: UserRow;
  roles: Role[];
}

/**
 * The profile of a person with the roles that were given to it: by uid, else by the address that both the person and the profile have proven, because
 * another way of signing in may come with another uid. `null` before onboarding.
 */
export async function findUser({
  ctx,
  input: { uid, email, emailVerified },
}: {
  ctx: Pick<Ctx, 'db'>;
  input: Pick<Identity, 'uid' | 'email' | 'emailVerified'>;
}): Promise<FoundUser | null> {
  const provenEmail = emailVerified && email !== '' ? email : null;
  const [found] = await byUidOrEmail(ctx.db).execute({ uid, email: provenEmail });
  return found ?? null;
}
