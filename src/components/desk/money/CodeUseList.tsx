import type { ReactNode } from 'react';
import { DeskEmpty } from '#src/components/desk/kit/DeskEmpty.tsx';
import { type DeskColumn, DeskTable } from '#src/components/desk/kit/DeskTable.tsx';
import type { CodeUse, DeskCodeUses } from '#src/contract/desk/money/deskCodes.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { formatExactAmount } from '#src/domain/money.ts';
import { shortTime } from '#src/domain/shortTime.ts';

interface Props {
  uses: readonly CodeUse[];
  sum: DeskCodeUses['sum'];
  hrefOf: (orderId: string) => string;
  children?: ReactNode;
}

const words = { redeemed: 'Zaplatená', reserved: 'Rezervovaná', released: 'Uvoľnená' };

const columns: readonly DeskColumn<CodeUse>[] = [
  { name: 'Kto', cell: ({ buyerName }) => buyerName || 'bez mena', phone: 'title' },
  { name: 'Kedy', cell: ({ at }) => shortTime(at), from: 'l' },
  { name: 'Produkt', cell: ({ productName }) => productName, phone: 'below' },
  {
    name: 'Stav',
    cell: ({ state, refundedAmount }) => (state === 'redeemed' && refundedAmount > 0 ? 'Vrátená' : words[state]),
  },
  {
    name: 'Zľava',
    isNumber: true,
    cell: ({ discount, currency }) => `−${formatExactAmount(discount, currency)}`,
  },
  {
    name: 'Suma',
    isNumber: true,
    phone: 'side',
    cell: ({ amount, currency }) => formatExactAmount(amount, currency),
  },
];

/** Who used a code, and what it has cost so far. */
export function CodeUseList({ uses, sum, hrefOf, children }: Props) {
  if (uses.length === 0) {
    return (
      <DeskEmpty title="Tento kód ešte nikto nepoužil">
        Keď ho niekto napíše pri platbe, bude tu jeho objednávka, zľava a&nbsp;suma.
      </DeskEmpty>
    );
  }
  return (
    <DeskTable
      caption="Kto kód použil"
      columns={columns}
      rows={uses}
      keyOf={({ orderId }) => orderId}
      hrefOf={({ orderId }) => hrefOf(orderId)}
      sum={
        <>
          <p>Spolu {countedAtDesk(sum.orders, 'zaplatenaObjednavka')}</p>
          <p className="flex gap-4">
            <span>−{formatExactAmount(sum.discount, 'EUR')}</span>
            <span>{formatExactAmount(sum.paid, 'EUR')}</span>
          </p>
        </>
      }
    >
      {children}
    </DeskTable>
  );
}
