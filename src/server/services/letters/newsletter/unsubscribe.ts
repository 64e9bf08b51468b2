import { and, eq, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { subscriber } from '#src/server/db/schema/subscriber.ts';
import { user } from '#src/server/db/schema/user.ts';
import { UnknownTokenError } from '#src/server/errors.ts';
import { withdrawNewsletters } from './withdrawNewsletters.ts';

/**
 * Ends the subscription that the token belongs to, in the profile with that address too; once more changes nothing.
 * @throws UnknownTokenError
 */
export async function unsubscribe({
  ctx,
  input: { token },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: { token: string };
}): Promise<void> {
  const now = ctx.now();
  await ctx.db.transaction(async (db) => {
    const [row] = await db.select().from(subscriber).where(eq(subscriber.unsubscribeToken, token));
    if (!row) throw new UnknownTokenError();
    // The profile first, as everywhere: two calls that lock in the same order don't wait for each other in a circle.
    await db
      .update(user)
      .set({ receiveNewsletter: false, updatedAt: now })
      .where(and(eq(sql`lower(${user.email})`, row.email), eq(user.receiveNewsletter, true)));
    await db
      .update(subscriber)
      .set({ status: 'unsubscribed', updatedAt: now })
      .where(and(eq(subscriber.email, row.email), ne(subscriber.status, 'unsubscribed')));
    await withdrawNewsletters({ ctx: { db }, input: eq(subscriber.email, row.email) });
  });
}
