import { useQuery } from '@tanstack/react-query';
import { DeskBadge } from '#src/components/desk/kit/DeskBadge.tsx';
import { WordsEmpty } from '#src/components/desk/words/WordsEmpty.tsx';
import { useListAddress } from '#src/containers/desk/kit/useListAddress.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { counted } from '#src/domain/plural.ts';
import { withFilters } from '#src/domain/withFilters.ts';
import { deskReviews } from '#src/queries/desk/words/deskWords.ts';
import { OpenedReview } from './OpenedReview.tsx';
import { WordsQueue } from './WordsQueue.tsx';
import type { WordsListProps } from './wordsList.ts';

/** Course reviews, and the one that is open. */
export function DeskReviewsContainer({ userId, id, announce }: WordsListProps) {
  const path = deskPaths.comments();
  const { page, query } = useListAddress(path);
  const reviews = useQuery(deskReviews(userId, { q: query, page }));
  return (
    <WordsQueue
      path={path}
      id={id}
      label="Hodnotenia"
      list={reviews}
      rowOf={(review) => ({
        name: review.author.name,
        at: review.createdAt,
        text: review.text || 'Bez slov.',
        badge:
          review.hiddenAt || review.heldAt ? (
            <DeskBadge tone="warn" isFilled>
              {review.hiddenAt ? 'skryté' : 'čaká na pohľad'}
            </DeskBadge>
          ) : null,
        note: `${counted(review.rating, 'hviezdicka')} · ${review.place.name}`,
      })}
      empty={<WordsEmpty list="reviews" query={query} allHref={withFilters(path, { tab: 'vsetky' })} />}
    >
      {(reviewId, around) => <OpenedReview userId={userId} announce={announce} reviewId={reviewId} around={around} />}
    </WordsQueue>
  );
}
