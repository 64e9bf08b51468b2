import type { Ctx } from '#src/server/context.ts';
import type { OrderEventSource, OrderRow } from '#src/server/db/schema/order.ts';
import type { PaymentGateway } from '#src/server/integrations/payments/paymentGateway.ts';
import { recordPayment } from './recordPayment.ts';

/** Has the provider give back what an order owes its buyer. @throws PaymentProviderError */
export async function sendRefund({
  ctx,
  payments,
  input: { order, source },
}: {
  ctx: Pick<Ctx, 'db' | 'now' | 'logger'>;
  payments: PaymentGateway;
  input: { order: OrderRow; source: OrderEventSource };
}): Promise<OrderRow> {
  if (order.paymentIntentId === null) return order;
  const payment = await payments.refundPayment(order.paymentIntentId, order.refundRequestedAmount);
  return recordPayment({ ctx, input: { payment, orderId: order.id, source } });
}
