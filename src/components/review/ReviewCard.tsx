import type { Review } from '#src/contract/review.ts';
import { formatDate } from '#src/domain/dateTime.ts';
import { StarRating } from './StarRating.tsx';

interface Props {
  review: Review;
}

/** One review: who, when, how many stars, and the words as they were typed. */
export function ReviewCard({ review }: Props) {
  return (
    <article className="grid gap-2 wrap-anywhere">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-strong">{review.authorName}</span>
        <StarRating value={review.rating} size={18} />
      </p>
      <p className="text-sm text-muted">
        <time dateTime={review.createdAt}>{formatDate(review.createdAt)}</time>
        {review.editedAt && (
          <>
            {' · upravené '}
            <time dateTime={review.editedAt}>{formatDate(review.editedAt)}</time>
          </>
        )}
      </p>
      {review.text && <p className="max-w-prose whitespace-pre-line">{review.text}</p>}
    </article>
  );
}
