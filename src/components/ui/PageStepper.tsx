import { Button } from './Button.tsx';

interface Props {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** What is paged, for screen readers: „Stránky hodnotení“. */
  label: string;
}

/** Steps through the pages of a list within a page, newest first; nothing for a single page. */
export function PageStepper({ page, pageCount, onPage, label }: Props) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className="no-print flex flex-wrap items-center gap-x-4 gap-y-3">
      <Button kind="quiet" size="small" state={page > 1 ? 'ready' : 'disabled'} onPress={() => onPage(page - 1)}>
        Novšie
      </Button>
      <Button
        kind="quiet"
        size="small"
        state={page < pageCount ? 'ready' : 'disabled'}
        onPress={() => onPage(page + 1)}
      >
        Staršie
      </Button>
      <p role="status" className="text-sm text-muted tabular-nums">
        Stránka {page}&nbsp;z&nbsp;{pageCount}
      </p>
    </nav>
  );
}
