import { exerciseIdsOn } from '#src/browser/exercise/exerciseIdsOn.ts';
import { keptExercises } from '#src/browser/exercise/keptExercises.ts';
import { currentIdentity } from '#src/browser/identity/identity.ts';
import { queryClient } from '#src/browser/queryClient.ts';
import { isLastToPass } from '#src/domain/exercise/isLastToPass.ts';
import { lecturePreview } from '#src/queries/lecture.ts';
import { guestMarks } from './guestMarks.ts';

/** An exercise on this page has passed for the first time: the last one completes a guest's lecture here; a learner's, the server does. */
export function completeByExercises(lectureId: string): void {
  const text = document.querySelector(`[data-lecture="${CSS.escape(lectureId)}"]`);
  const courseId = queryClient.getQueryData(lecturePreview(lectureId).queryKey)?.courseId;
  if (currentIdentity().user || !text || !courseId) return;
  const ids = exerciseIdsOn(text);
  if (isLastToPass(ids, new Set(ids.filter((id) => keptExercises.read('', id).passed)))) {
    guestMarks.mark(courseId, lectureId);
  }
}
