import { and, asc, count, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { shownCount } from '#src/domain/desk/overview/fewPeople.ts';
import { momentsOf } from '#src/domain/desk/overview/span.ts';
import type { Ctx } from '#src/server/context.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { exerciseProgress } from '#src/server/db/schema/exerciseProgress.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { coursesOfStatistics } from '#src/server/services/ground/index.ts';
import { exerciseIdsIn } from './exerciseIdsIn.ts';

export interface ExerciseStatistics {
  exerciseId: string;
  lectureId: string;
  lectureName: string;
  /** Learners who had it checked; of them those who passed at the first, the second, or a later time. `null`: one or two. */
  tried: number | null;
  passedFirst: number | null;
  passedSecond: number | null;
  passedLater: number | null;
}

/** How the exercises of a course go, in its order, with who did something in them on some days. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function exerciseStatistics({
  ctx,
  input: { courseId, from, to },
}: {
  ctx: Ctx;
  input: { courseId: string; from?: string | undefined; to?: string | undefined };
}): Promise<ExerciseStatistics[]> {
  requireRole(ctx.actor, 'EDITOR', 'LECTURER');
  const isSeen = coursesOfStatistics(ctx);
  const [seen] = await ctx.db
    .select({ id: course.id })
    .from(course)
    .where(and(eq(course.id, courseId), isSeen));
  if (!seen && isSeen) throw new NotFoundError('course');
  const [start, end] = from && to ? momentsOf({ from, to }) : [undefined, undefined];
  const lectures = await ctx.db
    .select({ id: lecture.id, name: lecture.name, text: lecture.text })
    .from(lecture)
    .innerJoin(chapter, eq(lecture.chapterId, chapter.id))
    .where(and(eq(chapter.courseId, courseId), eq(chapter.published, true), eq(lecture.published, true)))
    .orderBy(asc(chapter.position), asc(chapter.id), asc(lecture.position), asc(lecture.id));
  const exercises = lectures.flatMap(({ id, name, text }) =>
    exerciseIdsIn(text).map((exerciseId) => ({ exerciseId, lectureId: id, lectureName: name })),
  );
  const tries = sql`cardinality(${exerciseProgress.attemptIds})`;
  const passedAt = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${and(isNotNull(exerciseProgress.passedAt), condition)})`.mapWith(Number);
  const counted = await ctx.db
    .select({
      exerciseId: exerciseProgress.exerciseId,
      tried: count(),
      passedFirst: passedAt(sql`${tries} = 1`),
      passedSecond: passedAt(sql`${tries} = 2`),
      passedLater: passedAt(sql`${tries} > 2`),
    })
    .from(exerciseProgress)
    .where(
      and(
        inArray(
          exerciseProgress.exerciseId,
          exercises.map(({ exerciseId }) => exerciseId),
        ),
        sql`${tries} > 0`,
        start && gte(exerciseProgress.updatedAt, start),
        end && lt(exerciseProgress.updatedAt, end),
      ),
    )
    .groupBy(exerciseProgress.exerciseId);
  const byId = new Map(
    counted.map(({ exerciseId, tried, passedFirst, passedSecond, passedLater }) => [
      exerciseId,
      {
        tried: shownCount(tried),
        passedFirst: shownCount(passedFirst),
        passedSecond: shownCount(passedSecond),
        passedLater: shownCount(passedLater),
      },
    ]),
  );
  const none = { tried: 0, passedFirst: 0, passedSecond: 0, passedLater: 0 };
  return exercises.map((exercise) => ({ ...none, ...byId.get(exercise.exerciseId), ...exercise }));
}
