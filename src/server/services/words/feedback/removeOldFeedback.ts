import { lt } from 'drizzle-orm';
import { days } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import { feedbackMessage } from '#src/server/db/schema/feedbackMessage.ts';

const keptFor = days(365);

/** Deletes messages of visitors a year after somebody was done with them. Answers how many. */
export async function removeOldFeedback({ ctx }: { ctx: Pick<Ctx, 'db' | 'now'> }): Promise<number> {
  const limit = new Date(ctx.now().getTime() - keptFor);
  const removed = await ctx.db
    .delete(feedbackMessage)
    .where(lt(feedbackMessage.closedAt, limit))
    .returning({ id: feedbackMessage.id });
  return removed.length;
}
