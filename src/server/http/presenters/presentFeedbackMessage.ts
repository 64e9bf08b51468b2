import type { FeedbackMessage } from '#src/contract/desk/words/deskFeedback.ts';
import type { FeedbackMessageRow } from '#src/server/db/schema/feedbackMessage.ts';

export function presentFeedbackMessage(row: FeedbackMessageRow): FeedbackMessage {
  const { createdAt, answeredAt, closedAt } = row;
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
  };
}
