import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { subscriber } from '#src/server/db/schema/subscriber.ts';
import { user } from '#src/server/db/schema/user.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireRecentSignIn, requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { withdrawNewsletters } from './withdrawNewsletters.ts';

/**
 * Forgets an address of the newsletter on its owner's request, in the profile with that address too. What it was sent remains a
 * number.
 * @throws UnauthenticatedError, ForbiddenError `recent-sign-in-required`, NotFoundError
 */
export async function removeSubscriber({
  ctx,
  input: { subscriberId },
}: {
  ctx: Ctx;
  input: { subscriberId: string };
}): Promise<void> {
  requireRole(ctx.actor, 'ADMIN');
  requireRecentSignIn(ctx);
  await ctx.db.transaction(async (db) => {
    const ofSubscriber = eq(subscriber.id, subscriberId);
    const [row] = await db.select().from(subscriber).where(ofSubscriber);
    if (!row) throw new NotFoundError('subscriber');
    // The profile first, as everywhere.
    await db
      .update(user)
      .set({ receiveNewsletter: false, updatedAt: ctx.now() })
      .where(and(eq(sql`lower(${user.email})`, row.email), eq(user.receiveNewsletter, true)));
    await db.select({ id: subscriber.id }).from(subscriber).where(ofSubscriber).for('update');
    await withdrawNewsletters({ ctx: { db }, input: ofSubscriber });
    await db.delete(subscriber).where(ofSubscriber);
    await recordAdminEvent({ ctx: { ...ctx, db }, input: { action: 'subscriber-removed', target: subscriberId } });
  });
}
