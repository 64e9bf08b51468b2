import type { DeskScreenProps } from '#src/containers/desk/kit/deskScreen.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { MoneyTabsContainer } from './MoneyTabsContainer.tsx';
import { MovementsContainer } from './MovementsContainer.tsx';
import { OrderContainer } from './OrderContainer.tsx';
import { OrderListContainer } from './OrderListContainer.tsx';

const movements = deskPaths.movements().slice(deskPaths.orders().length + 1);

/** The orders, what they moved, or the order that the address names. */
export function OrdersContainer({ userId, id }: DeskScreenProps) {
  if (id !== null && id !== movements) return <OrderContainer key={id} userId={userId} id={id} />;
  return (
    <>
      <MoneyTabsContainer current={id === null ? 'orders' : 'movements'} />
      {id === null ? <OrderListContainer userId={userId} /> : <MovementsContainer userId={userId} />}
    </>
  );
}
