import type { Ctx } from '#src/server/context.ts';
import { type SubscriberRow, subscriber } from '#src/server/db/schema/subscriber.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import { ownSubscription } from '#src/server/services/newsletter/ownSubscription.ts';
import { getUser } from './getUser.ts';

export interface OwnData {
  exportedAt: Date;
  user: UserRow;
  subscription: SubscriberRow | null;
}

/** Everything that the site keeps of the caller. */
export async function exportUser({ ctx }: { ctx: Ctx }): Promise<OwnData> {
  const user = getUser({ ctx });
  const [subscription = null] = await ctx.db.select().from(subscriber).where(ownSubscription(user));
  return { exportedAt: ctx.now(), user, subscription };
}
