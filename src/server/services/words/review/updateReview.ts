import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { notifyChange } from '#src/server/db/contentChange.ts';
import { courseReview } from '#src/server/db/schema/courseReview.ts';
import { ForbiddenError, NotFoundError } from '#src/server/errors.ts';
import { isOwnReview } from '#src/server/policies/review.ts';
import { requireMayWrite } from '#src/server/services/words/blocking/requireMayWrite.ts';
import { holdWords } from '#src/server/services/words/holding/holdWords.ts';
import { findReview } from './findReview.ts';
import type { SignedReview } from './listReviews.ts';

/** Changes the caller's own review. @throws UnauthenticatedError, NotFoundError, ForbiddenError */
export async function updateReview({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { reviewId: string; rating: number; text: string };
}): Promise<SignedReview> {
  const user = await requireMayWrite({ ctx });
  const found = await findReview({ ctx, input });
  if (!isOwnReview(ctx.actor, found)) throw new ForbiddenError('review-not-own', 'This review is not yours.');
  const { rating, text } = input;
  return ctx.db.transaction(async (tx) => {
    // As it is now: somebody may be letting it through.
    const [before] = await tx.select().from(courseReview).where(eq(courseReview.id, found.id)).for('update');
    if (!before) throw new NotFoundError('review');
    const held = await holdWords({ ctx: { ...ctx, db: tx }, input: { id: found.id, author: user, text, before } });
    const [review] = await tx
      .update(courseReview)
      .set({ rating, text, updatedAt: ctx.now(), ...held })
      .where(eq(courseReview.id, found.id))
      .returning();
    if (!review) throw new NotFoundError('review');
    await notifyChange(tx, 'review');
    return { review, authorName: user.displayName };
  });
}
