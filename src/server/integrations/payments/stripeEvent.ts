import Stripe from 'stripe';
import { z } from 'zod';
import { InvalidSignatureError, MalformedEventError, type Payment, type PaymentEvent } from './paymentGateway.ts';
import {
  chargeSchema,
  disputeOf,
  disputeSchema,
  failedRefundOf,
  intentSchema,
  paymentOfCharge,
  paymentOfIntent,
  refundSchema,
} from './stripePayment.ts';

/** Seconds that an event may be on its way, and that clocks may differ. */
const tolerance = 300;

const eventSchema = z.object({
  type: z.string(),
  /** Seconds. */
  created: z.number().optional(),
  data: z.object({ object: z.unknown() }),
});

/**
 * What a signed event tells, as it was when the event was made; `null` for events of other things.
 * @throws InvalidSignatureError, MalformedEventError
 */
export function readSignedEvent(body: string, signature: string, secret: string, now: Date): PaymentEvent | null {
  verify(body, signature, secret, now);
  const { type, created, data } = parse(eventSchema, parsed(body));
  const told = toldBy(type, data.object);
  return told && { ...told, at: created === undefined ? undefined : new Date(created * 1000) };
}

function toldBy(type: string, object: unknown): PaymentEvent | null {
  switch (type) {
    case 'payment_intent.created':
    case 'payment_intent.requires_action':
    case 'payment_intent.payment_failed':
    case 'payment_intent.processing':
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled':
      return ofPayment(paymentOfIntent(parse(intentSchema, object)));
    case 'charge.refunded':
      return ofPayment(paymentOfCharge(parse(chargeSchema, object)));
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed': {
      const dispute = disputeOf(parse(disputeSchema, object));
      return dispute && { kind: 'dispute', dispute };
    }
    case 'refund.failed':
    case 'charge.refund.updated': {
      const refund = failedRefundOf(parse(refundSchema, object));
      return refund && { kind: 'failed-refund', refund };
    }
    case 'payout.created':
    case 'payout.paid':
    case 'payout.failed':
    case 'payout.canceled':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return { kind: 'balance' };
    default:
      return null;
  }
}

function ofPayment(payment: Payment | null): PaymentEvent | null {
  return payment && { kind: 'payment', payment };
}

function verify(body: string, signature: string, secret: string, now: Date): void {
  const { signature: signatures } = Stripe.webhooks;
  if (!signatures) throw new Error('This version of Stripe’s library verifies no signatures.');
  try {
    signatures.verifyHeader(body, signature, secret, tolerance, undefined, now.getTime());
  } catch {
    // The error quotes the body and the signature.
    throw new InvalidSignatureError();
  }
  // Stripe's library refuses the past only.
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (!(signedAt <= now.getTime() / 1000 + tolerance)) throw new InvalidSignatureError();
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new MalformedEventError(['no JSON']);
  }
}

function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const { data, error } = schema.safeParse(value);
  if (error) throw new MalformedEventError(error.issues.map(({ path }) => path.join('.') || 'all of it'));
  return data as z.output<S>;
}
