import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { lectureProgress } from '#src/server/db/schema/lectureProgress.ts';
import { keepFinish } from './coursePasses.ts';

/** Completes a lecture that has been opened, or takes that back; doing it again changes nothing, so the time of the first completion stays. */
export async function markLecture({
  ctx,
  input: { userId, lectureId, completed },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: { userId: string; lectureId: string; completed: boolean };
}): Promise<void> {
  const now = ctx.now();
  if (completed) {
    await ctx.db
      .insert(lectureProgress)
      .values({ userId, lectureId, completedAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: [lectureProgress.userId, lectureProgress.lectureId],
        set: { completedAt: now, updatedAt: now },
        setWhere: isNull(lectureProgress.completedAt),
      });
    await keepFinish(ctx, { userId, lectureId });
  } else {
    await ctx.db
      .update(lectureProgress)
      .set({ completedAt: null, updatedAt: now })
      .where(
        and(
          eq(lectureProgress.userId, userId),
          eq(lectureProgress.lectureId, lectureId),
          isNotNull(lectureProgress.completedAt),
        ),
      );
  }
}
