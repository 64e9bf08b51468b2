import type { ReactNode } from 'react';
import { DeskEmpty } from '#src/components/desk/kit/DeskEmpty.tsx';
import { type DeskColumn, DeskTable } from '#src/components/desk/kit/DeskTable.tsx';
import type { DeskCode } from '#src/contract/desk/money/deskCodes.ts';
import { discountInWords } from '#src/domain/codeTerms.ts';
import { formatDate } from '#src/domain/dateTime.ts';
import { CodeStateBadge } from './CodeStateBadge.tsx';
import { CodeTag } from './CodeTag.tsx';

interface Props {
  codes: readonly DeskCode[];
  hrefOf: (id: string) => string;
  isFiltered: boolean;
  /** One way on from an empty list. */
  action: ReactNode;
  children?: ReactNode;
}

const columns: readonly DeskColumn<DeskCode>[] = [
  { name: 'Kód', cell: ({ code }) => <CodeTag>{code}</CodeTag>, phone: 'title' },
  { name: 'Zľava', cell: discountInWords, phone: 'side' },
  {
    name: 'Na čo',
    cell: ({ courses }) => (courses.length === 0 ? 'všetky kurzy' : courses.map(({ name }) => name).join(', ')),
    from: 'l',
  },
  {
    name: 'Použité',
    isNumber: true,
    cell: ({ redeemed, reserved, maxRedemptions }) =>
      `${redeemed + reserved}${maxRedemptions === null ? '' : ` / ${maxRedemptions}`}`,
  },
  {
    name: 'Posledný deň',
    isNumber: true,
    from: 'l',
    cell: ({ lastDay }) => (lastDay === null ? '–' : formatDate(lastDay)),
  },
  { name: 'Stav', cell: (code) => <CodeStateBadge code={code} />, phone: 'below' },
];

/** Promotion codes with how much they are used. */
export function CodeList({ codes, hrefOf, isFiltered, action, children }: Props) {
  if (codes.length === 0) {
    return isFiltered ? (
      <DeskEmpty title="Taký kód tu nie je" action={action}>
        Hľadáme v&nbsp;kódoch a&nbsp;poznámkach. Na diakritike a&nbsp;veľkosti písmen nezáleží.
      </DeskEmpty>
    ) : (
      <DeskEmpty title="Zatiaľ žiadne kódy" action={action}>
        Kód zlacní kurzy tomu, kto ho pri platbe napíše. Tu uvidíš, koľkokrát sa použil a&nbsp;koľko stál.
      </DeskEmpty>
    );
  }
  return (
    <DeskTable
      caption="Zľavové kódy"
      columns={columns}
      rows={codes}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => hrefOf(id)}
    >
      {children}
    </DeskTable>
  );
}
