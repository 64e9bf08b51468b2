import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type FeedbackMessageRow, feedbackMessage } from '#src/server/db/schema/feedbackMessage.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { getFeedback } from './getFeedback.ts';

/** Is done with a message, or opens it again; what is so already stays. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function setFeedbackClosed({
  ctx,
  input: { messageId, isClosed },
}: {
  ctx: Ctx;
  input: { messageId: string; isClosed: boolean };
}): Promise<FeedbackMessageRow> {
  const found = await getFeedback({ ctx, input: { messageId } });
  const { closedAt } = feedbackMessage;
  return ctx.db.transaction(async (db) => {
    const [row] = await db
      .update(feedbackMessage)
      .set({ closedAt: isClosed ? ctx.now() : null })
      .where(and(eq(feedbackMessage.id, messageId), isClosed ? isNull(closedAt) : isNotNull(closedAt)))
      .returning();
    if (!row) return found;
    const action = isClosed ? 'feedback-closed' : 'feedback-reopened';
    await recordAdminEvent({ ctx: { ...ctx, db }, input: { action, target: messageId } });
    return row;
  });
}
