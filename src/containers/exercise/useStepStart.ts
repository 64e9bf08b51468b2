import { useMemo, useSyncExternalStore } from 'react';
import { exerciseMemory } from '#src/browser/exercise/exerciseMemory.ts';
import type { Exercise } from '#src/contract/exercise.ts';
import { passedProgram } from '#src/domain/exercise/keptExercise.ts';

/**
 * An exercise that goes on with another one begins with the program that has passed there; `ours` is what it begins with for who has
 * none. What was written into the exercise itself stays.
 */
export function useStepStart(exercise: Exercise): { exercise: Exercise; hasOwn: boolean; ours: string } {
  const { continues, start: ours } = exercise;
  const before = useSyncExternalStore(exerciseMemory.subscribe, () => exerciseMemory.read(continues?.id ?? ''));
  const { solved, passed, code: draft } = before;
  const own = continues && passedProgram({ solved, passed, draft });
  return useMemo(
    () => ({ exercise: own === undefined ? exercise : { ...exercise, start: own }, hasOwn: own !== undefined, ours }),
    [exercise, own, ours],
  );
}
