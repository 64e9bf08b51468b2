import { eq } from 'drizzle-orm';
import { nextStatus } from '#src/domain/orderState.ts';
import type { Ctx } from '#src/server/context.ts';
import { courseUserProduct } from '#src/server/db/schema/courseUserProduct.ts';
import { type OrderEventSource, type OrderRow, order } from '#src/server/db/schema/order.ts';
import type { Payment } from '#src/server/integrations/payments/paymentGateway.ts';
import { recordOrderMovements } from '#src/server/services/selling/movement/recordOrderMovements.ts';
import { lapseOrder } from './lapseOrder.ts';
import { lockOrder } from './lockOrder.ts';
import { mailRefundedOrder } from './mailOrder.ts';
import { payOrder } from './payOrder.ts';
import { recordOrderEvent } from './recordOrderEvent.ts';

/**
 * Carries what the provider says of a payment over to its order: the only way to be paid, refunded or lapsed for an order
 * that costs something. The same facts again change nothing.
 * @throws NotFoundError when there is no such order: whoever told it shall tell it again.
 */
export async function recordPayment({
  ctx,
  input: { payment, orderId, source, at },
}: {
  ctx: Pick<Ctx, 'db' | 'now' | 'logger'>;
  /** `at`: when it happened at the provider. */
  input: { payment: Payment; orderId: string; source: OrderEventSource; at?: Date | undefined };
}): Promise<OrderRow> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const known = await lockOrder({ ctx: inside, input: { orderId } });
    if (payment.id !== known.paymentIntentId) {
      noteForeign(ctx, known, payment);
      return known;
    }
    const status = nextStatus(known, payment);
    if (payment.status === 'succeeded' && status !== 'paid' && status !== 'refunded') {
      // Nobody gets a course for less than agreed; somebody has to look at it.
      ctx.logger.error({ orderId, paymentId: payment.id }, 'a payment does not fit its order');
    }
    // Unpaid as before; that it is given back does not make a payment fit.
    if (status === known.status && known.paidAt === null) return known;
    if (status === 'lapsed') return (await lapseOrder({ ctx: inside, input: { orderId, source } })) ?? known;

    const isPaidNow = known.paidAt === null;
    const { isTest } = payment;
    const paid = isPaidNow ? await payOrder({ ctx: inside, input: { order: known, isTest, source, at } }) : known;
    const isRefunded = payment.amountRefunded > paid.refundedAmount;
    const settled = isRefunded
      ? await refund(inside, { order: paid, total: payment.amountRefunded, source, at })
      : paid;
    if (isPaidNow || isRefunded) await recordOrderMovements({ ctx: inside, input: { orderId } });
    return settled;
  });
}

/**
 * A payment that names the order without being its own. One that the provider made, while we were stopped before we kept
 * its id, can be paid by nobody: its secret was shown to nobody. Money from elsewhere somebody has to look at.
 */
function noteForeign({ logger }: Pick<Ctx, 'logger'>, { id: orderId }: OrderRow, { id, status }: Payment): void {
  const details = { orderId, paymentId: id, status };
  if (status === 'succeeded') logger.error(details, 'a payment names an order that is paid by another one');
  else logger.info(details, 'a payment names an order that is paid by another one');
}

/** Notes what was given back; all of it ends what this order granted, and nothing else. */
async function refund(
  ctx: Pick<Ctx, 'db' | 'now'>,
  input: { order: OrderRow; total: number; source: OrderEventSource; at: Date | undefined },
): Promise<OrderRow> {
  const { order: paid, total, source, at } = input;
  const isWhole = total + paid.chargedBackAmount >= paid.amount;
  const [refunded = paid] = await ctx.db
    .update(order)
    .set({ refundedAmount: total, ...(isWhole && { status: 'refunded', refundedAt: ctx.now() }) })
    .where(eq(order.id, paid.id))
    .returning();
  const ended = isWhole
    ? await ctx.db
        .delete(courseUserProduct)
        .where(eq(courseUserProduct.orderId, paid.id))
        .returning({ id: courseUserProduct.id })
    : [];
  await recordOrderEvent({
    ctx,
    input: {
      orderId: paid.id,
      source,
      kind: isWhole ? 'refunded' : 'refunded-partly',
      details: { total },
      movedAt: at,
    },
  });
  // Whoever paid in vain has been told already that all of it comes back.
  if (!isWhole || ended.length > 0) {
    const givenBack = total - paid.refundedAmount;
    await mailRefundedOrder({ ctx, input: { order: refunded, givenBack, isAccessEnded: isWhole } });
  }
  return refunded;
}
