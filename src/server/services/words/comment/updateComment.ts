import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { ForbiddenError, NotFoundError } from '#src/server/errors.ts';
import { canEditComment } from '#src/server/policies/comment.ts';
import { requireMayWrite } from '#src/server/services/words/blocking/requireMayWrite.ts';
import { holdWords } from '#src/server/services/words/holding/holdWords.ts';
import { findComment } from './findComment.ts';
import { type CommentTarget, openTarget } from './openTarget.ts';
import type { SignedComment } from './selectComments.ts';

/** Replaces the text of an own comment; with a new link it may have to wait for a look again. */
export async function updateComment({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { target: CommentTarget; commentId: string; text: string };
}): Promise<SignedComment> {
  const author = await requireMayWrite({ ctx });
  const { text } = input;
  await openTarget({ ctx, input });
  const found = await findComment({ ctx, input });
  if (!canEditComment(ctx.actor, found)) throw new ForbiddenError('not-comment-author', 'This is not your comment.');
  return ctx.db.transaction(async (db) => {
    // As it is now: somebody may be letting it through.
    const isThere = and(eq(comment.id, found.id), isNull(comment.deletedAt));
    const [before] = await db.select().from(comment).where(isThere).for('update');
    if (!before) throw new NotFoundError('comment');
    const held = await holdWords({ ctx: { ...ctx, db }, input: { id: found.id, author, text, before } });
    const [edited] = await db
      .update(comment)
      .set({ text, editedAt: ctx.now(), ...held })
      .where(isThere)
      .returning();
    return { ...found, ...edited };
  });
}
