import { eq, max } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { commentReport } from '#src/server/db/schema/commentReport.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { reopenReportsOf } from './reopenReportsOf.ts';

/**
 * Puts the reports of a comment that were closed last back into the queue; answers how many.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function reopenReports({
  ctx,
  input: { commentId },
}: {
  ctx: Ctx;
  input: { commentId: string };
}): Promise<number> {
  requireRole(ctx.actor, 'MODERATOR');
  return ctx.db.transaction(async (db) => {
    const [found] = await db.select({ id: comment.id }).from(comment).where(eq(comment.id, commentId)).for('update');
    if (!found) throw new NotFoundError('comment');
    const [last] = await db
      .select({ at: max(commentReport.closedAt) })
      .from(commentReport)
      .where(eq(commentReport.commentId, commentId));
    if (!last?.at) return 0;
    const reports = await reopenReportsOf({ ctx: { db }, input: { commentId, closedAt: last.at } });
    await recordAdminEvent({
      ctx: { ...ctx, db },
      input: { action: 'comment-reports-reopened', target: commentId, details: { reports } },
    });
    return reports;
  });
}
