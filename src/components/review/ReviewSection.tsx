import { type ReactNode, useId } from 'react';
import type { ReviewOverview } from '#src/contract/review.ts';
import { counted } from '#src/domain/plural.ts';
import { ReviewHistogram } from './ReviewHistogram.tsx';
import { StarRating } from './StarRating.tsx';
import { ratingNumber } from './stars.ts';

interface Props {
  overview: Pick<ReviewOverview, 'average' | 'count' | 'histogram'>;
  /** The own review, or what is missing for one. */
  own: ReactNode;
  /** The reviews themselves. */
  list: ReactNode;
}

/** What learners say of a course: in numbers, the own review, and all of them. */
export function ReviewSection({ overview, own, list }: Props) {
  const id = useId();
  const { average, count, histogram } = overview;
  return (
    <section aria-labelledby={id} className="grid gap-8">
      <h2 id={id} className="text-h2">
        Hodnotenia
      </h2>
      {average === null ? (
        <p className="-mt-4 text-muted">Kurz zatiaľ nikto nehodnotil.</p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-12 gap-y-6">
          <div className="grid gap-1.5">
            <p aria-hidden="true" className="text-display font-extrabold tabular-nums">
              {ratingNumber(average)}
            </p>
            <StarRating value={average} size={24} />
            <p className="text-muted">{counted(count, 'hodnotenie')}</p>
          </div>
          <ReviewHistogram counts={histogram} />
        </div>
      )}
      {own}
      {list}
    </section>
  );
}
