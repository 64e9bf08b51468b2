import { takeGuestExercises } from '#src/browser/exercise/exerciseSync.ts';
import { endedSession } from '#src/browser/identity/endedSession.ts';
import { takeGuestPrograms } from '#src/browser/playground/programSync.ts';
import { celebrated } from '#src/browser/storage/celebrated.ts';
import { takeGuestAnswers } from './answerSync.ts';
import { forgetOwnerless } from './forgetOwnerless.ts';
import { takeGuestPositions } from './guestPositions.ts';
import { takeGuestRepeats } from './repeatSync.ts';
import { takeGuestMarks } from './takeGuestMarks.ts';

/** Where a session ended by itself and another learner signs in, what was done here since waits for the one whose session it was. */
export function keepForOwner(userId: string): void {
  const owner = endedSession.owner();
  endedSession.forget();
  if (owner === null || owner === userId) return;
  takeGuestMarks(owner);
  takeGuestAnswers(owner);
  takeGuestRepeats(owner);
  takeGuestPositions(owner);
  takeGuestExercises(owner);
  takeGuestPrograms(owner);
  celebrated.forget('');
  forgetOwnerless();
}
