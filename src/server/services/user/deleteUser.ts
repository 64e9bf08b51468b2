import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { subscriber } from '#src/server/db/schema/subscriber.ts';
import { user } from '#src/server/db/schema/user.ts';
import { ownSubscription } from '#src/server/services/newsletter/ownSubscription.ts';
import { getUser } from './getUser.ts';

/** Deletes the caller's profile with its newsletter subscription. */
export async function deleteUser({ ctx }: { ctx: Ctx }): Promise<void> {
  const own = getUser({ ctx });
  await ctx.db.transaction(async (tx) => {
    // The profile first, as in every transaction on both: two of them never wait for each other.
    await tx.delete(user).where(eq(user.id, own.id));
    await tx.delete(subscriber).where(ownSubscription(own));
  });
}
