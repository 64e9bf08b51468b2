import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { courseReview } from '#src/server/db/schema/courseReview.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { type AuthorCase, authorCaseOf } from './authorCaseOf.ts';
import { type LastDecision, lastDecisionOn } from './lastDecisionOn.ts';
import { type ListedReview, selectDeskReviews, withPlace } from './listDeskReviews.ts';

export interface ReviewCaseState extends ListedReview {
  author: AuthorCase;
  lastDecision: LastDecision | null;
}

/** A review with its author. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function getReviewCase({
  ctx,
  input: { reviewId },
}: {
  ctx: Ctx;
  input: { reviewId: string };
}): Promise<ReviewCaseState> {
  requireRole(ctx.actor, 'MODERATOR');
  const [found] = await selectDeskReviews(ctx).where(eq(courseReview.id, reviewId));
  if (!found) throw new NotFoundError('review');
  const [author, lastDecision] = await Promise.all([
    authorCaseOf({ ctx, input: { userId: found.review.userId, id: reviewId } }),
    lastDecisionOn(ctx, reviewId),
  ]);
  if (!author) throw new NotFoundError('review');
  return { ...withPlace(found), author, lastDecision };
}
