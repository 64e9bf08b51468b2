import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type FeedbackMessageRow, feedbackMessage } from '#src/server/db/schema/feedbackMessage.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireRole } from '#src/server/policies/user.ts';

/** One message of a visitor. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function getFeedback({
  ctx,
  input: { messageId },
}: {
  ctx: Pick<Ctx, 'db' | 'actor'>;
  input: { messageId: string };
}): Promise<FeedbackMessageRow> {
  requireRole(ctx.actor, 'MODERATOR');
  const [found] = await ctx.db.select().from(feedbackMessage).where(eq(feedbackMessage.id, messageId));
  if (!found) throw new NotFoundError('message');
  return found;
}
