import { Button } from '#src/components/ui/Button.tsx';
import type { Review } from '#src/contract/review.ts';
import { ReviewCard } from './ReviewCard.tsx';

interface Props {
  reviews: readonly Review[];
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

/** A page of reviews, newest first, with the way to the older ones. */
export function ReviewList({ reviews, page, pageCount, onPage }: Props) {
  return (
    <div className="grid gap-6">
      <ul className="grid">
        {reviews.map((review) => (
          <li key={review.id} className="border-t border-line py-6 first:border-t-0 first:pt-0">
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      {pageCount > 1 && (
        <nav aria-label="Stránky hodnotení" className="no-print flex flex-wrap items-center gap-x-4 gap-y-3">
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
      )}
    </div>
  );
}
