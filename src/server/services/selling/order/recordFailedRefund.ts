import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { orderEvent } from '#src/server/db/schema/order.ts';
import type { FailedRefund } from '#src/server/integrations/payments/paymentGateway.ts';
import { recordOrderMovements } from '#src/server/services/selling/movement/recordOrderMovements.ts';
import { lockOrder } from './lockOrder.ts';
import { mailFailedRefund } from './mailPaymentTrouble.ts';
import { recordOrderEvent } from './recordOrderEvent.ts';

/**
 * Notes that money which was given back did not arrive, and tells the association, once: the buyer is owed it. The order
 * stays as it is.
 */
export async function recordFailedRefund({
  ctx,
  input: { refund, orderId, at },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  /** `at`: when it happened at the provider. */
  input: { refund: FailedRefund; orderId: string; at?: Date | undefined };
}): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const order = await lockOrder({ ctx: inside, input: { orderId } });
    const { id: refundId, amount, reason } = refund;
    const isTold = and(
      eq(orderEvent.orderId, orderId),
      eq(orderEvent.kind, 'refund-failed'),
      sql`${orderEvent.details} ->> 'refundId' = ${refundId}`,
    );
    if ((await tx.$count(orderEvent, isTold)) > 0) return;
    await recordOrderEvent({
      ctx: inside,
      input: { orderId, source: 'webhook', kind: 'refund-failed', details: { refundId, amount, reason }, movedAt: at },
    });
    await recordOrderMovements({ ctx: inside, input: { orderId } });
    await mailFailedRefund({ ctx: inside, input: { order, refund } });
  });
}
