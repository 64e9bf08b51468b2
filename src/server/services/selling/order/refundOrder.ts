import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type OrderRow, order } from '#src/server/db/schema/order.ts';
import { ForbiddenError, InvalidInputError } from '#src/server/errors.ts';
import type { PaymentGateway } from '#src/server/integrations/payments/paymentGateway.ts';
import { requireRecentSignIn, requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { lockOrder } from './lockOrder.ts';
import { recordOrderEvent } from './recordOrderEvent.ts';
import { sendRefund } from './sendRefund.ts';

/**
 * Gives an amount of a paid order back, in cents. Once it is noted it happens: what the provider does not take now, the
 * worker sends again. With `before` it happens once, however often it is sent.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError, InvalidInputError when more than is left is asked for,
 * PaymentProviderError
 */
export async function refundOrder({
  ctx,
  payments,
  input: { orderId, amount, before, reason },
}: {
  ctx: Ctx;
  payments: PaymentGateway;
  input: { orderId: string; amount: number; before?: number | undefined; reason?: string | undefined };
}): Promise<OrderRow> {
  requireRole(ctx.actor, 'TREASURER');
  requireRecentSignIn(ctx);
  const noted = await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const locked = await lockOrder({ ctx: inside, input: { orderId } });
    if (locked.status !== 'paid') throw new ForbiddenError('order-not-paid', 'This order is not paid.');
    if (locked.disputedAt !== null) {
      throw new ForbiddenError('order-disputed', 'The bank of the buyer decides about this payment.');
    }
    const asked = Math.max(locked.refundedAmount, locked.refundRequestedAmount);
    if (before !== undefined && before !== asked) {
      throw new ForbiddenError('order-changed', 'Something of this order was given back meanwhile.');
    }
    const total = asked + amount;
    if (total > locked.amount - locked.chargedBackAmount) {
      throw new InvalidInputError('So much was not paid.', [{ path: 'amount', message: 'is more than what is left' }]);
    }
    await recordOrderEvent({
      ctx: inside,
      input: { orderId, source: 'admin', kind: 'refund-requested', details: { total, ...(reason && { reason }) } },
    });
    await recordAdminEvent({
      ctx: inside,
      input: { action: 'order-refunded', target: orderId, details: { amount, total } },
    });
    const [updated = locked] = await tx
      .update(order)
      .set({ refundRequestedAmount: total })
      .where(eq(order.id, orderId))
      .returning();
    return updated;
  });
  return sendRefund({ ctx, payments, input: { order: noted, source: 'admin' } });
}
