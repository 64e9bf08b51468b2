import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { closeOpenReports } from '#src/server/services/words/moderation/closeOpenReports.ts';

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
  requireRole(ctx.actor, 'MODERATOR');
  return ctx.db.transaction(async (db) => {
    const [found] = await db.select({ id: comment.id }).from(comment).where(eq(comment.id, commentId)).for('update');
    if (!found) throw new NotFoundError('comment');
    const reports = await closeOpenReports({ ctx: { db, now: ctx.now }, input: { commentId } });
    if (reports > 0) {
      await recordAdminEvent({
        ctx: { ...ctx, db },
        input: { action: 'comment-reports-closed', target: commentId, details: { reports } },
      });
    }
    return reports;
  });
}
