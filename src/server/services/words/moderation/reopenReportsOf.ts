import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { commentReport } from '#src/server/db/schema/commentReport.ts';

/** Puts the reports of a comment that one act has closed, at that moment, back into the queue; answers how many there were. */
export async function reopenReportsOf({
  ctx: { db },
  input: { commentId, closedAt },
}: {
  ctx: Pick<Ctx, 'db'>;
  input: { commentId: string; closedAt: Date };
}): Promise<number> {
  const reopened = await db
    .update(commentReport)
    .set({ closedAt: null })
    .where(and(eq(commentReport.commentId, commentId), eq(commentReport.closedAt, closedAt)))
    .returning({ userId: commentReport.userId });
  return reopened.length;
}
