import { randomUUID } from 'node:crypto';
import type { Ctx } from '#src/server/context.ts';
import { notifyChange } from '#src/server/db/contentChange.ts';
import { courseReview } from '#src/server/db/schema/courseReview.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import { requireSignedIn } from '#src/server/policies/user.ts';
import { requireMayWrite } from '#src/server/services/words/blocking/requireMayWrite.ts';
import { holdWords } from '#src/server/services/words/holding/holdWords.ts';
import { isHeld } from '#src/server/services/words/holding/isHeld.ts';
import { findReviewedCourse } from './findReviewedCourse.ts';
import type { SignedReview } from './listReviews.ts';
import { type AuthorEmails, reviewAbilityOf } from './reviewAbilityOf.ts';

/**
 * Writes the caller's review of a course, once.
 * @throws UnauthenticatedError, NotFoundError, or ForbiddenError with what is missing as its code; for a second review
 * `already-reviewed`.
 */
export async function createReview({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { courseId: string; rating: number; text: string; authorEmails: AuthorEmails };
}): Promise<SignedReview> {
  requireSignedIn(ctx.actor);
  const course = await findReviewedCourse({ ctx, input });
  const ability = await reviewAbilityOf({ ctx, input: { course, authorEmails: input.authorEmails } });
  if (ability !== 'allowed') throw new ForbiddenError(ability, 'This course is not yours to review yet.');
  const user = await requireMayWrite({ ctx });
  const now = ctx.now();
  const { rating, text } = input;
  const row = { id: randomUUID(), courseId: course.id, userId: user.id, rating, text, createdAt: now, updatedAt: now };
  return ctx.db.transaction(async (tx) => {
    // The unique key decides between calls at the same time.
    const input = { id: row.id, author: user, text, before: null };
    const held = await holdWords({ ctx: { ...ctx, db: tx }, input });
    const [review] = await tx
      .insert(courseReview)
      .values({ ...row, ...held })
      .onConflictDoNothing()
      .returning();
    if (!review) throw new ForbiddenError('already-reviewed', 'You have reviewed this course; change that review.');
    if (!isHeld(review)) await notifyChange(tx, 'review');
    return { review, authorName: user.displayName };
  });
}
