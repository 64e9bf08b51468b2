import type { MovementSums as Sums } from '#src/contract/desk/money/deskMovements.ts';
import { dayAndMonth, lastDayOf, movementParts, signedAmount } from '#src/domain/desk/money/movement.ts';
import { formatExactAmount } from '#src/domain/money.ts';

interface Props {
  month: string;
  sums: Sums;
  /** Of the month that is not over: until today. */
  isRunning: boolean;
}

/** A month as one equation: what was there, what came and went, what is left. */
export function MovementSums({ month, sums, isRunning }: Props) {
  const parts = movementParts.filter(({ filter }) => filter !== 'other' || sums.other.count > 0);
  return (
    <dl className="grid overflow-hidden rounded-lg border border-line text-xs tabular-nums s:grid-cols-2 m:grid-cols-4 l:flex">
      <Term name={`V\u00A0Stripe ${dayAndMonth(`${month}-01`)}`}>{signedAmount(sums.before)}</Term>
      {parts.map(({ name, filter }) => {
        const { count, sum } = sums[filter];
        // What takes from the balance is a difference, so that its number stands without a sign.
        const isTaken = filter !== 'payments' && filter !== 'other';
        return (
          <Term key={filter} sign={isTaken ? '−' : '+'} name={`${name} ${count}`}>
            {signedAmount(isTaken ? 0 - sum : sum)}
          </Term>
        );
      })}
      <Term sign="=" name={isRunning ? 'V\u00A0Stripe dnes' : `V\u00A0Stripe ${dayAndMonth(lastDayOf(month))}`}>
        {formatExactAmount(sums.after, 'EUR').replace('-', '−')}
      </Term>
    </dl>
  );
}

function Term({ sign, name, children }: { sign?: string; name: string; children: string }) {
  return (
    <div className="grid min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 border-line px-3.5 py-2.5 max-l:border-b l:border-l l:first:border-l-0">
      <dt className="col-start-2 text-xs text-muted">{name}</dt>
      <dd className="contents font-bold">
        <span className="col-start-1 row-span-2 row-start-1 text-md text-muted">{sign}</span>
        <span className="col-start-2 text-md whitespace-nowrap">{children}</span>
      </dd>
    </div>
  );
}
