import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { notifyChange } from '#src/server/db/contentChange.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { courseReview } from '#src/server/db/schema/courseReview.ts';
import { deskClaim } from '#src/server/db/schema/deskClaim.ts';
import { feedbackMessage } from '#src/server/db/schema/feedbackMessage.ts';
import { roleInvitation } from '#src/server/db/schema/roleInvitation.ts';
import { subscriber } from '#src/server/db/schema/subscriber.ts';
import { type UserRow, user } from '#src/server/db/schema/user.ts';
import { ownInvitations } from '#src/server/services/accounts/invitation/invitations.ts';
import { ownSubscription, withdrawNewsletters } from '#src/server/services/letters/index.ts';
import { ownMessages } from '#src/server/services/words/index.ts';

/**
 * Takes away a profile, all that hangs on it, its newsletter subscription and its messages to the association, in the caller's
 * transaction. What it has written for the association stays, without the name. Of comments the place is left, without text and name,
 * for the replies of others. A block stays, by a uid without a name: it would be no block otherwise.
 */
export async function removeUser({
  ctx: { db, now },
  input: { user: removed },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: { user: UserRow };
}): Promise<void> {
  // The profile first, as in every transaction on several tables: two of them never wait for each other. A comment
  // that is being written waits here as well, so that none is left out.
  await db.select({ id: user.id }).from(user).where(eq(user.id, removed.id)).for('update');
  const isOwn = and(eq(comment.userId, removed.id), eq(comment.isForAssociation, false));
  await db
    .update(comment)
    .set({ text: '', sameAs: null, userId: null, deletedAt: now(), hiddenReason: null })
    .where(isOwn);
  // The reviews go with the profile; course pages that are kept count them.
  const reviews = await db.$count(courseReview, eq(courseReview.userId, removed.id));
  if (reviews > 0) await notifyChange(db, 'review');
  await db.delete(roleInvitation).where(ownInvitations(removed));
  await db.delete(deskClaim).where(eq(deskClaim.uid, removed.uid));
  await db.delete(user).where(eq(user.id, removed.id));
  // Whose turn it is in this moment is waited for, so that the letter is found.
  await db.select({ id: subscriber.id }).from(subscriber).where(ownSubscription(removed)).for('update');
  await withdrawNewsletters({ ctx: { db }, input: ownSubscription(removed) });
  await db.delete(subscriber).where(ownSubscription(removed));
  await db.delete(feedbackMessage).where(ownMessages(removed));
}
