import { asc, eq, or } from 'drizzle-orm';
import type { ReportReason } from '#src/contract/limits.ts';
import type { Ctx } from '#src/server/context.ts';
import { type CommentRow, comment } from '#src/server/db/schema/comment.ts';
import { commentReport } from '#src/server/db/schema/commentReport.ts';
import { user } from '#src/server/db/schema/user.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { signatureOf } from '#src/server/services/words/comment/signatureOf.ts';
import { type AuthorCase, authorCaseOf } from './authorCaseOf.ts';
import { type LastDecision, lastDecisionOn } from './lastDecisionOn.ts';
import { type DeskPlace, placesOf } from './placesOf.ts';

export interface CommentCaseState {
  comment: CommentRow;
  author: AuthorCase | null;
  place: DeskPlace;
  thread: { comment: CommentRow; name: string | null }[];
  reports: { name: string; at: Date; isOpen: boolean; reason: ReportReason | null; sentence: string | null }[];
  lastDecision: LastDecision | null;
}

/** A comment with its thread, its reports and its author. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function getCommentCase({
  ctx,
  input: { commentId },
}: {
  ctx: Ctx;
  input: { commentId: string };
}): Promise<CommentCaseState> {
  requireRole(ctx.actor, 'MODERATOR');
  const { db } = ctx;
  const [found] = await db.select().from(comment).where(eq(comment.id, commentId));
  if (!found) throw new NotFoundError('comment');
  const threadId = found.parentId ?? found.id;
  const [thread, reports, [place], author, lastDecision] = await Promise.all([
    db
      .select({ comment, authorName: user.displayName })
      .from(comment)
      .leftJoin(user, eq(user.id, comment.userId))
      .where(or(eq(comment.id, threadId), eq(comment.parentId, threadId)))
      .orderBy(asc(comment.createdAt), asc(comment.id)),
    db
      .select({
        name: user.displayName,
        at: commentReport.createdAt,
        closedAt: commentReport.closedAt,
        reason: commentReport.reason,
        sentence: commentReport.sentence,
      })
      .from(commentReport)
      .innerJoin(user, eq(user.id, commentReport.userId))
      .where(eq(commentReport.commentId, commentId))
      .orderBy(asc(commentReport.createdAt)),
    placesOf({ ctx, input: [found] }),
    found.userId === null ? null : authorCaseOf({ ctx, input: { userId: found.userId, id: commentId } }),
    lastDecisionOn(ctx, commentId),
  ]);
  if (!place) throw new NotFoundError('comment');
  return {
    comment: found,
    author,
    place,
    thread: thread.map((row) => ({
      comment: row.comment,
      name: signatureOf({ ...row, isForAssociation: row.comment.isForAssociation }),
    })),
    reports: reports.map(({ closedAt, ...report }) => ({ ...report, isOpen: closedAt === null })),
    lastDecision,
  };
}
