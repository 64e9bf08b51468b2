import { and, asc, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { ForbiddenError, NotFoundError } from '#src/server/errors.ts';
import { canPreviewLecture } from '#src/server/policies/lecture.ts';
import { hasRole } from '#src/server/policies/user.ts';
import { isLectureVisible, ownershipOf } from '#src/server/services/catalogue/index.ts';
import { requireTeacher } from './classes.ts';

export type ChapterOfPlan = { id: string; text: string }[];

/**
 * The lectures of a chapter out of which a plan takes mistakes and solutions: for a teacher who may open them. To teach a class opens
 * nothing, because every teacher can found one.
 * @throws UnauthenticatedError, ForbiddenError `course-not-owned`, NotFoundError
 */
export async function getChapterPlan({
  ctx,
  input: { chapterId },
}: {
  ctx: Ctx;
  input: { chapterId: string };
}): Promise<ChapterOfPlan> {
  requireTeacher(ctx);
  const rows = await ctx.db
    .select({ id: lecture.id, text: lecture.text, courseId: chapter.courseId, freeSample: chapter.freeSample })
    .from(lecture)
    .innerJoin(chapter, eq(lecture.chapterId, chapter.id))
    .innerJoin(course, eq(chapter.courseId, course.id))
    .where(and(eq(chapter.id, chapterId), isLectureVisible(ctx.now())))
    .orderBy(asc(lecture.position), asc(lecture.id));
  const [first] = rows;
  if (!first) throw new NotFoundError('chapter');
  const isOpen = canPreviewLecture(first) || hasRole(ctx.actor, 'EDITOR');
  if (!isOpen && !(await ownershipOf({ ctx, input: first })).isOwned)
    throw new ForbiddenError('course-not-owned', 'Who has the course has its solutions.');
  return rows.map(({ id, text }) => ({ id, text }));
}
