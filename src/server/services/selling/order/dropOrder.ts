import type { Ctx } from '#src/server/context.ts';
import type { OrderRow } from '#src/server/db/schema/order.ts';
import type { PaymentGateway } from '#src/server/integrations/payments/paymentGateway.ts';
import { requireProfile } from '#src/server/policies/user.ts';
import { findOwnPending } from './findOwnPending.ts';
import { withdrawOrder } from './withdrawOrder.ts';

/**
 * Ends an order that its buyer wants no more; answers it as it is now, for it may have been paid in this very moment.
 * @throws NotFoundError, ForbiddenError `order-closed`, PaymentProviderError
 */
export async function dropOrder({
  ctx,
  payments,
  input: { orderId },
}: {
  ctx: Ctx;
  payments: PaymentGateway;
  input: { orderId: string };
}): Promise<OrderRow> {
  const { user } = requireProfile(ctx.actor);
  const order = await findOwnPending({ ctx, input: { orderId, userId: user.id } });
  return withdrawOrder({ ctx, payments, input: { order, source: 'buyer' } });
}
