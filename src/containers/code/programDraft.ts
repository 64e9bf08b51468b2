import { exerciseMemory } from '#src/browser/exercise/exerciseMemory.ts';
import { lectureOf } from '#src/browser/exercise/lectureOf.ts';
import { localProgramId, programId } from '#src/domain/exercise/programId.ts';

/** Where the draft of a program of a text is kept. */
export interface DraftPlace {
  id: string;
  /** Of a lecture it goes to the learner's other devices, too. */
  lectureId: string | null;
}

/** The place of the draft of the program that stands in `box`; `code` is what its author wrote. */
export function draftPlaceOf(box: Element, code: string): DraftPlace {
  const lectureId = lectureOf(box);
  const local = localProgramId(location.pathname, code);
  if (lectureId === null) return { id: local, lectureId };
  const id = programId(lectureId, code);
  // Drafts from before they went to other devices.
  exerciseMemory.rename(local, id, lectureId);
  return { id, lectureId };
}

export const draftOf = ({ id }: DraftPlace): string | undefined => exerciseMemory.read(id).code;
