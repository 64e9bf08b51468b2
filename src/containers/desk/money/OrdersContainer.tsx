import type { DeskScreenProps } from '#src/containers/desk/kit/deskScreen.ts';
import { OrderContainer } from './OrderContainer.tsx';
import { OrderListContainer } from './OrderListContainer.tsx';

/** The orders, or the one that the address names. */
export function OrdersContainer({ userId, id }: DeskScreenProps) {
  return id === null ? <OrderListContainer userId={userId} /> : <OrderContainer key={id} userId={userId} id={id} />;
}
