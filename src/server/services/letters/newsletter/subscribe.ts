import { eq } from 'drizzle-orm';
import type { SubscribedFrom } from '#src/contract/newsletter.ts';
import type { Ctx } from '#src/server/context.ts';
import { user } from '#src/server/db/schema/user.ts';
import { requestSubscription } from './requestSubscription.ts';

interface SubscribeInput {
  email: string;
  subscribedFrom: SubscribedFrom;
  fromPath?: string | undefined;
}

/**
 * Subscribes an address. What happens is told by mail only, so nobody learns here whose address is known.
 * A signed-in user whose verified address it is needs no confirmation.
 */
export async function subscribe({ ctx, input }: { ctx: Ctx; input: SubscribeInput }): Promise<void> {
  const email = input.email.toLowerCase();
  const { actor } = ctx;
  const isVerified = actor.kind === 'user' && actor.identity.emailVerified && actor.identity.email === email;
  await ctx.db.transaction(async (db) => {
    if (isVerified && actor.user) {
      await db.update(user).set({ receiveNewsletter: true, updatedAt: ctx.now() }).where(eq(user.id, actor.user.id));
    }
    await requestSubscription({ ctx: { ...ctx, db }, input: { ...input, isVerified } });
  });
}
