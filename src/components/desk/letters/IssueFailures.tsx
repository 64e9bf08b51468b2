import { type DeskColumn, DeskTable } from '#src/components/desk/kit/DeskTable.tsx';
import type { Issue } from '#src/contract/desk/letters/deskNewsletter.ts';
import { failureInWords } from '#src/domain/mailFailure.ts';
import { shortTime } from '#src/domain/shortTime.ts';

type Failure = Issue['failures'][number] & { key: string };

interface Props {
  failures: Issue['failures'];
}

const columns: readonly DeskColumn<Failure>[] = [
  {
    name: 'Adresa',
    phone: 'title',
    isWide: true,
    cell: ({ email }) => (
      <span title={email ?? ''} className="block truncate">
        {email ?? 'adresa je už zmazaná'}
      </span>
    ),
  },
  {
    name: 'Prečo',
    phone: 'below',
    cell: ({ reason }) => (
      <span title={reason} className="block max-w-72 truncate text-muted">
        {failureInWords(reason)}
      </span>
    ),
  },
  {
    name: 'Ďalší pokus',
    isNumber: true,
    phone: 'side',
    cell: ({ nextAttemptAt, attempts }) =>
      nextAttemptAt ? `${shortTime(nextAttemptAt)}, ${attempts + 1}.\u00A0z\u00A010` : 'nebude',
  },
];

/** Whom a newsletter did not reach, why, and whether it is tried again. */
export function IssueFailures({ failures }: Props) {
  const rows = failures.map((failure, index) => ({ ...failure, key: failure.email ?? String(index) }));
  return <DeskTable caption="Komu sa nepodarilo doručiť" columns={columns} rows={rows} keyOf={({ key }) => key} />;
}
