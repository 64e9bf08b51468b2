import { and, eq, getTableColumns, isNotNull, type SQL } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type CommentRow, comment } from '#src/server/db/schema/comment.ts';
import { commentReport } from '#src/server/db/schema/commentReport.ts';
import { user } from '#src/server/db/schema/user.ts';
import type { CommentTarget } from './openTarget.ts';

/** A comment with its author's name, `null` when the author has left, and whether the caller has reported it. */
export interface SignedComment extends CommentRow {
  authorName: string | null;
  isReported: boolean;
}

/** The comments that fit; order and limit are added by the caller. */
export function selectComments({ db, actor }: Pick<Ctx, 'db' | 'actor'>, where: SQL | undefined) {
  const callerId = actor.kind === 'user' ? (actor.user?.id ?? '') : '';
  return db
    .select({
      ...getTableColumns(comment),
      authorName: user.displayName,
      isReported: isNotNull(commentReport.userId).mapWith(Boolean),
    })
    .from(comment)
    .leftJoin(user, eq(user.id, comment.userId))
    .leftJoin(commentReport, and(eq(commentReport.commentId, comment.id), eq(commentReport.userId, callerId)))
    .where(where)
    .$dynamic();
}

/** The condition that a comment or a reply stands under the target. */
export function standsUnder(target: CommentTarget): SQL {
  return 'lectureId' in target ? eq(comment.lectureId, target.lectureId) : eq(comment.postId, target.postId);
}
