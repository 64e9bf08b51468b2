import type { ReactNode } from 'react';
import { DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskEmpty } from '#src/components/desk/kit/DeskEmpty.tsx';
import { type DeskColumn, DeskTable } from '#src/components/desk/kit/DeskTable.tsx';
import type { Gift } from '#src/contract/desk/money/deskOrders.ts';
import { shortTime } from '#src/domain/shortTime.ts';

interface Props {
  gifts: readonly Gift[];
  /** Asks whether a gift is to be taken back. */
  hrefOfEnd: (id: string) => string;
  children?: ReactNode;
}

/** Who was given what. */
export function GiftList({ gifts, hrefOfEnd, children }: Props) {
  const columns: readonly DeskColumn<Gift>[] = [
    {
      name: 'Kto',
      phone: 'title',
      cell: ({ personName, personEmail }) => (
        <span title={personEmail} className="block max-w-80 truncate">
          <span className="font-semibold">{personName}</span>{' '}
          <span className="text-muted max-xl:hidden">{personEmail}</span>
        </span>
      ),
    },
    { name: 'Čo', cell: ({ productName }) => productName, phone: 'below' },
    { name: 'Kedy', cell: ({ at }) => shortTime(at), from: 'l' },
    {
      name: 'Úkon',
      isNumber: true,
      phone: 'side',
      cell: ({ id, personName }) => (
        <DeskButtonLink kind="danger" size="row" href={hrefOfEnd(id)}>
          Odobrať…<span className="sr-only"> {personName}</span>
        </DeskButtonLink>
      ),
    },
  ];
  if (gifts.length === 0) {
    return (
      <DeskEmpty title="Zatiaľ sme nikomu nič nedarovali">
        Komu daruješ kurz, bude tu s&nbsp;menom a&nbsp;dňom. Darčekové kódy sú medzi zľavovými kódmi.
      </DeskEmpty>
    );
  }
  return (
    <DeskTable caption="Darované kurzy" columns={columns} rows={gifts} keyOf={({ id }) => id}>
      {children}
    </DeskTable>
  );
}
