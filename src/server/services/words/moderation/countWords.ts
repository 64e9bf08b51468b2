import { and, countDistinct, eq, isNotNull, isNull } from 'drizzle-orm';
import type { WordCounts } from '#src/contract/desk/words/deskWords.ts';
import type { Ctx } from '#src/server/context.ts';
import { blockedPerson } from '#src/server/db/schema/blockedPerson.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { commentReport } from '#src/server/db/schema/commentReport.ts';
import { courseReview } from '#src/server/db/schema/courseReview.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { isBlocking } from '#src/server/services/words/blocking/isBlocking.ts';

/** How many things the lists of „Komentáre“ have. @throws UnauthenticatedError, ForbiddenError */
export async function countWords({ ctx }: { ctx: Ctx }): Promise<WordCounts> {
  requireRole(ctx.actor, 'MODERATOR');
  const { db } = ctx;
  const isThere = isNull(comment.deletedAt);
  const [reported, comments, hidden, reviews, blocks] = await Promise.all([
    db
      .select({ total: countDistinct(commentReport.commentId) })
      .from(commentReport)
      .innerJoin(comment, eq(comment.id, commentReport.commentId))
      .where(and(isNull(commentReport.closedAt), isThere)),
    db.$count(comment, isThere),
    db.$count(comment, and(isThere, isNotNull(comment.hiddenAt))),
    db.$count(courseReview),
    db.$count(blockedPerson, isBlocking(ctx.now())),
  ]);
  return { reported: reported[0]?.total ?? 0, comments, hidden, reviews, blocks };
}
