import { randomBytes } from 'node:crypto';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { LocalPayment, LocalPaymentResult } from '#src/contract/order.ts';
import { days, inSeconds } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import { type LocalPaymentStatus, localPaymentIntent } from '#src/server/db/schema/localPaymentIntent.ts';
import { ForbiddenError, NotFoundError } from '#src/server/errors.ts';
import { createLocalBalance } from './localBalance.ts';
import { createLocalEvents, type LocalEventsOptions } from './localEvents.ts';
import { type PayablePayment, type PaymentGateway, PaymentProviderError } from './paymentGateway.ts';
import { readSignedEvent } from './stripeEvent.ts';
import { paymentOfIntent } from './stripePayment.ts';

interface Options extends LocalEventsOptions {
  ctx: Pick<Ctx, 'db' | 'logger' | 'now'>;
}

/** The payment provider of this process: it moves no money, and knows test cards only. */
export interface LocalGateway extends PaymentGateway {
  /**
   * Pays with a test card; doing it again changes nothing. The event follows as `delivery` says, not awaited.
   * @throws NotFoundError
   * @throws ForbiddenError `order-closed` when the payment was cancelled.
   */
  confirm(payment: LocalPayment): Promise<LocalPaymentResult>;
  /** The bank of who paid asks for all of the money back, or has decided about it; told by an event. */
  dispute(id: string, status: 'needs_response' | 'won' | 'lost'): Promise<void>;
  /** What was given back of a payment did not arrive; told by an event. */
  failRefund(id: string): Promise<void>;
  /** Waits for the events under way; those that are due later are never sent, as if the provider were down. */
  stop(): Promise<void>;
}

type IntentRow = typeof localPaymentIntent.$inferSelect;

const unpaid: LocalPaymentStatus[] = ['requires_payment_method', 'requires_action'];

const statusAfter: Record<LocalPaymentResult['status'], LocalPaymentStatus> = {
  succeeded: 'succeeded',
  requires_action: 'requires_action',
  declined: 'requires_payment_method',
};

