import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { isVisible } from '#src/server/services/ground/index.ts';
import { type CourseSummary, summarizeCourses } from './summarizeCourses.ts';

export interface CourseEndings {
  text: string;
  chapters: { id: string; skills: string[] }[];
  /** Those that are on the web, in the order in which the course names them. */
  next: (CourseSummary & { why: string; sample: { chapterId: string; lectureId: string } | null })[];
}

/** What is said where a course and its chapters end, and which courses fit next. */
export async function getCourseEndings({
  ctx,
  input: { courseId },
}: {
  ctx: Ctx;
  input: { courseId: string };
}): Promise<CourseEndings> {
  const [found] = await ctx.db
    .select({ ending: course.ending, nextCourses: course.nextCourses })
    .from(course)
    .where(and(eq(course.id, courseId), isVisible(course, ctx.now())));
  if (!found) throw new NotFoundError('course');
  const ids = found.nextCourses.map((next) => next.course);
  const [rows, chapters] = await Promise.all([
    ctx.db
      .select()
      .from(course)
      .where(and(inArray(course.id, ids), isVisible(course, ctx.now()))),
    ctx.db
      .select({ id: chapter.id, courseId: chapter.courseId, freeSample: chapter.freeSample, result: chapter.result })
      .from(chapter)
      .where(and(inArray(chapter.courseId, [courseId, ...ids]), eq(chapter.published, true)))
      .orderBy(asc(chapter.position), asc(chapter.id)),
  ]);
  const summaries = await summarizeCourses(ctx, rows);
  const free = new Set(chapters.filter(({ freeSample }) => freeSample).map(({ id }) => id));
  return {
    text: found.ending,
    chapters: chapters.flatMap(({ id, courseId: of, result }) =>
      of === courseId && result?.skills ? [{ id, skills: result.skills }] : [],
    ),
    next: found.nextCourses.flatMap(({ course: id, why }) => {
      const summary = summaries.find((each) => each.course.id === id);
      const first = summary?.outline.find(({ chapterId }) => free.has(chapterId));
      const sample = first ? { chapterId: first.chapterId, lectureId: first.id } : null;
      return summary ? [{ ...summary, why, sample }] : [];
    }),
  };
}
