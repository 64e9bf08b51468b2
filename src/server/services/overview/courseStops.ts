import { and, asc, countDistinct, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { lectureProgress } from '#src/server/db/schema/lectureProgress.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { countedLately } from './countedLately.ts';

export interface Stops {
  started: number;
  lectures: { id: string; name: string; completed: number }[];
}

interface NamedCourse {
  id: string;
  name: string;
}

/**
 * How many began a course and how many completed each lecture of it; without an id of the first course.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function courseStops({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { courseId?: string | undefined };
}): Promise<Stops & { at: Date; courses: NamedCourse[]; course: NamedCourse | null }> {
  requireRole(ctx.actor, 'EDITOR', 'LECTURER');
  const courses = await ctx.db
    .select({ id: course.id, name: course.name })
    .from(course)
    .where(eq(course.published, true))
    .orderBy(asc(course.position), asc(course.id));
  const chosen = input.courseId === undefined ? courses[0] : courses.find(({ id }) => id === input.courseId);
  if (!chosen) {
    if (input.courseId !== undefined) throw new NotFoundError('course');
    return { at: ctx.now(), courses, course: null, started: 0, lectures: [] };
  }
  const { at, value } = await countedLately(ctx, `stops ${chosen.id}`, () => countStops(ctx, chosen.id));
  return { ...value, at, courses, course: chosen };
}

async function countStops({ db }: Pick<Ctx, 'db'>, courseId: string): Promise<Stops> {
  const ofCourse = and(eq(chapter.courseId, courseId), eq(chapter.published, true), eq(lecture.published, true));
  const [begun, lectures] = await Promise.all([
    db
      .select({ total: countDistinct(lectureProgress.userId) })
      .from(lectureProgress)
      .innerJoin(lecture, eq(lectureProgress.lectureId, lecture.id))
      .innerJoin(chapter, eq(lecture.chapterId, chapter.id))
      .where(ofCourse),
    db
      .select({
        id: lecture.id,
        name: lecture.name,
        completed:
          sql<number>`(select count(*) from lecture_progress done where done.lecture_id = ${lecture.id} and done.completed_at is not null)`.mapWith(
            Number,
          ),
      })
      .from(lecture)
      .innerJoin(chapter, eq(lecture.chapterId, chapter.id))
      .where(ofCourse)
      .orderBy(asc(chapter.position), asc(chapter.id), asc(lecture.position), asc(lecture.id)),
  ]);
  return { started: begun[0]?.total ?? 0, lectures };
}
