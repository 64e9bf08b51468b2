import { type DeskColumn, DeskTable } from '#src/components/desk/kit/DeskTable.tsx';
import type { IssueCounts } from '#src/contract/desk/letters/deskNewsletter.ts';
import { formatNumber } from '#src/domain/number.ts';

interface Group {
  key: string;
  name: string;
  counts: IssueCounts;
}

const columns: readonly DeskColumn<Group>[] = [
  { name: 'Skupina', phone: 'title', isWide: true, cell: ({ name }) => name },
  {
    name: 'Odoslané',
    phone: 'side',
    isNumber: true,
    cell: ({ counts }) => `${formatNumber(counts.sent)} z\u00A0${formatNumber(counts.recipients)}`,
  },
  { name: 'Skúsime znova', isNumber: true, cell: ({ counts }) => formatNumber(counts.retrying) },
  { name: 'Vrátené', isNumber: true, cell: ({ counts }) => formatNumber(counts.bounced) },
  { name: 'Odhlásené', isNumber: true, from: 'l', cell: ({ counts }) => formatNumber(counts.skipped) },
];

/** How the sending of a newsletter goes in each of its groups. */
export function IssueGroupProgress({ groups }: { groups: readonly Group[] }) {
  return (
    <div className="grid gap-1.5">
      <DeskTable caption="Priebeh podľa skupín" columns={columns} rows={groups} keyOf={({ key }) => key} />
      <p className="text-2xs text-muted">Kto je vo viacerých skupinách, počíta sa v&nbsp;prvej z&nbsp;nich.</p>
    </div>
  );
}
