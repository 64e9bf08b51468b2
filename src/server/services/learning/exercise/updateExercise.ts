import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { ExerciseUpdate } from '#src/contract/exerciseProgress.ts';
import { isLastToPass } from '#src/domain/exercise/isLastToPass.ts';
import { withNews } from '#src/domain/exercise/keptExercise.ts';
import type { Ctx } from '#src/server/context.ts';
import { type ExerciseProgressRow, exerciseProgress } from '#src/server/db/schema/exerciseProgress.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireProfile } from '#src/server/policies/user.ts';
import { openLecture } from '#src/server/services/catalogue/index.ts';
import { keepLearntDays } from '#src/server/services/learning/progress/learntDays.ts';
import { markLecture } from '#src/server/services/learning/progress/markLecture.ts';
import { exerciseIdsIn, keptIdsIn } from './exerciseIdsIn.ts';

/**
 * Brings what the caller did with an exercise, wrote into a program, or answered where a question returned, in some browser to what is known of it; sent again it changes nothing. When its
 * lecture's last exercise passes by it, the lecture is completed. A preview leaves nothing.
 */
export async function updateExercise({
  ctx,
  input: { exerciseId, lectureId, ...news },
}: {
  ctx: Ctx;
  input: ExerciseUpdate & { exerciseId: string };
}): Promise<{ exercise: ExerciseProgressRow; lectureCompleted: boolean }> {
  const { user } = requireProfile(ctx.actor);
  const { lecture, isPreview } = await openLecture({ ctx, input: { lectureId } });
  const ids = exerciseIdsIn(lecture.text);
  if (!keptIdsIn(lecture).includes(exerciseId)) throw new NotFoundError('exercise');
  const now = ctx.now();
  const begun = {
    userId: user.id,
    exerciseId,
    lectureId,
    code: null,
    codeAt: null,
    codeFor: null,
    attemptIds: [],
    failedChecks: [],
    answers: [],
    solvedCode: null,
    solvedAt: null,
    passedAt: null,
    updatedAt: now,
  };
  if (isPreview) return { exercise: withUpdate(begun, news, now), lectureCompleted: false };
  const { draft, answers = [] } = news;
  await keepLearntDays(ctx, { userId: user.id, at: [...(draft ? [draft] : []), ...answers].map(({ at }) => at) });
  const own = and(eq(exerciseProgress.userId, user.id), eq(exerciseProgress.exerciseId, exerciseId));
  // A program or a guess of the text cannot pass.
  const { attempts, solved, ...others } = news;
  const taken = ids.includes(exerciseId) ? news : { ...others, attempts: [] };
  const { before, exercise } = await ctx.db.transaction(async (tx) => {
    await tx.insert(exerciseProgress).values(begun).onConflictDoNothing();
    const [stored = begun] = await tx.select().from(exerciseProgress).where(own).for('update');
    const merged = withUpdate({ ...stored, lectureId }, taken, now);
    await tx.update(exerciseProgress).set(merged).where(own);
    return { before: stored, exercise: merged };
  });
  const hasJustPassed = exercise.passedAt !== null && before.passedAt === null;
  const isCompleted = hasJustPassed && isLastToPass(ids, await passedOf(ctx, user.id, ids));
  if (!isCompleted) return { exercise, lectureCompleted: false };
  await markLecture({ ctx, input: { userId: user.id, lectureId, completed: true } });
  return { exercise, lectureCompleted: true };
}

/** A row with what a browser has of its exercise. The server takes no time from the future: a clock that is ahead does not win for ever. */
export function withUpdate(
  row: ExerciseProgressRow,
  { draft, attempts, answers, solved }: Omit<ExerciseUpdate, 'lectureId'>,
  now: Date,
): ExerciseProgressRow {
  const { code, codeAt, codeFor, attemptIds, passedAt } = row;
  const timeOf = (text = '') => new Date(Math.min(Math.max(Date.parse(text), 0), now.getTime()));
  const at = timeOf(draft?.at);
  const solvedAt = timeOf(solved?.at);
  const next = withNews(
    {
      draft: codeAt ? { code, at: codeAt.toISOString(), version: codeFor ?? undefined } : undefined,
      passed: passedAt !== null,
      attempts: attemptIds.length,
      ids: attemptIds,
      answers: row.answers,
    },
    { draft: draft && { ...draft, at: at.toISOString() }, attempts, answers },
  );
  return {
    ...row,
    ...(next.isLater && { code: draft?.code ?? null, codeAt: at, codeFor: draft?.version ?? null }),
    attemptIds: [...attemptIds, ...next.counted.map(({ id }) => id)],
    failedChecks: [...row.failedChecks, ...next.counted.flatMap(({ check }) => check ?? [])],
    answers: next.answers,
    ...(solved && solvedAt > (row.solvedAt ?? new Date(0)) && { solvedCode: solved.code, solvedAt }),
    passedAt: passedAt ?? (next.passed ? now : null),
    updatedAt: now,
  };
}

/** Which of these exercises have passed. */
async function passedOf({ db }: Ctx, userId: string, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: exerciseProgress.exerciseId })
    .from(exerciseProgress)
    .where(
      and(
        eq(exerciseProgress.userId, userId),
        inArray(exerciseProgress.exerciseId, ids),
        isNotNull(exerciseProgress.passedAt),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
