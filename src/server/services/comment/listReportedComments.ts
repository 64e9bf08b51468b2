import { and, count, countDistinct, desc, eq, isNull, max } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { blockedPerson } from '#src/server/db/schema/blockedPerson.ts';
import { type CommentRow, comment } from '#src/server/db/schema/comment.ts';
import { commentReport } from '#src/server/db/schema/commentReport.ts';
import { user } from '#src/server/db/schema/user.ts';
import { requireAdmin } from '#src/server/policies/user.ts';
import { type Paged, pageOf } from '#src/server/services/pageOf.ts';

export interface ReportedComment {
  comment: CommentRow;
  authorName: string | null;
  /** The uid of an author who may not write. */
  blockedUid: string | null;
  reportCount: number;
  lastReportedAt: Date | null;
}

const perPage = 20;
const isOpen = and(isNull(commentReport.closedAt), isNull(comment.deletedAt));

/** Comments with open reports, the last reported first. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function listReportedComments({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { page: number };
}): Promise<Paged<ReportedComment>> {
  requireAdmin(ctx.actor);
  const { db } = ctx;
  const [counted] = await db
    .select({ total: countDistinct(commentReport.commentId) })
    .from(commentReport)
    .innerJoin(comment, eq(comment.id, commentReport.commentId))
    .where(isOpen);
  const { limit, offset, ...place } = pageOf({ ...input, total: counted?.total ?? 0, perPage });
  const items = await db
    .select({
      comment,
      authorName: user.displayName,
      blockedUid: blockedPerson.uid,
      reportCount: count(),
      lastReportedAt: max(commentReport.createdAt),
    })
    .from(commentReport)
    .innerJoin(comment, eq(comment.id, commentReport.commentId))
    .leftJoin(user, eq(user.id, comment.userId))
    .leftJoin(blockedPerson, eq(blockedPerson.uid, user.uid))
    .where(isOpen)
    .groupBy(comment.id, user.id, blockedPerson.uid)
    .orderBy(desc(max(commentReport.createdAt)), comment.id)
    .limit(limit)
    .offset(offset);
  return { ...place, items };
}
