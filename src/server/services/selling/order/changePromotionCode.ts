import type { Ctx } from '#src/server/context.ts';
import { type PaymentGateway, PaymentProviderError } from '#src/server/integrations/payments/paymentGateway.ts';
import { requireProfile } from '#src/server/policies/user.ts';
import { findOwnPending } from './findOwnPending.ts';
import { findSale } from './findSale.ts';
import { openOrder } from './openOrder.ts';
import type { PreparedOrder } from './preparePayment.ts';
import { withdrawOrder } from './withdrawOrder.ts';

/**
 * Sets or removes the code of an open checkout. That is another order, on its own terms; the one before it is withdrawn,
 * and if it was paid in this very moment, it is the one that holds.
 * @throws NotFoundError, ForbiddenError when the code does not hold or the order is over, PaymentProviderError
 */
export async function changePromotionCode({
  ctx,
  payments,
  input: { orderId, promotionCode },
}: {
  ctx: Ctx;
  payments: PaymentGateway;
  input: { orderId: string; promotionCode: string | null };
}): Promise<PreparedOrder> {
  const { user } = requireProfile(ctx.actor);
  const before = await findOwnPending({ ctx, input: { orderId, userId: user.id } });
  const sale = await findSale({ ctx, input: { productId: before.productId } });
  const next = await openOrder({ ctx, payments, input: { sale, user, code: promotionCode } });
  if (next.order.id === before.id) return next;
  const withdraw = (order: typeof before) => withdrawOrder({ ctx, payments, input: { order, source: 'buyer' } });
  try {
    const ended = await withdraw(before);
    if (ended.status !== 'paid') return next;
    await withdraw(next.order);
    return { order: ended, clientSecret: null };
  } catch (error) {
    // Both can be paid, once; the worker withdraws the one that is left.
    if (error instanceof PaymentProviderError) return next;
    throw error;
  }
}
