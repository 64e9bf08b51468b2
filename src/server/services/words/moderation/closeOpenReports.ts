import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { commentReport } from '#src/server/db/schema/commentReport.ts';

/** Somebody is done with the open reports of a comment; answers how many there were. */
export async function closeOpenReports({
  ctx: { db, now },
  input: { commentId },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: { commentId: string };
}): Promise<number> {
  const closed = await db
    .update(commentReport)
    .set({ closedAt: now() })
    .where(and(eq(commentReport.commentId, commentId), isNull(commentReport.closedAt)))
    .returning({ userId: commentReport.userId });
  return closed.length;
}
