import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type OrderRow, order } from '#src/server/db/schema/order.ts';
import type { PayablePayment, PaymentGateway } from '#src/server/integrations/payments/paymentGateway.ts';
import { recordPayment } from './recordPayment.ts';

export interface PreparedOrder {
  order: OrderRow;
  /** `null` when there is nothing to pay any more, or never was. */
  clientSecret: string | null;
}

/**
 * Makes the payment of a pending order at the provider, or takes up the one it has; an order that turns out to be paid or
 * cancelled there is answered as such.
 * @throws PaymentProviderError
 */
export async function preparePayment({
  ctx,
  payments,
  input: { order: pending },
}: {
  ctx: Pick<Ctx, 'db' | 'now' | 'logger'>;
  payments: PaymentGateway;
  input: { order: OrderRow };
}): Promise<PreparedOrder> {
  if (pending.amount === 0) return { order: pending, clientSecret: null };
  const payment = pending.paymentIntentId
    ? await payments.readPayment(pending.paymentIntentId)
    : await makePayment(ctx, payments, pending);
  if (payment?.status === 'open' || payment?.status === 'processing') {
    return { order: { ...pending, paymentIntentId: payment.id }, clientSecret: payment.clientSecret };
  }
  if (!payment) return { order: { ...pending, status: 'lapsed' }, clientSecret: null };
  const input = { payment, orderId: pending.id, source: 'buyer' as const };
  return { order: await recordPayment({ ctx, input }), clientSecret: null };
}

/** `null` when the order was withdrawn meanwhile. */
async function makePayment(
  { db }: Pick<Ctx, 'db'>,
  payments: PaymentGateway,
  pending: OrderRow,
): Promise<PayablePayment | null> {
  const { id: orderId, amount, currency, productName } = pending;
  const payment = await payments.createPayment({ orderId, amount, currency, description: productName });
  const kept = await db
    .update(order)
    .set({ paymentIntentId: payment.id })
    .where(and(eq(order.id, orderId), eq(order.status, 'pending')))
    .returning({ id: order.id });
  if (kept.length > 0) return payment;
  await payments.cancelPayment(payment.id);
  return null;
}
