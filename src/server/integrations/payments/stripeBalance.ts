import type Stripe from 'stripe';
import type { MovementKind } from '#src/contract/desk/money/deskMovements.ts';
import type { BalanceEntry } from './paymentGateway.ts';

const kinds: Record<string, MovementKind> = {
  charge: 'payment',
  payment: 'payment',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund-failed',
  payment_failure_refund: 'refund-failed',
  payout: 'payout',
  payout_cancel: 'payout-failed',
  payout_failure: 'payout-failed',
  stripe_fee: 'fee',
  stripe_fx_fee: 'fee',
  tax_fee: 'fee',
};

/** What Stripe calls a balance transaction; `null` in another currency, whose balance is another one. */
export function balanceEntryOf(line: Stripe.BalanceTransaction): BalanceEntry | null {
  if (line.currency !== 'eur') return null;
  const source = typeof line.source === 'object' ? line.source : null;
  return {
    id: line.id,
    kind: kinds[line.type] ?? adjustments[line.reporting_category] ?? 'other',
    amount: line.amount,
    fee: line.fee,
    at: new Date(line.created * 1000),
    paymentId: paymentIdOf(source),
    sourceId: typeof line.source === 'string' ? line.source : (source?.id ?? null),
    payout: source?.object === 'payout' ? payoutOf(source) : null,
  };
}

const adjustments: Record<string, MovementKind> = {
  dispute: 'dispute',
  dispute_reversal: 'dispute-won',
  fee: 'fee',
};

function paymentIdOf(source: Stripe.BalanceTransactionSource | null): string | null {
  if (source?.object !== 'charge' && source?.object !== 'refund' && source?.object !== 'dispute') return null;
  const intent = source.payment_intent;
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}

function payoutOf({ id, arrival_date, statement_descriptor }: Stripe.Payout): BalanceEntry['payout'] {
  // Stripe's day is a midnight in UTC.
  const arrivesOn = new Date(arrival_date * 1000).toISOString().slice(0, 10);
  return { id, arrivesOn, descriptor: statement_descriptor };
}
