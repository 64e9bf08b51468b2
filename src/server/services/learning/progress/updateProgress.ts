import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { lectureProgress } from '#src/server/db/schema/lectureProgress.ts';
import { requireProfile } from '#src/server/policies/user.ts';
import { type CourseProgress, openLecture } from '#src/server/services/catalogue/index.ts';
import { getProgress } from './getProgress.ts';

/**
 * Completes a lecture that the caller may open, or takes that back; doing it again changes nothing, so the time of the
 * first completion stays. Answers the new way through the course.
 */
export async function updateProgress({
  ctx,
  input: { lectureId, completed },
}: {
  ctx: Ctx;
  input: { lectureId: string; completed: boolean };
}): Promise<CourseProgress> {
  const { user } = requireProfile(ctx.actor);
  const { chapter } = await openLecture({ ctx, input: { lectureId } });
  const now = ctx.now();
  if (completed) {
    await ctx.db
      .insert(lectureProgress)
      .values({ userId: user.id, lectureId, completedAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: [lectureProgress.userId, lectureProgress.lectureId],
        set: { completedAt: now, updatedAt: now },
        setWhere: isNull(lectureProgress.completedAt),
      });
  } else {
    await ctx.db
      .update(lectureProgress)
      .set({ completedAt: null, updatedAt: now })
      .where(
        and(
          eq(lectureProgress.userId, user.id),
          eq(lectureProgress.lectureId, lectureId),
          isNotNull(lectureProgress.completedAt),
        ),
      );
  }
  return getProgress({ ctx, input: chapter });
}
