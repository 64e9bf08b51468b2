import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { commentReport } from '#src/server/db/schema/commentReport.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireAdmin } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/admin/recordAdminEvent.ts';

/**
 * Says that a moderator is done with the open reports of a comment, which stays; answers how many there were. Who has
 * not reported it yet may still do so.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function closeReports({
  ctx,
  input: { commentId },
}: {
  ctx: Ctx;
  input: { commentId: string };
}): Promise<number> {
  requireAdmin(ctx.actor);
  return ctx.db.transaction(async (db) => {
    const [found] = await db.select({ id: comment.id }).from(comment).where(eq(comment.id, commentId)).for('update');
    if (!found) throw new NotFoundError('comment');
    const closed = await db
      .update(commentReport)
      .set({ closedAt: ctx.now() })
      .where(and(eq(commentReport.commentId, commentId), isNull(commentReport.closedAt)))
      .returning({ userId: commentReport.userId });
    if (closed.length > 0) {
      const details = { reports: closed.length };
      await recordAdminEvent({
        ctx: { ...ctx, db },
        input: { action: 'comment-reports-closed', target: commentId, details },
      });
    }
    return closed.length;
  });
}
