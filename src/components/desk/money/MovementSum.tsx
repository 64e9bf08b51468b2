import type { MovementSums } from '#src/contract/desk/money/deskMovements.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { changedBy, movementParts, signedAmount } from '#src/domain/desk/money/movement.ts';
import { formatMonth } from '#src/domain/month.ts';

interface Props {
  month: string;
  sums: MovementSums;
}

/** The foot of a month: what it brought before payouts, and what is left. */
export function MovementSum({ month, sums }: Props) {
  const moved = movementParts.filter(({ filter }) => filter !== 'payouts').map(({ filter }) => sums[filter]);
  return (
    <>
      <p className="first-letter:uppercase">
        {formatMonth(month)} bez výplat:{' '}
        {countedAtDesk(
          moved.reduce((all, { count }) => all + count, 0),
          'pohyb',
        )}
      </p>
      <p className="flex gap-4">
        <span>{changedBy(moved.reduce((all, { sum }) => all + sum, 0))}</span>
        <span className="font-normal text-muted">ostáva {signedAmount(sums.after)}</span>
      </p>
    </>
  );
}
