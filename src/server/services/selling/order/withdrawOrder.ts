import type { Ctx } from '#src/server/context.ts';
import type { OrderEventSource, OrderRow } from '#src/server/db/schema/order.ts';
import type { PaymentGateway } from '#src/server/integrations/payments/paymentGateway.ts';
import { lapseOrder } from './lapseOrder.ts';
import { lockOrder } from './lockOrder.ts';
import { recordPayment } from './recordPayment.ts';

/**
 * Ends a pending order. Its code is released only when the provider has said that it can be paid no more; paid in the
 * meantime, it is paid.
 * @throws PaymentProviderError
 */
export async function withdrawOrder({
  ctx,
  payments,
  input: { order, source },
}: {
  ctx: Pick<Ctx, 'db' | 'now' | 'logger'>;
  payments: PaymentGateway;
  input: { order: OrderRow; source: OrderEventSource };
}): Promise<OrderRow> {
  const orderId = order.id;
  const unpayable = await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const locked = await lockOrder({ ctx: inside, input: { orderId } });
    if (locked.status !== 'pending' || locked.paymentIntentId !== null) return locked;
    // Whoever makes its payment at this moment finds it lapsed, and takes the payment back.
    return (await lapseOrder({ ctx: inside, input: { orderId, source } })) ?? locked;
  });
  if (unpayable.status !== 'pending' || unpayable.paymentIntentId === null) return unpayable;
  const payment = await payments.cancelPayment(unpayable.paymentIntentId);
  return recordPayment({ ctx, input: { payment, orderId, source } });
}
