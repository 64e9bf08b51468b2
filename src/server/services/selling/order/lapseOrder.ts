import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type OrderEventSource, type OrderRow, order } from '#src/server/db/schema/order.ts';
import { promotionRedemption } from '#src/server/db/schema/promotionRedemption.ts';
import { recordOrderEvent } from './recordOrderEvent.ts';

/** Ends a locked order that can be paid no more, and releases its code for others, in the caller's transaction. */
export async function lapseOrder({
  ctx,
  input: { orderId, source },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: { orderId: string; source: OrderEventSource };
}): Promise<OrderRow | undefined> {
  const [lapsed] = await ctx.db.update(order).set({ status: 'lapsed' }).where(eq(order.id, orderId)).returning();
  await ctx.db
    .update(promotionRedemption)
    .set({ state: 'released', updatedAt: ctx.now() })
    .where(eq(promotionRedemption.orderId, orderId));
  await recordOrderEvent({ ctx, input: { orderId, source, kind: 'lapsed' } });
  return lapsed;
}
