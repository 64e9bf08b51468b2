import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { SpanQuery } from '#src/contract/desk/overview/deskOverview.ts';
import { shownCount } from '#src/domain/desk/overview/fewPeople.ts';
import type { Ctx } from '#src/server/context.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { coursesOfStatistics, readRows } from '#src/server/services/ground/index.ts';
import { countedLately } from './countedLately.ts';
import { momentsAsked } from './partsAsked.ts';

export interface Stops {
  started: number | null;
  lectures: { id: string; name: string; completed: number | null }[];
}

interface NamedCourse {
  id: string;
  name: string;
}

/**
 * How many learned in a course on some days and how many of them have completed each lecture of it; without an id of the first course.
 * Lecturers see their own.
 * @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function courseStops({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: SpanQuery & { courseId?: string | undefined };
}): Promise<Stops & { at: Date; courses: NamedCourse[]; course: NamedCourse | null }> {
  requireRole(ctx.actor, 'EDITOR', 'LECTURER');
  const courses = await ctx.db
    .select({ id: course.id, name: course.name })
    .from(course)
    .where(and(eq(course.published, true), coursesOfStatistics(ctx)))
    .orderBy(asc(course.position), asc(course.id));
  const chosen = input.courseId === undefined ? courses[0] : courses.find(({ id }) => id === input.courseId);
  if (!chosen) {
    if (input.courseId !== undefined) throw new NotFoundError('course');
    return { at: ctx.now(), courses, course: null, started: 0, lectures: [] };
  }
  const [from, to] = momentsAsked(input);
  const { at, value } = await countedLately(ctx, `stops ${chosen.id} ${from} ${to}`, () =>
    countStops(ctx, chosen.id, from, to),
  );
  return { ...value, at, courses, course: chosen };
}

const countSchema = z.object({ id: z.string().nullable(), people: z.coerce.number() });

async function countStops({ db }: Pick<Ctx, 'db'>, courseId: string, from: string, to: string): Promise<Stops> {
  const [lectures, counts] = await Promise.all([
    db
      .select({ id: lecture.id, name: lecture.name })
      .from(lecture)
      .innerJoin(chapter, eq(lecture.chapterId, chapter.id))
      .where(and(eq(chapter.courseId, courseId), eq(chapter.published, true), eq(lecture.published, true)))
      .orderBy(asc(chapter.position), asc(chapter.id), asc(lecture.position), asc(lecture.id)),
    readRows(
      { db },
      countSchema,
      sql`
      with own as (
        select lecture.id from lecture join chapter on chapter.id = lecture.chapter_id
        where chapter.course_id = ${courseId} and chapter.published and lecture.published
      ), people as (
        select user_id from lecture_progress
        where lecture_id in (select id from own) and updated_at >= ${from} and updated_at < ${to}
        union
        select user_id from exercise_progress
        where lecture_id in (select id from own) and updated_at >= ${from} and updated_at < ${to}
      )
      select null as id, count(*) as people from people
      union all
      select lecture_id, count(*) from lecture_progress
      where lecture_id in (select id from own) and completed_at is not null and user_id in (select user_id from people)
      group by lecture_id`,
    ),
  ]);
  const byId = new Map(counts.map(({ id, people }) => [id, shownCount(people)]));
  const countOf = (id: string | null) => (byId.has(id) ? (byId.get(id) ?? null) : 0);
  return { started: countOf(null), lectures: lectures.map((row) => ({ ...row, completed: countOf(row.id) })) };
}
