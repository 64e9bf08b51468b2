import type { OrderStatus } from '#src/contract/order.ts';

/** What a payment says that matters to its order; amounts in cents. */
export interface PaymentFacts {
  status: 'open' | 'processing' | 'succeeded' | 'canceled';
  currency: string;
  amountReceived: number;
  amountRefunded: number;
}

/** An order only ever moves to the right. */
const ranks: Record<OrderStatus, number> = { pending: 0, lapsed: 1, paid: 2, refunded: 3 };

/**
 * Where a payment leads its order. Facts that come late, twice or in another order lead to the same end: an order never
 * goes back. Less money than agreed pays nothing.
 */
export function nextStatus(
  { status, amount, currency }: { status: OrderStatus; amount: number; currency: string },
  payment: PaymentFacts,
): OrderStatus {
  const reached = reachedStatus(amount, currency, payment);
  return ranks[reached] > ranks[status] ? reached : status;
}

function reachedStatus(amount: number, currency: string, payment: PaymentFacts): OrderStatus {
  if (payment.status === 'canceled') return 'lapsed';
  if (payment.status !== 'succeeded' || !isEnough(amount, currency, payment)) return 'pending';
  return payment.amountRefunded >= amount ? 'refunded' : 'paid';
}

function isEnough(amount: number, currency: string, payment: PaymentFacts): boolean {
  return payment.amountReceived >= amount && payment.currency.toUpperCase() === currency.toUpperCase();
}
