import { z } from 'zod';
import { idSchema } from '#src/contract/conventions.ts';
import type { Dispute, FailedRefund, Payment } from './paymentGateway.ts';

/** Ids of the provider: `pi_3Q…`. */
const nameSchema = z.string().regex(/^\w{1,255}$/);
const cents = z.number().int().min(0);
const referenceSchema = z
  .union([nameSchema, z.object({ id: nameSchema })])
  .transform((value) => (typeof value === 'string' ? value : value.id));
const metadataSchema = z.record(z.string(), z.string());

/** What of a payment intent is read; events and answers both have it. */
export const intentSchema = z.object({
  id: nameSchema,
  status: z.string(),
  currency: z.string(),
  amount_received: cents,
  latest_charge: z.union([z.string(), z.object({ amount_refunded: cents }), z.null()]).optional(),
  metadata: metadataSchema,
  livemode: z.boolean(),
});

const statuses: Record<string, Payment['status']> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

/** What was given back is known only where the intent comes with its charge; without it, that is 0. */
export function paymentOfIntent(intent: z.input<typeof intentSchema>): Payment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    id: intent.id,
    orderId: orderIdIn(intent.metadata),
    // Whatever else Stripe may say: it is neither the buyer's turn, nor over.
    status: statuses[intent.status] ?? 'processing',
    currency: intent.currency.toUpperCase(),
    amountReceived: intent.amount_received,
    amountRefunded: charge?.amount_refunded ?? 0,
    isTest: !intent.livemode,
  };
}

/** A charge takes the metadata of its intent over; without an intent it is none of ours. */
export const chargeSchema = z.object({
  payment_intent: referenceSchema.nullable(),
  currency: z.string(),
  amount_captured: cents,
  amount_refunded: cents,
  metadata: metadataSchema,
  livemode: z.boolean(),
});

export function paymentOfCharge(charge: z.output<typeof chargeSchema>): Payment | null {
  if (charge.payment_intent === null) return null;
  return {
    id: charge.payment_intent,
    orderId: orderIdIn(charge.metadata),
    status: 'succeeded',
    currency: charge.currency.toUpperCase(),
    amountReceived: charge.amount_captured,
    amountRefunded: charge.amount_refunded,
    isTest: !charge.livemode,
  };
}

export const disputeSchema = z.object({
  id: nameSchema,
  payment_intent: referenceSchema.nullable(),
  status: z.string(),
  amount: cents,
  reason: z.string(),
  /** Seconds. */
  evidence_details: z.object({ due_by: z.number().nullable() }).nullish(),
});

/** What is left are the bank's questions and the waiting for its answer. */
const closed: Record<string, Dispute['status']> = {
  won: 'won',
  lost: 'lost',
  warning_closed: 'won',
  prevented: 'won',
};

export function disputeOf(dispute: z.output<typeof disputeSchema>): Dispute | null {
  if (dispute.payment_intent === null) return null;
  const dueBy = dispute.evidence_details?.due_by;
  return {
    id: dispute.id,
    paymentId: dispute.payment_intent,
    status: closed[dispute.status] ?? 'open',
    amount: dispute.amount,
    reason: dispute.reason,
    dueBy: dueBy ? new Date(dueBy * 1000) : null,
    isInquiry: dispute.status.startsWith('warning_') || dispute.status === 'prevented',
  };
}

export const refundSchema = z.object({
  id: nameSchema,
  payment_intent: referenceSchema.nullable(),
  status: z.string().nullable(),
  amount: cents,
  failure_reason: z.string().nullish(),
});

/** `null`: it is on its way, or arrived. */
export function failedRefundOf(refund: z.output<typeof refundSchema>): FailedRefund | null {
  if (refund.status !== 'failed' || refund.payment_intent === null) return null;
  return {
    id: refund.id,
    paymentId: refund.payment_intent,
    amount: refund.amount,
    reason: refund.failure_reason ?? null,
  };
}

/** `null`: the payment was made by somebody else who sells on the same account. */
function orderIdIn({ orderId }: Record<string, string>): string | null {
  return idSchema.safeParse(orderId).data ?? null;
}
