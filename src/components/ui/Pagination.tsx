import { cva } from 'class-variance-authority';
import { pageWindow } from '#src/domain/paging.ts';
import { Icon } from './Icon.tsx';

interface Props {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  /** What is paged, for screen readers: „Stránky článkov“. */
  label: string;
}

const cell = cva('inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-2.5 font-strong', {
  variants: {
    isCurrent: { true: 'bg-accent text-white', false: 'hover:bg-accent-soft hover:text-accent-text' },
    // A phone has no room for them, and the neighbours' numbers lead there too.
    isStep: { true: 'max-s:hidden' },
  },
  defaultVariants: { isCurrent: false },
});

/** Links to the pages of a list; nothing for a single page. */
export function Pagination({ page, pageCount, hrefOf, label }: Props) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className="no-print mt-12 flex flex-wrap items-center justify-center gap-1.5">
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" className={cell({ isStep: true })}>
          <Icon name="arrowLeft" />
          Predchádzajúca
        </a>
      )}
      {pageWindow(page, pageCount).map((number, index) =>
        number === null ? (
          // A gap has no identity of its own; there are at most two and they never move.
          <span key={`gap-${index < 3 ? 'start' : 'end'}`} className="px-1 text-muted">
            …
          </span>
        ) : (
          <a
            key={number}
            href={hrefOf(number)}
            aria-label={`Stránka ${number}`}
            aria-current={number === page ? 'page' : undefined}
            className={cell({ isCurrent: number === page })}
          >
            {number}
          </a>
        ),
      )}
      {page < pageCount && (
        <a href={hrefOf(page + 1)} rel="next" className={cell({ isStep: true })}>
          Ďalšia
          <Icon name="arrowRight" />
        </a>
      )}
    </nav>
  );
}
