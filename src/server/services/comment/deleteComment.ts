import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import { canDeleteComment } from '#src/server/policies/comment.ts';
import { requireProfile } from '#src/server/policies/user.ts';
import { findComment } from './findComment.ts';
import { type CommentTarget, openTarget } from './openTarget.ts';

/** Takes the text of a comment away for good; its row stays, because replies may stand under it. */
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
  await ctx.db
    .update(comment)
    .set({ text: '', deletedAt: ctx.now() })
    .where(and(eq(comment.id, found.id), isNull(comment.deletedAt)));
}
