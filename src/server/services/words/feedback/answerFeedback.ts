import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type FeedbackMessageRow, feedbackMessage } from '#src/server/db/schema/feedbackMessage.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { enqueueMail } from '#src/server/services/letters/index.ts';
import { getFeedback } from './getFeedback.ts';

/**
 * Mails the answer to who wrote a message, and is done with it.
 * @throws UnauthenticatedError, NotFoundError, ForbiddenError; `no-address` where nobody can be answered, `already-answered`
 */
export async function answerFeedback({
  ctx,
  input: { messageId, text },
}: {
  ctx: Ctx;
  input: { messageId: string; text: string };
}): Promise<FeedbackMessageRow> {
  const found = await getFeedback({ ctx, input: { messageId } });
  if (found.email === null) throw new ForbiddenError('no-address', 'This message came without an address.');
  const recipient = found.email;
  return ctx.db.transaction(async (db) => {
    const now = ctx.now();
    const answered = { answer: text, answeredAt: now, closedAt: now };
    const isUnanswered = and(eq(feedbackMessage.id, messageId), isNull(feedbackMessage.answeredAt));
    const [row] = await db.update(feedbackMessage).set(answered).where(isUnanswered).returning();
    if (!row) throw new ForbiddenError('already-answered', 'Somebody has answered this message.');
    await recordAdminEvent({ ctx: { ...ctx, db }, input: { action: 'feedback-answered', target: messageId } });
    const data = { answer: text, message: row.message, writtenAt: row.createdAt.toISOString() };
    await enqueueMail({ ctx: { db, now: ctx.now }, input: { template: 'feedbackAnswer', data, recipient } });
    return row;
  });
}
