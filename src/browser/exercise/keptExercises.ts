import { keptRows } from '#src/browser/outbox/keptRows.ts';
import { isKept, type KeptExercise, nothingKept, parseKept, withoutDraft } from '#src/domain/exercise/keptExercise.ts';

/** Drafts that are kept; more of them would fill what a site may keep. */
const mostDrafts = 200;
const rows = keptRows<KeptExercise>('exercise', parseKept);
const listeners = new Set<() => void>();
let shownIn: string | null = null;

/**
 * What this browser keeps of exercises, a row for each, by its owner: the learner who is signed in, or nobody (`''`). With
 * too many drafts, or no room, the oldest go, those of exercises that have not passed first; what has passed stays.
 */
export const keptExercises = {
  read: (owner: string, id: string): KeptExercise => rows.read(owner, id) ?? nothingKept,

  /** With `null` it forgets the exercise. */
  write(owner: string, id: string, kept: KeptExercise | null): void {
    if (kept?.draft?.code != null) makeRoom(owner, id, mostDrafts - 1);
    const row = kept && isKept(kept) ? kept : null;
    // A full storage takes it once some drafts are gone, if there are any.
    for (let left = draftsBut(owner, id).length; !rows.write(owner, id, row) && left > 0; left -= 1) {
      makeRoom(owner, id, left - 1);
    }
  },

  idsOf: rows.idsOf,

  isStored: rows.isStored,

  /** Whose account is gone leaves nothing here. */
  forget(owner: string): void {
    for (const id of rows.idsOf(owner)) rows.write(owner, id, null);
  },

  /** The lecture whose exercises are shown on this page; `null` when none are. */
  shownIn: (): string | null => shownIn,

  /** Says whose exercises are shown from now on: what the server has of them is wanted. */
  show(lectureId: string): void {
    if (shownIn === lectureId) return;
    shownIn = lectureId;
    for (const listener of listeners) listener();
  },

  /** Calls back when something changes, here or in another tab; answers a function that stops it. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    const stop = rows.subscribe(listener);
    return () => {
      listeners.delete(listener);
      stop();
    };
  },
};

/** Lets go of the drafts that are too many. */
function makeRoom(owner: string, id: string, most: number): void {
  const drafts = draftsBut(owner, id);
  for (const draft of drafts.slice(0, Math.max(0, drafts.length - most))) {
    const left = withoutDraft(draft.row);
    rows.write(draft.owner, draft.id, isKept(left) ? left : null);
  }
}

/** Those of all owners; the one to go first comes first. */
function draftsBut(owner: string, id: string) {
  return rows
    .all()
    .flatMap(({ row, ...of }) => {
      const isIt = of.owner === owner && of.id === id;
      return row.draft && !isIt ? [{ ...of, row, at: row.draft.at }] : [];
    })
    .sort((one, other) => Number(one.row.passed) - Number(other.row.passed) || (one.at < other.at ? -1 : 1));
}
