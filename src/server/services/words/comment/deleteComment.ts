import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import { canDeleteComment, isOwnComment } from '#src/server/policies/comment.ts';
import { requireProfile, requireRecentSignIn } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { findComment } from './findComment.ts';
import { type CommentTarget, openTarget } from './openTarget.ts';

/**
 * Takes the text of a comment away for good; its row stays, because replies may stand under it. Of somebody else's by an
 * admin who has signed in lately.
 */
export async function deleteComment({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { target: CommentTarget; commentId: string };
}): Promise<void> {
  requireProfile(ctx.actor);
  await openTarget({ ctx, input });
  const found = await findComment({ ctx, input });
  if (!canDeleteComment(ctx.actor, found)) throw new ForbiddenError('not-comment-author', 'This is not your comment.');
  const isOwn = isOwnComment(ctx.actor, found);
  if (!isOwn) requireRecentSignIn(ctx);
  await ctx.db.transaction(async (db) => {
    const deleted = await db
      .update(comment)
      .set({ text: '', sameAs: null, deletedAt: ctx.now() })
      .where(and(eq(comment.id, found.id), isNull(comment.deletedAt)))
      .returning({ id: comment.id });
    if (isOwn || deleted.length === 0) return;
    const details = { authorId: found.userId };
    await recordAdminEvent({ ctx: { ...ctx, db }, input: { action: 'comment-deleted', target: found.id, details } });
  });
}
