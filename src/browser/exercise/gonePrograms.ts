import { isProgramId } from '#src/domain/exercise/programId.ts';
import { exerciseIdsOn } from './exerciseIdsOn.ts';
import { keptExercises } from './keptExercises.ts';

export interface GoneProgram {
  id: string;
  code: string;
}

const none: readonly GoneProgram[] = [];
const known = new Map<string, readonly GoneProgram[]>();
const listeners = new Set<() => void>();
const keyOf = (owner: string, lectureId: string) => `${owner} ${lectureId}`;

/** What somebody wrote into tasks that a lecture had once: the server says it of a learner, this browser of a guest (`''`). */
export const gonePrograms = {
  /** The same array until something changes. */
  of: (owner: string, lectureId: string): readonly GoneProgram[] => known.get(keyOf(owner, lectureId)) ?? none,

  tell(owner: string, lectureId: string, programs: readonly GoneProgram[]): void {
    known.set(keyOf(owner, lectureId), programs);
    for (const listener of listeners) listener();
  },

  /** Looks through what this browser keeps of a guest, on the page of the lecture. Programs of a text have no name to be known by. */
  lookFor(lectureId: string): void {
    const here = new Set(exerciseIdsOn(document));
    const ids = keptExercises.idsOf('').filter((id) => !isProgramId(id) && !here.has(id));
    const programs = ids.flatMap((id) => {
      const { draft, lectureId: of } = keptExercises.read('', id);
      return of === lectureId && draft?.code ? [{ id, code: draft.code }] : [];
    });
    if (programs.length > 0) gonePrograms.tell('', lectureId, programs);
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
