import { formatNumber } from '#src/domain/number.ts';
import { outOf } from '#src/domain/plural.ts';
import { DeskButtonLink } from './DeskButton.tsx';

interface Props {
  page: number;
  pageCount: number;
  total: number;
  perPage: number;
  hrefOf: (page: number) => string;
}

/** The foot of a list: which rows these are, of how many, and the ways to the others. */
export function DeskPager({ page, pageCount, total, perPage, hrefOf }: Props) {
  const first = (page - 1) * perPage + 1;
  return (
    <nav
      aria-label="Stránky zoznamu"
      className="flex min-h-11 items-center gap-2 border-t border-line px-3 py-1.5 text-2xs text-muted tabular-nums"
    >
      <p className="mr-auto">
        {formatNumber(first)}&nbsp;–&nbsp;{formatNumber(Math.min(page * perPage, total))} {outOf(total)}
      </p>
      {page > 1 && (
        <DeskButtonLink size="row" href={hrefOf(page - 1)}>
          Novšie
        </DeskButtonLink>
      )}
      {page < pageCount && (
        <DeskButtonLink size="row" href={hrefOf(page + 1)}>
          Staršie
        </DeskButtonLink>
      )}
    </nav>
  );
}
