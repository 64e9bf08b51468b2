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
    <dl className="grid overflow-hidden rounded-lg border border-line text-xs tabular-nums s:grid-cols-2 m:grid-cols-3 l:flex">
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
    // The lines at the outer edge are cut off.
    <div className="-mr-px -mb-px grid min-w-0 flex-1 grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-x-1 border-r border-b border-line px-3.5 py-2 last:col-span-full s:grid-cols-[1rem_minmax(0,1fr)] s:py-2.5">
      <dt className="col-start-2 row-start-1 text-xs text-muted">{name}</dt>
      <dd className="contents font-bold">
        <span className="col-start-1 row-start-1 text-md text-muted s:row-span-2">{sign}</span>
        <span className="text-md whitespace-nowrap max-s:col-start-3 max-s:row-start-1 s:col-start-2">{children}</span>
      </dd>
    </div>
  );
}
