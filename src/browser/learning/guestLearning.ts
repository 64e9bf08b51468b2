import { keptExercises } from '#src/browser/exercise/keptExercises.ts';
import { keptPrograms } from '#src/browser/playground/keptPrograms.ts';
import { celebrated } from '#src/browser/storage/celebrated.ts';
import { isProgramId } from '#src/domain/exercise/programId.ts';
import type { KeptCounts } from '#src/domain/keptWords.ts';
import { forgetHomes } from './forgetHomes.ts';
import { forgetOwnerless } from './forgetOwnerless.ts';
import { noGuestHere } from './guestHere.ts';
import { keptAnswers } from './keptAnswers.ts';
import { keptMarks } from './keptMarks.ts';
import { forgetPositions } from './keptPositions.ts';

/** What nobody owns is a guest's. */
const guest = '';

/** Exercises of lectures that were begun; a changed program of a lesson is none. */
const begunExercises = () =>
  keptExercises.idsOf(guest).filter((id) => !isProgramId(id) && keptExercises.read(guest, id).lectureId);

/** What somebody without an account has done; this browser alone knows of it, until they sign in. */
export const guestLearning = {
  /** Of lectures that are done, of exercises that were begun, of answers to quizzes, and of programs of „Na pokusy“. */
  counts: (): KeptCounts => ({
    lectures: keptMarks.of(guest).length,
    exercises: begunExercises().length,
    answers: keptAnswers.idsOf(guest).length,
    programs: keptPrograms.idsOf(guest).length,
  }),

  /** Whether this browser has stored all of it; what it has not lasts as long as the page. */
  isStored: (): boolean => [keptMarks, keptExercises, keptAnswers, keptPrograms].every((kept) => kept.isStored(guest)),

  /** Takes all of it out of this browser. */
  forget(): void {
    for (const { mark } of keptMarks.of(guest)) keptMarks.drop(guest, mark.lectureId);
    keptExercises.forget(guest);
    for (const id of keptAnswers.idsOf(guest)) keptAnswers.write(guest, id, null);
    for (const id of keptPrograms.idsOf(guest)) keptPrograms.write(guest, id, null);
    forgetPositions(guest);
    celebrated.forget(guest);
    forgetOwnerless();
    forgetHomes();
    noGuestHere();
  },

  /** Calls back when something changes, here or in another tab; answers a function that stops it. */
  subscribe(listener: () => void): () => void {
    const stops = [keptMarks, keptExercises, keptAnswers, keptPrograms].map((kept) => kept.subscribe(listener));
    return () => {
      for (const stop of stops) stop();
    };
  },
};
