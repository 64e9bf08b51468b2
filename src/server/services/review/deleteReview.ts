import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { notifyChange } from '#src/server/db/contentChange.ts';
import { courseReview } from '#src/server/db/schema/courseReview.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import { canDeleteReview } from '#src/server/policies/review.ts';
import { requireSignedIn } from '#src/server/policies/user.ts';
import { findReview } from './findReview.ts';

/** Deletes the caller's own review; admins delete any. @throws UnauthenticatedError, NotFoundError, ForbiddenError */
export async function deleteReview({ ctx, input }: { ctx: Ctx; input: { reviewId: string } }): Promise<void> {
  requireSignedIn(ctx.actor);
  const review = await findReview({ ctx, input });
  if (!canDeleteReview(ctx.actor, review)) throw new ForbiddenError('review-not-own', 'This review is not yours.');
  await ctx.db.transaction(async (tx) => {
    await tx.delete(courseReview).where(eq(courseReview.id, review.id));
    await notifyChange(tx, [`review:${review.courseId}`]);
  });
}
