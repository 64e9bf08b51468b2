import { DeskBadge } from '#src/components/desk/kit/DeskBadge.tsx';
import type { DeskOrderItem } from '#src/contract/desk/money/deskOrders.ts';
import { orderStateNames, orderStateOf } from '#src/domain/desk/money/deskOrder.ts';

interface Props {
  order: Pick<DeskOrderItem, 'status' | 'isDisputed' | 'refundedAmount'>;
}

const looks = {
  disputed: { icon: 'clock', tone: 'danger' },
  pending: { icon: 'clock', tone: 'warn' },
  paid: { icon: 'check', tone: 'success' },
  partly: { icon: 'arrowLeft', tone: 'neutral' },
  refunded: { icon: 'arrowLeft', tone: 'neutral' },
  lapsed: { icon: 'close', tone: 'neutral' },
} as const;

/** Where an order is, in a shape and a word. */
export function OrderStateBadge({ order }: Props) {
  const state = orderStateOf(order);
  return <DeskBadge {...looks[state]}>{orderStateNames[state]}</DeskBadge>;
}
