import type { ReactNode } from 'react';
import { DeskEmpty } from '#src/components/desk/kit/DeskEmpty.tsx';
import { type DeskColumn, DeskTable } from '#src/components/desk/kit/DeskTable.tsx';
import type { DeskOrderItem, DeskOrderPage } from '#src/contract/desk/money/deskOrders.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { formatExactAmount } from '#src/domain/money.ts';
import { shortTime } from '#src/domain/shortTime.ts';
import { CodeTag } from './CodeTag.tsx';
import { OrderStateBadge } from './OrderStateBadge.tsx';

interface Props {
  orders: readonly DeskOrderItem[];
  sum: DeskOrderPage['sum'];
  /** What the sum is of: „november 2026“; `null`: of everything. */
  sumOf: string | null;
  hrefOf: (id: string) => string;
  /** Whether the list is narrowed; what was searched, if anything was. */
  isFiltered: boolean;
  query: string;
  /** The way out of an empty filter. */
  reset: ReactNode;
  /** The pages below the rows. */
  children?: ReactNode;
}

const columns: readonly DeskColumn<DeskOrderItem>[] = [
  {
    name: 'Doklad',
    cell: (order) => (
      <>
        <span className="font-mono text-2xs">{order.receiptNumber ?? 'bez dokladu'}</span>
        <span className="m:hidden">
          {' '}
          <OrderStateBadge order={order} />
        </span>
      </>
    ),
    phone: 'below',
  },
  { name: 'Kedy', cell: ({ at }) => shortTime(at), from: 'l' },
  {
    name: 'Kupujúci',
    phone: 'title',
    cell: ({ buyerName, buyerEmail }) => (
      <span title={buyerEmail} className="block max-w-80 truncate">
        <span className="font-semibold">{buyerName || 'bez mena'}</span>{' '}
        <span className="text-muted max-xl:hidden">{buyerEmail}</span>
      </span>
    ),
  },
  { name: 'Produkt', cell: ({ productName }) => productName, from: 'l' },
  { name: 'Kód', cell: ({ code }) => code && <CodeTag>{code}</CodeTag>, from: 'l' },
  { name: 'Stav', cell: (order) => <OrderStateBadge order={order} /> },
  {
    name: 'Suma',
    isNumber: true,
    phone: 'side',
    cell: ({ amount, currency }) => formatExactAmount(amount, currency),
  },
];

/** Orders of everybody, with the sum of what is filtered. */
export function OrderList({ orders, sum, sumOf, hrefOf, isFiltered, query, reset, children }: Props) {
  if (orders.length === 0) {
    return isFiltered ? (
      <DeskEmpty title={query ? `Pre „${query}“ sme nič nenašli` : 'Takéto objednávky tu nie sú'} action={reset}>
        Hľadáme v&nbsp;menách, e-mailoch, dokladoch, číslach objednávok a&nbsp;kódoch. Na diakritike nezáleží.
      </DeskEmpty>
    ) : (
      <DeskEmpty title="Zatiaľ nikto nič nekúpil">
        Prvá objednávka sa tu objaví hneď, ako niekto otvorí platbu.
      </DeskEmpty>
    );
  }
  return (
    <DeskTable
      caption="Objednávky"
      columns={columns}
      rows={orders}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => hrefOf(id)}
      sum={
        <>
          <p>
            {sumOf === null ? 'Spolu' : sumOf}: {countedAtDesk(sum.orders, 'zaplatenaObjednavka')}
          </p>
          <p className="flex gap-4">
            {sum.refunded > 0 && (
              <span className="font-normal text-muted">vrátené {formatExactAmount(sum.refunded, 'EUR')}</span>
            )}
            <span>{formatExactAmount(sum.paid, 'EUR')}</span>
          </p>
        </>
      }
    >
      {children}
    </DeskTable>
  );
}
