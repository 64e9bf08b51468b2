import Stripe from 'stripe';
import { InvalidSignatureError, type Payment } from './paymentGateway.ts';

/** What of a payment intent is read; events and answers both have it. */
export interface IntentFacts extends Pick<Stripe.PaymentIntent, 'id' | 'status' | 'currency' | 'amount_received'> {
  latest_charge: string | { amount_refunded: number } | null;
  metadata: Record<string, string | undefined>;
}

/** Seconds that an event may be on its way. */
const tolerance = 300;

const statuses: Partial<Record<Stripe.PaymentIntent.Status, Payment['status']>> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

/** What was given back is known only where the intent comes with its charge; without it, that is 0. */
export function paymentOfIntent(intent: IntentFacts): Payment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    id: intent.id,
    orderId: intent.metadata.orderId ?? null,
    // Whatever else Stripe may say: it is neither the buyer's turn, nor over.
    status: statuses[intent.status] ?? 'processing',
    currency: intent.currency.toUpperCase(),
    amountReceived: intent.amount_received,
    amountRefunded: charge?.amount_refunded ?? 0,
  };
}

/** A charge takes the metadata of its intent over. `null`: it was made without one, so it is none of ours. */
function paymentOfCharge(charge: Stripe.Charge): Payment | null {
  const { payment_intent: intent } = charge;
  if (!intent) return null;
  return {
    id: typeof intent === 'string' ? intent : intent.id,
    orderId: charge.metadata.orderId ?? null,
    status: 'succeeded',
    currency: charge.currency.toUpperCase(),
    amountReceived: charge.amount_captured,
    amountRefunded: charge.amount_refunded,
  };
}

/**
 * What a signed event says of its payment, as it was when the event was made; `null` for events of other things.
 * @throws InvalidSignatureError
 */
export function readSignedEvent(body: string, signature: string, secret: string, now: Date): Payment | null {
  const event = constructEvent(body, signature, secret, now);
  switch (event.type) {
    case 'payment_intent.created':
    case 'payment_intent.requires_action':
    case 'payment_intent.payment_failed':
    case 'payment_intent.processing':
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled':
      return paymentOfIntent(event.data.object);
    case 'charge.refunded':
      return paymentOfCharge(event.data.object);
    default:
      return null;
  }
}

function constructEvent(body: string, signature: string, secret: string, now: Date): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, tolerance, undefined, now.getTime());
  } catch {
    // The error quotes the body and the signature.
    throw new InvalidSignatureError();
  }
}
