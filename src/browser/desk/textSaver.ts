import { isSameValue } from '#src/domain/desk/kit/deskDraft.ts';
import { ApiError } from '#src/queries/apiClient.ts';

/**
 * `changed`: somebody else has saved since, and both texts have to be merged. `failed` and `offline` are tried again, and stand until the
 * server has the text; `refused` is not, until something is written.
 */
export type SavePhase = 'saved' | 'waiting' | 'saving' | 'offline' | 'failed' | 'refused' | 'changed';

export interface SaverState<Written> {
  document: Written;
  /** What the next save goes on from. */
  revision: number;
  phase: SavePhase;
  /** The last save, as an ISO time. */
  savedAt: string | null;
  /** Whether the browser keeps what the server does not have yet. */
  isKept: boolean;
}

export type SaveCall<Written, Saved> = (
  document: Written,
  how: { revision: number; note: string; origin: 'saved' | 'restored' | 'merged' },
) => Promise<Saved>;

/** What the server says of a save. */
export interface SavedText {
  revision: number;
  at: string;
}

export interface SaverOptions<Written, Saved extends SavedText> {
  /** What the server has. */
  document: Written;
  /** What it is; of `begun` the one that it began from. */
  revision: number;
  /** When the server got it, as an ISO time, where it says so. */
  savedAt?: string | null;
  /** What was written before and not saved; behind, where somebody else has saved since. */
  begun?: { document: Written; isBehind: boolean } | null;
  save: SaveCall<Written, Saved>;
  /** Keeps a draft in this browser; `null`: the server has everything. */
  keep: (draft: { document: Written; base: number } | null) => boolean;
  onSaved?: (saved: Saved) => void;
}

/** Milliseconds after the last key. */
const pause = 2000;
/** Milliseconds that a key may wait for being kept in the browser. */
const keepWithin = 300;
const firstDelay = 3000;
const longestDelay = 60_000;

/** Saves a text by itself, one call after the other, and keeps in the browser whatever the server does not have. */
export function createTextSaver<Written, Saved extends SavedText>({
  document,
  revision,
  savedAt = null,
  begun = null,
  save,
  keep,
  onSaved,
}: SaverOptions<Written, Saved>) {
  type Sent = { document: Written; note: string; origin: 'saved' | 'restored' | 'merged' };
  let state: SaverState<Written> = {
    document: begun?.document ?? document,
    revision,
    phase: begun ? (begun.isBehind ? 'changed' : 'waiting') : 'saved',
    savedAt,
    isKept: true,
  };
  /** What the server has of revision `state.revision`. */
  let stored = document;
  /** What was sent and not answered. The server may have it, so it goes first again: otherwise one's own text would look like somebody else's. */
  let unheard: Sent | null = null;
  let saveTimer: ReturnType<typeof setTimeout> | undefined;
  let keepTimer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  let delay = firstDelay;
  let isStopped = false;
  const listeners = new Set<() => void>();

  function set(change: Partial<SaverState<Written>>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  const isDirty = () => !isSameValue(state.document, stored);

  function keepNow(): void {
    clearTimeout(keepTimer);
    keepTimer = undefined;
    const isKept = keep(isDirty() ? { document: state.document, base: state.revision } : null);
    if (isKept !== state.isKept) set({ isKept });
  }

  function saveLater(after: number): void {
    clearTimeout(saveTimer);
    if (!isStopped) saveTimer = setTimeout(() => void saveNow(), after);
  }

  /** Answers whether the server has what was written when it was called. */
  async function saveNow(how: { note?: string; origin?: 'restored' | 'merged' } = {}) {
    clearTimeout(saveTimer);
    // Who has waited may find that another one that waited was faster.
    while (running) await running;
    if (state.phase === 'changed' || isStopped) return false;
    running = sendAll(how);
    const isSaved = await running;
    running = null;
    return isSaved;
  }

  async function sendAll({ note = '', origin }: { note?: string; origin?: 'restored' | 'merged' }): Promise<boolean> {
    if (unheard && !(await send(unheard))) return false;
    if (isDirty() || note || origin) return send({ document: state.document, note, origin: origin ?? 'saved' });
    if (state.phase !== 'saved') set({ phase: 'saved' });
    keepNow();
    return true;
  }

  async function send(sent: Sent): Promise<boolean> {
    if (!isTriedAgain(state.phase)) set({ phase: 'saving' });
    try {
      const { document: written, ...how } = sent;
      const saved = await save(written, { revision: state.revision, ...how });
      unheard = null;
      stored = written;
      delay = firstDelay;
      set({ revision: saved.revision, savedAt: saved.at, phase: isDirty() ? 'waiting' : 'saved' });
      keepNow();
      if (isDirty()) saveLater(pause);
      onSaved?.(saved);
      return true;
    } catch (error) {
      const phase = phaseOf(error);
      if (!isTriedAgain(phase)) unheard = null;
      else if (!(error instanceof ApiError) || error.status >= 500) unheard = sent;
      set({ phase });
      keepNow();
      if (isTriedAgain(phase)) {
        saveLater(delay);
        delay = Math.min(delay * 2, longestDelay);
      }
      return false;
    }
  }

  return {
    read: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(next: Written): void {
      const isWaiting = ['saved', 'refused'].includes(state.phase);
      set({ document: next, ...(isWaiting && { phase: 'waiting' as const }) });
      keepTimer ??= setTimeout(keepNow, keepWithin);
      if (state.phase !== 'changed' && state.phase !== 'saving') saveLater(pause);
    },
    saveNow,
    /** The text that goes on from what somebody else has saved. */
    goOnFrom(theirs: { revision: number; document: Written }, own: Written): void {
      stored = theirs.document;
      unheard = null;
      set({ document: own, revision: theirs.revision, phase: 'waiting' });
      keepNow();
    },
    /** Somebody else has saved, as was heard before a save of ours was refused. */
    hearOfChange(): void {
      if (isDirty() && !running && !unheard) {
        clearTimeout(saveTimer);
        set({ phase: 'changed' });
      }
    },
    isDirty,
    keepNow,
    /** Keeps what is not saved and sends nothing more. */
    stop(): void {
      keepNow();
      isStopped = true;
      clearTimeout(saveTimer);
    },
    /** Behind `stop`: frameworks try a page twice. */
    start(): void {
      isStopped = false;
      if (isDirty() && state.phase !== 'changed') saveLater(pause);
    },
  };
}

export type TextSaver<Written, Saved extends SavedText> = ReturnType<typeof createTextSaver<Written, Saved>>;

const isTriedAgain = (phase: SavePhase) => phase === 'failed' || phase === 'offline';

function phaseOf(error: unknown): SavePhase {
  // A server that is gone is not the fault of who writes: the browser knows whether there is a network.
  if (!(error instanceof ApiError)) return navigator.onLine ? 'failed' : 'offline';
  if (error.status === 412) return 'changed';
  return error.status >= 500 || [401, 408, 429].includes(error.status) ? 'failed' : 'refused';
}
