import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { order } from '#src/server/db/schema/order.ts';
import {
  MalformedEventError,
  type PaymentEvent,
  type PaymentGateway,
} from '#src/server/integrations/payments/paymentGateway.ts';
import { askBalanceSoon } from '#src/server/services/selling/movement/askBalance.ts';
import { recordDispute } from './recordDispute.ts';
import { recordFailedRefund } from './recordFailedRefund.ts';
import { recordPayment } from './recordPayment.ts';

/**
 * Records what the payment provider tells by itself. Events of payments that are none of ours are taken and forgotten:
 * the account may serve others, and the provider would repeat a refused event for days.
 * @throws InvalidSignatureError, MalformedEventError
 */
export async function receiveEvent({
  ctx,
  payments,
  input: { body, signature },
}: {
  ctx: Pick<Ctx, 'db' | 'now' | 'logger'>;
  payments: PaymentGateway;
  input: { body: string; signature: string };
}): Promise<void> {
  const event = readEvent(ctx, payments, body, signature);
  if (!event) return;
  if (event.kind === 'balance') {
    await askBalanceSoon(ctx);
    return;
  }
  const orderId = await findOrderId(ctx, event);
  if (orderId === undefined) {
    ctx.logger.info({ kind: event.kind, paymentId: paymentIdOf(event) }, 'an event of a payment that is none of ours');
    return;
  }
  const source = 'webhook' as const;
  const { at } = event;
  switch (event.kind) {
    case 'payment':
      await recordPayment({ ctx, input: { payment: event.payment, orderId, source, at } });
      return;
    case 'dispute':
      await recordDispute({ ctx, input: { dispute: event.dispute, orderId, at } });
      return;
    case 'failed-refund':
      await recordFailedRefund({ ctx, input: { refund: event.refund, orderId, at } });
  }
}

function readEvent({ logger }: Pick<Ctx, 'logger'>, payments: PaymentGateway, body: string, signature: string) {
  try {
    return payments.readEvent(body, signature);
  } catch (error) {
    // Signed by the provider: it has changed its form, or we have read it wrong.
    if (error instanceof MalformedEventError) logger.error({ err: error }, 'an event could not be read');
    throw error;
  }
}

type OrderNews = Exclude<PaymentEvent, { kind: 'balance' }>;

/** A payment names its order; what happens to it later names the payment only. */
async function findOrderId({ db }: Pick<Ctx, 'db'>, event: OrderNews): Promise<string | undefined> {
  if (event.kind === 'payment' && event.payment.orderId === null) return undefined;
  const isMeant =
    event.kind === 'payment'
      ? eq(order.id, event.payment.orderId ?? '')
      : eq(order.paymentIntentId, paymentIdOf(event));
  const [found] = await db.select({ id: order.id }).from(order).where(isMeant);
  return found?.id;
}

function paymentIdOf(event: OrderNews): string {
  switch (event.kind) {
    case 'payment':
      return event.payment.id;
    case 'dispute':
      return event.dispute.paymentId;
    case 'failed-refund':
      return event.refund.paymentId;
  }
}
