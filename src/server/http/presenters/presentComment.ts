import type { Comment, CommentPage, Reply } from '#src/contract/comment.ts';
import type { Actor } from '#src/server/context.ts';
import { renderComment } from '#src/server/markdown/renderComment.ts';
import { canDeleteComment, canEditComment, canReportComment, isOwnComment } from '#src/server/policies/comment.ts';
import {
  isHeld,
  type CommentPage as ListedComments,
  type SignedComment,
  signatureOf,
  type Thread,
} from '#src/server/services/words/index.ts';
import { presentPaged } from './presentPaged.ts';

/** A comment or a reply as the caller may see it: of a deleted one only the place is left, and so of one that is hidden or waits, but for its author. */
export function presentReply(comment: SignedComment, actor: Actor): Reply {
  const isHidden = comment.hiddenAt !== null;
  const isDeleted = comment.deletedAt !== null || ((isHidden || isHeld(comment)) && !isOwnComment(actor, comment));
  const canEdit = canEditComment(actor, comment);
  return {
    id: comment.id,
    html: isDeleted ? '' : renderComment(comment.text),
    text: canEdit ? comment.text : null,
    authorName: isDeleted ? null : signatureOf(comment),
    createdAt: comment.createdAt.toISOString(),
    editedAt: isDeleted ? null : (comment.editedAt?.toISOString() ?? null),
    isDeleted,
    hiddenReason: isHidden && !isDeleted ? comment.hiddenReason : null,
    heldFor: isHeld(comment) && !isHidden && !isDeleted ? comment.heldFor : null,
    canEdit,
    canDelete: !isDeleted && canDeleteComment(actor, comment),
    canReport: !isDeleted && canReportComment(actor, comment) && !comment.isReported,
  };
}

export function presentCommentPage(page: ListedComments, actor: Actor): CommentPage {
  return { ...presentPaged(page, (thread) => presentThread(thread, actor)), commentCount: page.commentCount };
}

function presentThread(thread: Thread, actor: Actor): Comment {
  return { ...presentReply(thread, actor), replies: thread.replies.map((reply) => presentReply(reply, actor)) };
}
