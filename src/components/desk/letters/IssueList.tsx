import type { ReactNode } from 'react';
import { DeskEmpty } from '#src/components/desk/kit/DeskEmpty.tsx';
import { type DeskColumn, DeskTable } from '#src/components/desk/kit/DeskTable.tsx';
import type { IssueItem } from '#src/contract/desk/letters/deskNewsletter.ts';
import { issueName } from '#src/domain/newsletterIssue.ts';
import { formatNumber } from '#src/domain/number.ts';
import { shortTime } from '#src/domain/shortTime.ts';
import { IssueStateBadge } from './IssueStateBadge.tsx';

interface Props {
  issues: readonly IssueItem[];
  hrefOf: (id: string) => string;
  /** One way on from an empty list. */
  action: ReactNode;
  children?: ReactNode;
}

const columns: readonly DeskColumn<IssueItem>[] = [
  {
    name: 'Predmet',
    phone: 'title',
    isWide: true,
    cell: ({ subject }) => (
      <span title={subject} className="block truncate font-semibold">
        {issueName(subject)}
      </span>
    ),
  },
  { name: 'Stav', phone: 'side', cell: ({ state }) => <IssueStateBadge state={state} /> },
  {
    name: 'Kedy',
    phone: 'below',
    cell: ({ startedAt, sendAt, updatedAt }) =>
      startedAt || sendAt ? shortTime(startedAt ?? sendAt ?? updatedAt) : `naposledy uložené ${shortTime(updatedAt)}`,
  },
  {
    name: 'Odoslané',
    isNumber: true,
    cell: ({ startedAt, counts }) => (startedAt === null ? '–' : formatNumber(counts.sent)),
  },
  {
    name: 'Vrátené',
    isNumber: true,
    from: 'l',
    cell: ({ startedAt, counts }) => (startedAt === null ? '–' : formatNumber(counts.bounced)),
  },
];

/** Newsletters: those being written, on their way and sent. */
export function IssueList({ issues, hrefOf, action, children }: Props) {
  if (issues.length === 0) {
    return (
      <DeskEmpty title="Zatiaľ sme nič neposlali" action={action}>
        Tu budú koncepty, to, čo sa práve odosiela, a&nbsp;všetko, čo už odišlo. Kým nenaplánuješ odoslanie, neodíde
        nič.
      </DeskEmpty>
    );
  }
  return (
    <DeskTable
      caption="Newslettre"
      columns={columns}
      rows={issues}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => hrefOf(id)}
    >
      {children}
    </DeskTable>
  );
}
