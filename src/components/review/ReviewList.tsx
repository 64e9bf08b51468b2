import { PageStepper } from '#src/components/ui/PageStepper.tsx';
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
      <PageStepper label="Stránky hodnotení" page={page} pageCount={pageCount} onPage={onPage} />
    </div>
  );
}
