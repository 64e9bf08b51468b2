import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { LectureStops, SpanQuery } from '#src/contract/desk/overview/deskOverview.ts';
import { shownCount } from '#src/domain/desk/overview/fewPeople.ts';
import type { Ctx } from '#src/server/context.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { coursesOfStatistics, readRows } from '#src/server/services/ground/index.ts';
import { exerciseIdsIn } from '#src/server/services/learning/index.ts';
import { countedLately } from './countedLately.ts';
import { momentsAsked } from './partsAsked.ts';

/**
 * Where those who did something in a lecture on some days have got in it: at each of its tasks, and which one those touched last who have
 * not completed it. Lecturers see their own. @throws UnauthenticatedError, ForbiddenError, NotFoundError
 */
export async function lectureStops({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: SpanQuery & { lectureId: string };
}): Promise<Omit<LectureStops, 'at'> & { at: Date }> {
  requireRole(ctx.actor, 'EDITOR', 'LECTURER');
  const [found] = await ctx.db
    .select({
      lecture: { id: lecture.id, name: lecture.name },
      course: { id: course.id, name: course.name },
      text: lecture.text,
    })
    .from(lecture)
    .innerJoin(chapter, eq(lecture.chapterId, chapter.id))
    .innerJoin(course, eq(chapter.courseId, course.id))
    .where(and(eq(lecture.id, input.lectureId), coursesOfStatistics(ctx)));
  if (!found) throw new NotFoundError('lecture');
  const { text, ...names } = found;
  const [from, to] = momentsAsked(input);
  const { at, value } = await countedLately(ctx, `lecture ${input.lectureId} ${from} ${to}`, () =>
    count(ctx, { lectureId: input.lectureId, ids: exerciseIdsIn(text), from, to }),
  );
  return { ...names, ...value, at };
}

const sumsSchema = z.object({ opened: z.coerce.number(), completed: z.coerce.number() });
const taskSchema = z.object({
  id: z.string().nullable(),
  begun: z.coerce.number(),
  tried: z.coerce.number(),
  passed: z.coerce.number(),
  stopped: z.coerce.number(),
});

async function count(
  { db }: Pick<Ctx, 'db'>,
  { lectureId, ids, from, to }: { lectureId: string; ids: string[]; from: string; to: string },
): Promise<Omit<LectureStops, 'at' | 'course' | 'lecture'>> {
  const people = sql`
    people as (
      select user_id from lecture_progress
      where lecture_id = ${lectureId} and updated_at >= ${from} and updated_at < ${to}
      union
      select user_id from exercise_progress
      where lecture_id = ${lectureId} and updated_at >= ${from} and updated_at < ${to}
    ), done as (
      select user_id from lecture_progress
      where lecture_id = ${lectureId} and completed_at is not null and user_id in (select user_id from people)
    )`;
  // A task that the lecture does not have any more is not shown: who touched it last has stopped in the text.
  const isHere = ids.length === 0 ? sql`false` : sql`exercise_id in ${ids}`;
  const [[sums], tasks] = await Promise.all([
    readRows(
      { db },
      sumsSchema,
      sql`with ${people} select (select count(*) from people) as opened, (select count(*) from done) as completed`,
    ),
    readRows(
      { db },
      taskSchema,
      sql`
      with ${people}, own as (
        select user_id, exercise_id, cardinality(attempt_ids) as tries, passed_at, updated_at from exercise_progress
        where ${isHere} and user_id in (select user_id from people)
      ), last as (
        select distinct on (people.user_id) people.user_id, own.exercise_id
        from people left join own on own.user_id = people.user_id
        where people.user_id not in (select user_id from done)
        order by people.user_id, own.updated_at desc nulls last
      )
      select exercise_id as id, count(*) as begun, count(*) filter (where tries > 0) as tried,
        count(*) filter (where passed_at is not null) as passed,
        (select count(*) from last where last.exercise_id = own.exercise_id) as stopped
      from own group by exercise_id
      union all
      select null, 0, 0, 0, count(*) from last where exercise_id is null`,
    ),
  ]);
  const byId = new Map(tasks.map((task) => [task.id, task]));
  return {
    opened: shownCount(sums?.opened ?? 0),
    completed: shownCount(sums?.completed ?? 0),
    stoppedInText: shownCount(byId.get(null)?.stopped ?? 0),
    tasks: ids.map((exerciseId) => {
      const { begun = 0, tried = 0, passed = 0, stopped = 0 } = byId.get(exerciseId) ?? {};
      return {
        exerciseId,
        begun: shownCount(begun),
        tried: shownCount(tried),
        passed: shownCount(passed),
        stopped: shownCount(stopped),
      };
    }),
  };
}
