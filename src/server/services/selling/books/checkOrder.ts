import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type OrderRow, order } from '#src/server/db/schema/order.ts';
import { NotFoundError } from '#src/server/errors.ts';
import type { PaymentGateway } from '#src/server/integrations/payments/paymentGateway.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { recordPayment } from '#src/server/services/selling/order/recordPayment.ts';
import { sendRefund } from '#src/server/services/selling/order/sendRefund.ts';

/**
 * Asks the provider about an order now, instead of when the worker comes to it: whether it is paid by now, or to give back what
 * is owed. The answer changes the order as the worker's does.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError, PaymentProviderError
 */
export async function checkOrder({
  ctx,
  payments,
  input: { orderId },
}: {
  ctx: Ctx;
  payments: PaymentGateway;
  input: { orderId: string };
}): Promise<OrderRow> {
  requireRole(ctx.actor, 'TREASURER');
  const [known] = await ctx.db.update(order).set({ checkedAt: ctx.now() }).where(eq(order.id, orderId)).returning();
  if (!known) throw new NotFoundError('order');
  const checked = await ask({ ctx, payments, known });
  await recordAdminEvent({
    ctx,
    input: {
      action: 'order-checked',
      target: orderId,
      before: { status: known.status },
      after: { status: checked.status },
    },
  });
  return checked;
}

async function ask({ ctx, payments, known }: { ctx: Ctx; payments: PaymentGateway; known: OrderRow }) {
  const { id: orderId, status, paymentIntentId, disputedAt, refundRequestedAmount, refundedAmount } = known;
  if (paymentIntentId === null) return known;
  if (status === 'paid' && refundRequestedAmount > refundedAmount && disputedAt === null) {
    return sendRefund({ ctx, payments, input: { order: known, source: 'admin' } });
  }
  const payment = await payments.readPayment(paymentIntentId);
  return recordPayment({ ctx, input: { payment, orderId, source: 'admin' } });
}
