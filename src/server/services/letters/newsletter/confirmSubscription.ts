import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { subscriber } from '#src/server/db/schema/subscriber.ts';
import { user } from '#src/server/db/schema/user.ts';
import { UnknownTokenError } from '#src/server/errors.ts';
import { mailWelcome } from './mailWelcome.ts';

/**
 * Confirms the address that the token was mailed to; once more changes nothing.
 * @throws UnknownTokenError also for an address that has unsubscribed since: an old mail does not bring it back.
 */
export async function confirmSubscription({
  ctx,
  input: { token },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: { token: string };
}): Promise<void> {
  const now = ctx.now();
  await ctx.db.transaction(async (db) => {
    const [row] = await db.select().from(subscriber).where(eq(subscriber.confirmToken, token));
    if (!row || row.status === 'unsubscribed') throw new UnknownTokenError();
    if (row.status === 'confirmed') return;
    await db
      .update(user)
      .set({ receiveNewsletter: true, updatedAt: now })
      .where(and(eq(sql`lower(${user.email})`, row.email), user.emailVerified));
    const [confirmed] = await db
      .update(subscriber)
      .set({ status: 'confirmed', updatedAt: now })
      .where(and(eq(subscriber.email, row.email), eq(subscriber.status, 'pending')))
      .returning();
    if (confirmed) await mailWelcome({ ctx: { db, now: ctx.now }, input: confirmed });
  });
}