/** Takes Stripe's place on a computer without an account there: its events have Stripe's form and are read by the same code. */
export function createLocalGateway(options: Options): LocalGateway {
  const { secret } = options;
  const { db, now } = options.ctx;
  const { emit, stop } = createLocalEvents(options);
  const balance = createLocalBalance(options.ctx);

  async function find(id: string): Promise<IntentRow> {
    const [intent] = await db.select().from(localPaymentIntent).where(eq(localPaymentIntent.id, id));
    if (!intent) throw new PaymentProviderError(new Error(`There is no payment ${id}.`));
    return intent;
  }

  async function dispute(id: string, status: 'needs_response' | 'won' | 'lost'): Promise<void> {
    const intent = await find(id);
    const disputed = disputeOf(intent, status, now());
    await balance.keep('dispute', id, -disputed.amount);
    if (status === 'won') await balance.keep('dispute-won', id, disputed.amount);
    emit(status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed', disputed, 'once');
  }

  return {
    isTest: true,

    createPayment: async ({ orderId, amount, currency }) => {
      const idempotencyKey = `order-${orderId}`;
      const id = `pi_local_${randomName()}`;
      await db
        .insert(localPaymentIntent)
        .values({
          id,
          idempotencyKey,
          clientSecret: `${id}_secret_${randomName()}`,
          orderId,
          amount,
          currency: currency.toLowerCase(),
          status: 'requires_payment_method',
          createdAt: now(),
        })
        .onConflictDoNothing({ target: localPaymentIntent.idempotencyKey });
      const [intent] = await db
        .select()
        .from(localPaymentIntent)
        .where(eq(localPaymentIntent.idempotencyKey, idempotencyKey));
      if (intent?.amount !== amount || intent.currency !== currency.toLowerCase()) {
        throw new PaymentProviderError(new Error(`The payment of order ${orderId} was made on other terms.`));
      }
      return payable(intent);
    },

    readPayment: async (id) => payable(await find(id)),

    cancelPayment: async (id) => {
      await db
        .update(localPaymentIntent)
        .set({ status: 'canceled' })
        .where(and(eq(localPaymentIntent.id, id), inArray(localPaymentIntent.status, unpaid)));
      return paymentOfIntent(intentOf(await find(id)));
    },

    refundPayment: async (id, total) => {
      const before = await find(id);
      if (before.status !== 'succeeded' || total > before.amount) {
        throw new PaymentProviderError(new Error(`Of payment ${id}, ${total} cannot be given back.`));
      }
      const [refunded] = await db
        .update(localPaymentIntent)
        .set({ amountRefunded: total })
        .where(and(eq(localPaymentIntent.id, id), lt(localPaymentIntent.amountRefunded, total)))
        .returning();
      if (refunded) await balance.keep('refund', id, before.amountRefunded - total, total);
      if (refunded) emit('charge.refunded', chargeOf(refunded), 'once');
      return paymentOfIntent(intentOf(refunded ?? (await find(id))));
    },

    readBalance: balance.read,

    readEvent: (body, signature) => readSignedEvent(body, signature, secret, now()),

    confirm: async ({ clientSecret, cardNumber, confirmed, delivery }) => {
      const result = resultOf(cardNumber, confirmed);
      const isOfBuyer = eq(localPaymentIntent.clientSecret, clientSecret);
      const [changed] = await db
        .update(localPaymentIntent)
        .set({ status: statusAfter[result.status] })
        .where(and(isOfBuyer, inArray(localPaymentIntent.status, unpaid)))
        .returning();
      if (changed) {
        if (changed.status !== 'succeeded') return result;
        await balance.keep('payment', changed.id, changed.amount);
        emit('payment_intent.succeeded', intentOf(changed), delivery);
        if (cardNumber === disputedCard) await dispute(changed.id, 'needs_response');
        return result;
      }
      const [closed] = await db.select().from(localPaymentIntent).where(isOfBuyer);
      if (!closed) throw new NotFoundError('payment');
      if (closed.status === 'succeeded') return { status: 'succeeded', declineCode: null };
      throw new ForbiddenError('order-closed', 'This payment was cancelled.');
    },

    dispute,

    failRefund: async (id) => {
      const intent = await find(id);
      await balance.keep('refund-failed', id, intent.amountRefunded);
      emit('refund.failed', failedRefundOf(intent), 'once');
    },

    stop,
  };
}

/** Pays, and then its bank asks for the money back. */
const disputedCard = '4000000000000259';

/** Stripe's test cards; any other one is declined. */
function resultOf(cardNumber: string, confirmed: boolean | undefined): LocalPaymentResult {
  switch (cardNumber) {
    case '4242424242424242':
    case disputedCard:
      return { status: 'succeeded', declineCode: null };
    case '4000002500003155':
      if (confirmed === undefined) return { status: 'requires_action', declineCode: null };
      return confirmed
        ? { status: 'succeeded', declineCode: null }
        : { status: 'declined', declineCode: 'authentication_required' };
    case '4000000000009995':
      return { status: 'declined', declineCode: 'insufficient_funds' };
    default:
      return { status: 'declined', declineCode: 'card_declined' };
  }
}

function payable(row: IntentRow): PayablePayment {
  return { ...paymentOfIntent(intentOf(row)), clientSecret: row.clientSecret };
}

function intentOf(row: IntentRow) {
  const { id, status, amount, currency, orderId } = row;
  const amount_received = status === 'succeeded' ? amount : 0;
  return {
    id,
    object: 'payment_intent' as const,
    status,
    amount,
    amount_received,
    currency,
    metadata: { orderId },
    livemode: false,
    latest_charge: status === 'succeeded' ? chargeOf(row) : null,
  };
}

function chargeOf({ id, amount, amountRefunded, currency, orderId }: IntentRow) {
  return {
    id: id.replace('pi_', 'ch_'),
    object: 'charge' as const,
    status: 'succeeded' as const,
    payment_intent: id,
    amount,
    amount_captured: amount,
    amount_refunded: amountRefunded,
    currency,
    metadata: { orderId },
    livemode: false,
  };
}

const weekSeconds = inSeconds(days(7));

function disputeOf({ id, amount, amountRefunded, currency }: IntentRow, status: string, at: Date) {
  return {
    id: id.replace('pi_', 'dp_'),
    object: 'dispute' as const,
    payment_intent: id,
    status,
    amount: amount - amountRefunded,
    currency,
    reason: 'fraudulent',
    evidence_details: { due_by: Math.floor(at.getTime() / 1000) + weekSeconds },
  };
}

function failedRefundOf({ id, amountRefunded, currency }: IntentRow) {
  return {
    id: id.replace('pi_', 're_'),
    object: 'refund' as const,
    payment_intent: id,
    status: 'failed' as const,
    amount: amountRefunded,
    currency,
    failure_reason: 'expired_or_canceled_card',
  };
}

function randomName(): string {
  return randomBytes(16).toString('hex');
}
