import { browserStorage } from '#src/browser/storage/storage.ts';
import { isKept, type KeptExercise, nothingKept, parseKept, withoutDraft } from '#src/domain/exercise/keptExercise.ts';

/** Drafts that are kept; more of them would fill what a site may keep. */
const mostDrafts = 200;
const prefix = 'exercise:';
const keyOf = (owner: string, id: string) => `${prefix}${owner}:${id}`;
const listeners = new Set<() => void>();
/** The last text that was read under a key and what it says, so that what is the same stays the same object. */
const known = new Map<string, { text: string | null; kept: KeptExercise | null }>();
/** What the storage does not take lives as long as the page. */
const unstored = new Map<string, KeptExercise>();
let shownIn: string | null = null;

/**
 * What this browser keeps of exercises, a row for each, by its owner: the learner who is signed in, or nobody (`''`). With
 * too many drafts, or no room, the oldest go, those of exercises that have not passed first; what has passed stays.
 */
export const keptExercises = {
  read: (owner: string, id: string): KeptExercise => readKey(keyOf(owner, id)) ?? nothingKept,

  /** With `null` it forgets the exercise. */
  write(owner: string, id: string, kept: KeptExercise | null): void {
    if (kept?.draft?.code != null) makeRoom(keyOf(owner, id), mostDrafts - 1);
    writeKey(keyOf(owner, id), kept);
    for (const listener of listeners) listener();
  },

  idsOf: (owner: string): string[] =>
    keys().flatMap((key) => (key.startsWith(keyOf(owner, '')) ? [key.slice(keyOf(owner, '').length)] : [])),

  /** Whose account is gone leaves nothing here. */
  forget(owner: string): void {
    for (const id of keptExercises.idsOf(owner)) keptExercises.write(owner, id, null);
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
    const fromOtherTab = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(prefix)) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', fromOtherTab);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', fromOtherTab);
    };
  },
};

function keys(): string[] {
  const stored = browserStorage.keys().filter((key) => key.startsWith(prefix));
  return [...new Set([...stored, ...unstored.keys()])];
}

function readKey(key: string): KeptExercise | null {
  return (
    unstored.get(key) ??
    browserStorage.read(
      key,
      (text) => {
        const last = known.get(key);
        if (last && last.text === text) return last.kept;
        const kept = parseKept(text);
        known.set(key, { text, kept });
        return kept;
      },
      null,
    )
  );
}

function writeKey(key: string, kept: KeptExercise | null): void {
  unstored.delete(key);
  const text = kept && isKept(kept) ? JSON.stringify(kept) : null;
  // A full storage takes it once some drafts are gone, if there are any.
  for (let left = draftsBut(key).length; ; left -= 1) {
    if (browserStorage.write(key, text)) return;
    if (left === 0) break;
    makeRoom(key, left - 1);
  }
  if (kept && text !== null) unstored.set(key, kept);
}

/** Lets go of the drafts that are too many. */
function makeRoom(but: string, most: number): void {
  const drafts = draftsBut(but);
  for (const { key, kept } of drafts.slice(0, Math.max(0, drafts.length - most))) {
    unstored.delete(key);
    const left = withoutDraft(kept);
    browserStorage.write(key, isKept(left) ? JSON.stringify(left) : null);
  }
}

/** The one to go first comes first. */
function draftsBut(but: string) {
  return keys()
    .flatMap((key) => {
      const kept = key === but ? null : readKey(key);
      return kept?.draft ? [{ key, kept, at: kept.draft.at }] : [];
    })
    .sort((one, other) => Number(one.kept.passed) - Number(other.kept.passed) || (one.at < other.at ? -1 : 1));
}
