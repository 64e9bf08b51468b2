import type { SavedExercise } from '#src/contract/exerciseProgress.ts';
import type { ExerciseProgressRow } from '#src/server/db/schema/exerciseProgress.ts';

export function presentSavedExercise(row: ExerciseProgressRow): SavedExercise {
  const { exerciseId, lectureId, code, codeAt, codeFor, passedAt, attemptIds, answers, solvedCode, solvedAt } = row;
  return {
    exerciseId,
    lectureId,
    draft: codeAt && { code, at: codeAt.toISOString(), ...(codeFor !== null && { version: codeFor }) },
    passed: passedAt !== null,
    ...(passedAt && { passedAt: passedAt.toISOString() }),
    attempts: attemptIds.length,
    answers,
    solved: solvedCode !== null && solvedAt ? { code: solvedCode, at: solvedAt.toISOString() } : null,
  };
}
