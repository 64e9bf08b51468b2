import type { ExerciseUpdate } from '#src/contract/exerciseProgress.ts';
import { mostAttempts } from '#src/contract/limits.ts';
import type { ExerciseProgressRow } from '#src/server/db/schema/exerciseProgress.ts';

/**
 * What is known of an exercise with what a browser has of it. Of two drafts the one that was written later stays; a clock that is
 * ahead does not win for ever. Attempts count once, up to the first that passes, and that stays.
 */
export function mergeExercise(
  row: ExerciseProgressRow,
  { draft, attempts }: Pick<ExerciseUpdate, 'draft' | 'attempts'>,
  now: Date,
): ExerciseProgressRow {
  const merged = { ...row, attemptIds: [...row.attemptIds], updatedAt: now };
  if (draft) {
    const codeAt = new Date(Math.min(Math.max(Date.parse(draft.at), 0), now.getTime()));
    if (codeAt > (row.codeAt ?? new Date(-1))) Object.assign(merged, { code: draft.code, codeAt });
  }
  for (const { id, passed } of attempts) {
    const isCounted = merged.attemptIds.length < mostAttempts || passed;
    if (merged.passedAt || !isCounted || merged.attemptIds.includes(id)) continue;
    merged.attemptIds.push(id);
    if (passed) merged.passedAt = now;
  }
  return merged;
}
