import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { notifyChange } from '#src/server/db/contentChange.ts';
import { courseReview } from '#src/server/db/schema/courseReview.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import { canDeleteReview, isOwnReview } from '#src/server/policies/review.ts';
import { requireRecentSignIn, requireSignedIn } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { findReview } from './findReview.ts';

/**
 * Deletes the caller's own review; admins who have signed in lately delete any.
 * @throws UnauthenticatedError, NotFoundError, ForbiddenError
 */
export async function deleteReview({ ctx, input }: { ctx: Ctx; input: { reviewId: string } }): Promise<void> {
  requireSignedIn(ctx.actor);
  const review = await findReview({ ctx, input });
  if (!canDeleteReview(ctx.actor, review)) throw new ForbiddenError('review-not-own', 'This review is not yours.');
  const isOwn = isOwnReview(ctx.actor, review);
  if (!isOwn) requireRecentSignIn(ctx);
  await ctx.db.transaction(async (tx) => {
    const deleted = await tx
      .delete(courseReview)
      .where(eq(courseReview.id, review.id))
      .returning({ id: courseReview.id });
    await notifyChange(tx, 'review');
    if (isOwn || deleted.length === 0) return;
    const details = { authorId: review.userId, courseId: review.courseId };
    await recordAdminEvent({
      ctx: { ...ctx, db: tx },
      input: { action: 'review-deleted', target: review.id, details },
    });
  });
}
