import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type ExerciseProgressRow, exerciseProgress } from '#src/server/db/schema/exerciseProgress.ts';
import { namedIdsIn } from '#src/server/markdown/namedIdsIn.ts';
import { requireProfile } from '#src/server/policies/user.ts';
import { openLecture } from '#src/server/services/catalogue/index.ts';
import { keptIdsIn } from './exerciseIdsIn.ts';

/** What the caller did with the exercises, and wrote into the programs, that a lecture has now, and with what returns in it. */
export async function listOwnExercises({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { lectureId: string };
}): Promise<ExerciseProgressRow[]> {
  const { user } = requireProfile(ctx.actor);
  const { lecture } = await openLecture({ ctx, input });
  const ids = [...keptIdsIn(lecture), ...namedIdsIn(lecture.text)];
  return ctx.db
    .select()
    .from(exerciseProgress)
    .where(and(eq(exerciseProgress.userId, user.id), inArray(exerciseProgress.exerciseId, ids)))
    .orderBy(asc(exerciseProgress.exerciseId));
}
