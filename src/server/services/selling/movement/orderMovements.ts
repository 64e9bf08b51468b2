import type { MovementKind } from '#src/contract/desk/money/deskMovements.ts';
import type { OrderRow, orderEvent } from '#src/server/db/schema/order.ts';

/** What an order has moved at the provider. */
export interface OrderMovement {
  /** The same cause has the same one, whoever tells it and however often. */
  id: string;
  kind: MovementKind;
  amount: number;
  at: Date;
}

type SoldOrder = Pick<
  OrderRow,
  'id' | 'amount' | 'paymentIntentId' | 'paidAt' | 'refundedAmount' | 'refundedAt' | 'chargedBackAmount'
>;
type OrderEvent = Pick<typeof orderEvent.$inferSelect, 'at' | 'kind' | 'details'>;

/**
 * Reads out of an order and its audit what it has moved: paid once, given back in parts, taken by the bank and perhaps brought back. Older
 * orders have sums without an event; those stand as one movement.
 */
export function orderMovements(order: SoldOrder, events: readonly OrderEvent[]): OrderMovement[] {
  const { id, amount, paymentIntentId, paidAt } = order;
  if (paymentIntentId === null || paidAt === null) return [];
  const paid = events.find(({ kind }) => kind === 'paid' || kind === 'paid-in-vain');
  return [
    { id: `payment:${id}`, kind: 'payment', amount, at: paid ? movedAt(paid) : paidAt },
    ...refundsOf(order, paidAt, events),
    ...disputesOf(order, paidAt, events),
  ];
}

function refundsOf(order: SoldOrder, paidAt: Date, events: readonly OrderEvent[]): OrderMovement[] {
  const movements: OrderMovement[] = [];
  let given = 0;
  const giveUntil = (total: number, at: Date) => {
    if (total <= given) return;
    movements.push({ id: `refund:${order.id}:${total}`, kind: 'refund', amount: given - total, at });
    given = total;
  };
  for (const event of events) {
    const { kind, details } = event;
    if (kind === 'refunded' || kind === 'refunded-partly') giveUntil(Number(details.total), movedAt(event));
    if (kind === 'refund-failed') {
      const id = `refund-failed:${details.refundId}`;
      movements.push({ id, kind: 'refund-failed', amount: Number(details.amount), at: movedAt(event) });
    }
  }
  giveUntil(order.refundedAmount, order.refundedAt ?? paidAt);
  return movements;
}

function disputesOf(order: SoldOrder, paidAt: Date, events: readonly OrderEvent[]): OrderMovement[] {
  const movements = new Map<string, OrderMovement>();
  let lost = 0;
  for (const event of events) {
    const { kind, details } = event;
    if (!kind.startsWith('dispute-')) continue;
    const amount = Number(details.amount);
    if (kind === 'dispute-lost') lost += amount;
    // While the bank only asks it has taken nothing.
    else if (details.inquiry === 1) continue;
    const taken = `dispute:${details.disputeId}`;
    if (!movements.has(taken)) {
      movements.set(taken, { id: taken, kind: 'dispute', amount: -amount, at: movedAt(event) });
    }
    if (kind !== 'dispute-won') continue;
    const id = `dispute-won:${details.disputeId}`;
    movements.set(id, { id, kind: 'dispute-won', amount, at: movedAt(event) });
  }
  const unnoted = lost === 0 ? order.chargedBackAmount : 0;
  const at = order.refundedAt ?? paidAt;
  if (unnoted > 0) movements.set('', { id: `dispute:${order.id}`, kind: 'dispute', amount: -unnoted, at });
  return [...movements.values()];
}

/** When the provider says that it happened, where that was long before it told. */
function movedAt({ at, details }: OrderEvent): Date {
  return typeof details.movedAt === 'string' ? new Date(details.movedAt) : at;
}
