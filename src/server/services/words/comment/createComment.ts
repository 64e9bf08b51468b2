import { randomUUID } from 'node:crypto';
import type { Ctx } from '#src/server/context.ts';
import { type CommentRow, comment } from '#src/server/db/schema/comment.ts';
import { enqueueMail } from '#src/server/services/letters/index.ts';
import { requireMayWrite } from '#src/server/services/words/blocking/requireMayWrite.ts';
import { findComment } from './findComment.ts';
import { type CommentTarget, openTarget } from './openTarget.ts';
import { placeOf } from './placeOf.ts';
import { prepareReplyMail } from './prepareReplyMail.ts';
import type { SignedComment } from './selectComments.ts';

interface CommentInput {
  target: CommentTarget;
  text: string;
  /** The comment or reply that is answered; an answer to a reply joins the same thread. */
  parentId?: string | undefined;
}

/**
 * Adds a comment or a reply, and the mail to who is answered.
 * @throws NotFoundError also when what is answered stands elsewhere or was deleted.
 */
export async function createComment({ ctx, input }: { ctx: Ctx; input: CommentInput }): Promise<SignedComment> {
  const user = await requireMayWrite({ ctx });
  const { target, parentId, text } = input;
  const opened = await openTarget({ ctx, input: { target } });
  const answered = parentId === undefined ? null : await findComment({ ctx, input: { target, commentId: parentId } });
  const row: CommentRow = {
    id: randomUUID(),
    lectureId: 'lectureId' in target ? target.lectureId : null,
    postId: 'postId' in target ? target.postId : null,
    parentId: answered && (answered.parentId ?? answered.id),
    userId: user.id,
    text,
    createdAt: ctx.now(),
    editedAt: null,
    deletedAt: null,
    hiddenAt: null,
    hiddenReason: null,
    isForAssociation: false,
    heldAt: null,
    heldFor: null,
    letThroughAt: null,
    sameAs: null,
    answeredId: null,
  };
  const mail =
    answered &&
    (await prepareReplyMail({ ctx, input: { answered, author: user, place: () => placeOf(ctx, opened), text } }));
  await ctx.db.transaction(async (db) => {
    await db.insert(comment).values(row);
    if (mail) await enqueueMail({ ctx: { db, now: ctx.now }, input: mail });
  });
  return { ...row, authorName: user.displayName, isReported: false };
}
