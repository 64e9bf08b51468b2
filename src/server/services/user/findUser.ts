import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { Ctx, Identity } from '#src/server/context.ts';
import { type UserRow, user } from '#src/server/db/schema/user.ts';

/**
 * The profile of a person: by uid, else by the address that both the person and the profile have proven, because
 * another way of signing in may come with another uid. `null` before onboarding.
 */
export async function findUser({
  ctx,
  input: { uid, email, emailVerified },
}: {
  ctx: Pick<Ctx, 'db'>;
  input: Pick<Identity, 'uid' | 'email' | 'emailVerified'>;
}): Promise<UserRow | null> {
  const sameUid = eq(user.uid, uid);
  const sameEmail = and(eq(sql`lower(${user.email})`, email), user.emailVerified);
  const [found] = await ctx.db
    .select()
    .from(user)
    .where(emailVerified && email !== '' ? or(sameUid, sameEmail) : sameUid)
    .orderBy(desc(sameUid))
    .limit(1);
  return found ?? null;
}
