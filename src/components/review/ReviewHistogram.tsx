import { percent } from '#src/domain/format.ts';
import { counted } from '#src/domain/plural.ts';
import { allStars, starPath } from './stars.ts';

interface Props {
  /** How many reviews have 1, 2, 3, 4 and 5 stars. */
  counts: readonly number[];
}

/** How the stars of a course are spread, most stars first. */
export function ReviewHistogram({ counts }: Props) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <ul className="grid w-full max-w-sm gap-1.5">
      {allStars.toReversed().map((star) => {
        const count = counts[star - 1] ?? 0;
        return (
          <li key={star}>
            <span className="sr-only">
              {counted(star, 'hviezdicka')}: {counted(count, 'hodnotenie')}
            </span>
            <span
              aria-hidden="true"
              className="grid grid-cols-[2.25rem_minmax(0,1fr)_2.75rem] items-center gap-2 text-sm text-muted tabular-nums"
            >
              <span className="inline-flex items-center gap-1">
                {star}
                <svg aria-hidden="true" width={14} height={14} viewBox="0 0 24 24" className="text-accent-text">
                  <path d={starPath} fill="currentColor" />
                </svg>
              </span>
              <svg
                aria-hidden="true"
                className="h-2 w-full rounded-full bg-line"
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
              >
                <rect width={percent(count, total)} height={1} className="fill-(--accent-text)" />
              </svg>
              <span className="text-right">{count}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
