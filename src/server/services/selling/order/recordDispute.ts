import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { courseUserProduct } from '#src/server/db/schema/courseUserProduct.ts';
import { type OrderRow, order, orderEvent } from '#src/server/db/schema/order.ts';
import type { Dispute } from '#src/server/integrations/payments/paymentGateway.ts';
import { recordOrderMovements } from '#src/server/services/selling/movement/recordOrderMovements.ts';
import { lockOrder } from './lockOrder.ts';
import { mailRefundedOrder } from './mailOrder.ts';
import { mailDispute } from './mailPaymentTrouble.ts';
import { recordOrderEvent } from './recordOrderEvent.ts';

/**
 * Notes that the buyer's bank asks for the money back, or how it decided, and tells the association, once each. The
 * access lasts until the dispute is lost; then it ends as with a refund.
 */
export async function recordDispute({
  ctx,
  input: { dispute, orderId, at },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  /** `at`: when it happened at the provider. */
  input: { dispute: Dispute; orderId: string; at?: Date | undefined };
}): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const known = await lockOrder({ ctx: inside, input: { orderId } });
    const told = await statusesTold(inside, orderId, dispute.id);
    // Also the opening that comes after the decision.
    if (told.includes(`dispute-${dispute.status}`) || (dispute.status === 'open' && told.length > 0)) return;
    const { id: disputeId, amount, reason, dueBy, isInquiry } = dispute;
    const details = {
      ...{ disputeId, amount, reason },
      ...(dueBy && { dueBy: dueBy.toISOString() }),
      ...(isInquiry && { inquiry: 1 }),
    };
    await recordOrderEvent({
      ctx: inside,
      input: { orderId, source: 'webhook', kind: `dispute-${dispute.status}`, details, movedAt: at },
    });
    const disputedAt = dispute.status === 'open' ? ctx.now() : null;
    await tx.update(order).set({ disputedAt }).where(eq(order.id, orderId));
    const isAccessEnded = dispute.status === 'lost' && (await chargeBack(inside, known, amount));
    await recordOrderMovements({ ctx: inside, input: { orderId } });
    await mailDispute({ ctx: inside, input: { order: known, dispute, isAccessEnded } });
  });
}

async function statusesTold({ db }: Pick<Ctx, 'db'>, orderId: string, disputeId: string): Promise<string[]> {
  const isOfDispute = sql`${orderEvent.details} ->> 'disputeId' = ${disputeId}`;
  const told = await db
    .select({ kind: orderEvent.kind })
    .from(orderEvent)
    .where(and(eq(orderEvent.orderId, orderId), isOfDispute));
  return told.map(({ kind }) => kind);
}

/** Notes what the bank took back; answers whether that ended the access. */
async function chargeBack(ctx: Pick<Ctx, 'db' | 'now'>, known: OrderRow, disputed: number): Promise<boolean> {
  if (known.status !== 'paid') return false;
  const taken = Math.min(disputed, known.amount - known.refundedAmount - known.chargedBackAmount);
  const chargedBackAmount = known.chargedBackAmount + taken;
  const isWhole = known.refundedAmount + chargedBackAmount >= known.amount;
  const [changed = known] = await ctx.db
    .update(order)
    .set({ chargedBackAmount, ...(isWhole && { status: 'refunded', refundedAt: ctx.now() }) })
    .where(eq(order.id, known.id))
    .returning();
  const ended = isWhole
    ? await ctx.db
        .delete(courseUserProduct)
        .where(eq(courseUserProduct.orderId, known.id))
        .returning({ id: courseUserProduct.id })
    : [];
  const isAccessEnded = ended.length > 0;
  await mailRefundedOrder({
    ctx,
    input: { order: changed, givenBack: taken, isAccessEnded, isByBank: true },
  });
  return isAccessEnded;
}
