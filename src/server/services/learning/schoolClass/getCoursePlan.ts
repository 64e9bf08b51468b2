import { and, asc, eq } from 'drizzle-orm';
import type { CoursePlan } from '#src/contract/plan.ts';
import { learningMinutes } from '#src/domain/learningMinutes.ts';
import type { Ctx } from '#src/server/context.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { isVisible } from '#src/server/services/ground/index.ts';
import { classCourse, requireTeacher } from './classes.ts';

/** What the chapters of a course are for and how long they take, of every course that a class can be of. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function getCoursePlan({
  ctx,
  input: { courseSlug },
}: {
  ctx: Ctx;
  input: { courseSlug: string };
}): Promise<CoursePlan> {
  requireTeacher(ctx);
  const [found] = await ctx.db
    .select(classCourse)
    .from(course)
    .where(and(eq(course.slug, courseSlug), isVisible(course, ctx.now())));
  if (!found) throw new NotFoundError('course');
  const lectures = await ctx.db
    .select({
      id: lecture.id,
      name: lecture.name,
      minutes: lecture.minutes,
      text: lecture.text,
      chapter: { id: chapter.id, name: chapter.name, result: chapter.result },
    })
    .from(lecture)
    .innerJoin(chapter, eq(lecture.chapterId, chapter.id))
    .where(and(eq(chapter.courseId, found.id), eq(chapter.published, true), eq(lecture.published, true)))
    .orderBy(asc(chapter.position), asc(chapter.id), asc(lecture.position), asc(lecture.id));
  const chapters: CoursePlan['chapters'] = [];
  for (const { chapter: own, text, minutes, ...one } of lectures) {
    if (chapters.at(-1)?.id !== own.id) {
      const { id, name, result } = own;
      const built = result && { name: result.name, text: result.text };
      chapters.push({ id, name, result: built, aims: result?.skills ?? [], lectures: [] });
    }
    const practice = Math.min(minutes, Math.round(learningMinutes(text).practice));
    chapters.at(-1)?.lectures.push({ ...one, reading: minutes - practice, practice });
  }
  return { course: found, chapters };
}
