import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { notifyChange } from '#src/server/db/contentChange.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { courseReview } from '#src/server/db/schema/courseReview.ts';
import { subscriber } from '#src/server/db/schema/subscriber.ts';
import { user } from '#src/server/db/schema/user.ts';
import { requireRecentSignIn } from '#src/server/policies/user.ts';
import { ownSubscription } from '#src/server/services/newsletter/ownSubscription.ts';
import { getUser } from './getUser.ts';

/**
 * Deletes the caller's profile, all that hangs on it, and its newsletter subscription. Of comments the place is left,
 * without text and name, for the replies of others. A block stays, by a uid without a name: it would be no block otherwise.
 * @throws UnauthenticatedError, NotFoundError, ForbiddenError `recent-sign-in-required`
 */
export async function deleteUser({ ctx }: { ctx: Ctx }): Promise<void> {
  const own = getUser({ ctx });
  requireRecentSignIn(ctx);
  await ctx.db.transaction(async (tx) => {
    // The profile first, as in every transaction on several tables: two of them never wait for each other. A comment
    // that is being written waits here as well, so that none is left out.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, own.id)).for('update');
    await tx.update(comment).set({ text: '', userId: null, deletedAt: ctx.now() }).where(eq(comment.userId, own.id));
    // The reviews go with the profile; course pages that are kept count them.
    const reviewed = await tx
      .select({ courseId: courseReview.courseId })
      .from(courseReview)
      .where(eq(courseReview.userId, own.id));
    await notifyChange(
      tx,
      reviewed.map(({ courseId }) => `review:${courseId}`),
    );
    await tx.delete(user).where(eq(user.id, own.id));
    await tx.delete(subscriber).where(ownSubscription(own));
  });
}
