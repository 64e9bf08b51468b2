import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { lectureProgress } from '#src/server/db/schema/lectureProgress.ts';
import { requireProfile } from '#src/server/policies/user.ts';
import { isVisible } from '#src/server/services/ground/index.ts';
import { keepPass } from './coursePasses.ts';
import { getProgress, type LearnerProgress } from './getProgress.ts';

/** Takes back what the caller did in a course, in its unpublished lectures too; the first pass stays known. Answers the way from its beginning. */
export async function resetProgress({
  ctx,
  input: { courseId },
}: {
  ctx: Ctx;
  input: { courseId: string };
}): Promise<LearnerProgress> {
  const { user } = requireProfile(ctx.actor);
  const lectureIds = ctx.db
    .select({ id: lecture.id })
    .from(lecture)
    .innerJoin(chapter, eq(lecture.chapterId, chapter.id))
    .innerJoin(course, eq(chapter.courseId, course.id))
    .where(and(eq(course.id, courseId), isVisible(course, ctx.now())));
  const before = await getProgress({ ctx, input: { courseId } });
  await ctx.db.transaction(async (tx) => {
    await keepPass(tx, { userId: user.id, courseId }, before);
    await tx
      .delete(lectureProgress)
      .where(and(eq(lectureProgress.userId, user.id), inArray(lectureProgress.lectureId, lectureIds)));
  });
  return getProgress({ ctx, input: { courseId } });
}
