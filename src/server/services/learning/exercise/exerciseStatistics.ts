import { and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { exerciseProgress } from '#src/server/db/schema/exerciseProgress.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { exerciseIdsIn } from './exerciseIdsIn.ts';

export interface ExerciseStatistics {
  exerciseId: string;
  lectureId: string;
  lectureName: string;
  /** Learners who had it checked; of them those who passed at the first, the second, or a later time. */
  tried: number;
  passedFirst: number;
  passedSecond: number;
  passedLater: number;
}

/** How the exercises of a course go, in its order. @throws UnauthenticatedError, ForbiddenError */
export async function exerciseStatistics({
  ctx,
  input: { courseId },
}: {
  ctx: Ctx;
  input: { courseId: string };
}): Promise<ExerciseStatistics[]> {
  requireRole(ctx.actor, 'EDITOR', 'LECTURER');
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
      ),
    )
    .groupBy(exerciseProgress.exerciseId);
  const byId = new Map(counted.map((line) => [line.exerciseId, line]));
  const none = { tried: 0, passedFirst: 0, passedSecond: 0, passedLater: 0 };
  return exercises.map((exercise) => ({ ...none, ...byId.get(exercise.exerciseId), ...exercise }));
}
