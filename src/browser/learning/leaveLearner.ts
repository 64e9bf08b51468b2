import { keptExercises } from '#src/browser/exercise/keptExercises.ts';
import { settleOutboxes } from '#src/browser/outbox/outbox.ts';
import { keptPrograms } from '#src/browser/playground/keptPrograms.ts';
import { celebrated } from '#src/browser/storage/celebrated.ts';
import { isSettled } from '#src/domain/exercise/keptExercise.ts';
import { isUnsaved } from '#src/domain/playground/shelvedProgram.ts';
import { forgetOwnerless } from './forgetOwnerless.ts';
import { keptAnswers } from './keptAnswers.ts';
import { keptMarks } from './keptMarks.ts';
import { forgetPositions } from './keptPositions.ts';
import { keptRepeats } from './keptRepeats.ts';

/**
 * Whoever signs out leaves nothing here that the next one could see, and nothing at all of what the server has. What it could not be
 * given now waits under their name until they are back.
 */
export async function leaveLearner(userId: string): Promise<void> {
  await settleOutboxes();
  for (const id of keptExercises.idsOf(userId)) {
    if (isSettled(keptExercises.read(userId, id))) keptExercises.write(userId, id, null);
  }
  for (const id of keptPrograms.idsOf(userId)) {
    const program = keptPrograms.read(userId, id);
    if (!program || !isUnsaved(program)) keptPrograms.write(userId, id, null);
  }
  celebrated.forget(userId);
  forgetOwnerless();
}

/** Whose account is gone leaves nothing at all. */
export function forgetLearner(userId: string): void {
  keptExercises.forget(userId);
  for (const { mark } of keptMarks.of(userId)) keptMarks.drop(userId, mark.lectureId);
  for (const id of keptAnswers.idsOf(userId)) keptAnswers.write(userId, id, null);
  for (const id of keptPrograms.idsOf(userId)) keptPrograms.write(userId, id, null);
  keptRepeats.forget(userId);
  forgetPositions(userId);
  celebrated.forget(userId);
  forgetOwnerless();
}
