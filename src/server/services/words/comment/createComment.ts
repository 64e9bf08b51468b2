import { randomUUID } from 'node:crypto';
import type { Ctx } from '#src/server/context.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { enqueueMail } from '#src/server/services/letters/index.ts';
import { requireMayWrite } from '#src/server/services/words/blocking/requireMayWrite.ts';
import { holdWords } from '#src/server/services/words/holding/holdWords.ts';
import { isHeld } from '#src/server/services/words/holding/isHeld.ts';
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
 * Adds a comment or a reply, and the mail to who is answered; of one that waits for a look nobody is told yet.
 * @throws NotFoundError also when what is answered stands elsewhere or was deleted.
 */
export async function createComment({ ctx, input }: { ctx: Ctx; input: CommentInput }): Promise<SignedComment> {
  const user = await requireMayWrite({ ctx });
  const { target, parentId, text } = input;
  const opened = await openTarget({ ctx, input: { target } });
  const answered = parentId === undefined ? null : await findComment({ ctx, input: { target, commentId: parentId } });
  const row = {
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
    answeredId: answered?.id ?? null,
  };
  const mail =
    answered &&
    (await prepareReplyMail({ ctx, input: { answered, author: user, place: () => placeOf(ctx, opened), text } }));
  return ctx.db.transaction(async (db) => {
    const held = await holdWords({ ctx: { ...ctx, db }, input: { id: row.id, author: user, text, before: null } });
    const written = { ...row, ...held };
    await db.insert(comment).values(written);
    if (mail && !isHeld(held)) await enqueueMail({ ctx: { db, now: ctx.now }, input: mail });
    return { ...written, authorName: user.displayName, isReported: false };
  });
}
