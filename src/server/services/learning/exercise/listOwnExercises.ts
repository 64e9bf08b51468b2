import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type ExerciseProgressRow, exerciseProgress } from '#src/server/db/schema/exerciseProgress.ts';
import { namedIdsIn } from '#src/server/markdown/namedIdsIn.ts';
import { requireProfile } from '#src/server/policies/user.ts';
import { openLecture } from '#src/server/services/catalogue/index.ts';
import { keptIdsIn } from './exerciseIdsIn.ts';

/**
 * What the caller did with the exercises, and wrote into the programs, that a lecture has now, and with what returns in it; and what they
 * wrote into those that it had.
 */
export async function listOwnExercises({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { lectureId: string };
}): Promise<{ items: ExerciseProgressRow[]; gone: ExerciseProgressRow[] }> {
  const { user } = requireProfile(ctx.actor);
  const { lecture } = await openLecture({ ctx, input });
  const ids = [...keptIdsIn(lecture), ...namedIdsIn(lecture.text)];
  const { userId, exerciseId, lectureId, code } = exerciseProgress;
  const rows = await ctx.db
    .select()
    .from(exerciseProgress)
    .where(and(eq(userId, user.id), or(inArray(exerciseId, ids), and(eq(lectureId, input.lectureId), isNotNull(code)))))
    .orderBy(asc(exerciseId));
  const has = (row: ExerciseProgressRow) => ids.includes(row.exerciseId);
  return { items: rows.filter(has), gone: rows.filter((row) => !has(row)) };
}
