import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { ForbiddenError, NotFoundError } from '#src/server/errors.ts';
import { canEditComment } from '#src/server/policies/comment.ts';
import { requireMayWrite } from '#src/server/services/words/blocking/requireMayWrite.ts';
import { findComment } from './findComment.ts';
import { type CommentTarget, openTarget } from './openTarget.ts';
import type { SignedComment } from './selectComments.ts';

/** Replaces the text of an own comment. */
export async function updateComment({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { target: CommentTarget; commentId: string; text: string };
}): Promise<SignedComment> {
  await requireMayWrite({ ctx });
  const { text } = input;
  await openTarget({ ctx, input });
  const found = await findComment({ ctx, input });
  if (!canEditComment(ctx.actor, found)) throw new ForbiddenError('not-comment-author', 'This is not your comment.');
  const [edited] = await ctx.db
    .update(comment)
    .set({ text, editedAt: ctx.now() })
    .where(and(eq(comment.id, found.id), isNull(comment.deletedAt)))
    .returning();
  if (!edited) throw new NotFoundError('comment');
  return { ...found, ...edited };
}
