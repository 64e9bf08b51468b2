import type { Review, ReviewOverview } from '#src/contract/review.ts';
import type { Actor } from '#src/server/context.ts';
import { isOwnReview } from '#src/server/policies/review.ts';
import { type CourseReviewOverview, isHeld, type SignedReview } from '#src/server/services/words/index.ts';

/** A review as `actor` sees it. */
export function presentReview({ review, authorName }: SignedReview, actor: Actor): Review {
  const isEdited = review.updatedAt > review.createdAt;
  return {
    id: review.id,
    rating: review.rating,
    text: review.text,
    authorName,
    createdAt: review.createdAt.toISOString(),
    editedAt: isEdited ? review.updatedAt.toISOString() : null,
    isOwn: isOwnReview(actor, review),
    heldFor: isHeld(review) && !review.hiddenAt && isOwnReview(actor, review) ? review.heldFor : null,
    hiddenReason: review.hiddenAt && isOwnReview(actor, review) ? review.hiddenReason : null,
  };
}

export function presentReviewOverview(overview: CourseReviewOverview, actor: Actor): ReviewOverview {
  return {
    average: overview.average,
    count: overview.count,
    histogram: overview.histogram,
    ownReview: overview.ownReview && presentReview(overview.ownReview, actor),
    ability: overview.ability,
  };
}
