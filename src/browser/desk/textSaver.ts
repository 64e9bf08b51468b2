import { createOutbox, isRefusal } from '#src/browser/outbox/outbox.ts';
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

/** Milliseconds that a key may wait for being kept in the browser. */
const keepWithin = 300;

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
  const { read, set, subscribe } = watched<SaverState<Written>>({
    document: begun?.document ?? document,
    revision,
    phase: begun ? (begun.isBehind ? 'changed' : 'waiting') : 'saved',
    savedAt,
    isKept: true,
  });
  /** What the server has of the revision that is read here. */
  let stored = document;
  /**
   * What goes before the text of now: versions that were asked for, and what was sent and not answered. The server may have that, so it
   * goes again: otherwise one's own text would look like somebody else's.
   */
  let before: Sent[] = [];
  let keepTimer: ReturnType<typeof setTimeout> | undefined;

  const isDirty = () => !isSameValue(read().document, stored);

  function keepNow(): void {
    clearTimeout(keepTimer);
    keepTimer = undefined;
    const isKept = keep(isDirty() ? { document: read().document, base: read().revision } : null);
    if (isKept !== read().isKept) set({ isKept });
  }

  const outbox = createOutbox<Sent>({
    pause: 2000,
    firstDelay: 3000,
    keys: () => [...before.map(() => 'before'), 'now'],
    waiting(key) {
      if (key === 'before') return before[0] ?? null;
      return isSettled(read().phase) ? null : { document: read().document, note: '', origin: 'saved' };
    },
    send,
    onRefused(_, { status }) {
      before = [];
      set({ phase: status === 412 ? 'changed' : 'refused' });
      keepNow();
    },
  });

  async function send(sent: Sent): Promise<void> {
    const { document: written, ...how } = sent;
    if (!before.includes(sent) && isSameValue(written, stored)) {
      // What was typed has been taken back.
      set({ phase: 'saved' });
      keepNow();
      return;
    }
    if (!isTriedAgain(read().phase)) set({ phase: 'saving' });
    try {
      const saved = await save(written, { revision: read().revision, ...how });
      before = before.filter((one) => one !== sent);
      stored = written;
      set({ revision: saved.revision, savedAt: saved.at, phase: isDirty() ? 'waiting' : 'saved' });
      keepNow();
      onSaved?.(saved);
    } catch (error) {
      if (!isRefusal(error)) {
        const isUnheard = !(error instanceof ApiError) || error.status >= 500;
        if (isUnheard && !before.includes(sent)) before = [sent, ...before];
        set({ phase: phaseOf(error) });
        keepNow();
      }
      throw error;
    }
  }

  /** Answers whether the server has what was written when it was called. */
  async function saveNow({ note = '', origin = 'saved' }: Partial<Omit<Sent, 'document'>> = {}): Promise<boolean> {
    if (read().phase === 'changed') return false;
    if (read().phase === 'refused') set({ phase: 'waiting' });
    if (note || origin !== 'saved') before = [...before, { document: read().document, note, origin }];
    return (await outbox.now()) && !['changed', 'refused'].includes(read().phase);
  }

  return {
    read,
    subscribe,
    change(next: Written): void {
      const isWaiting = ['saved', 'refused'].includes(read().phase);
      set({ document: next, ...(isWaiting && { phase: 'waiting' as const }) });
      keepTimer ??= setTimeout(keepNow, keepWithin);
      outbox.later();
    },
    saveNow,
    /** Sends what waits, unless the server has refused it. */
    goOn: (): void => void outbox.now(),
    /** The text that goes on from what somebody else has saved. */
    goOnFrom(theirs: { revision: number; document: Written }, own: Written): void {
      stored = theirs.document;
      before = [];
      set({ document: own, revision: theirs.revision, phase: 'waiting' });
      keepNow();
    },
    /** Somebody else has saved, as was heard before a save of ours was refused. */
    hearOfChange(): void {
      if (isDirty() && !outbox.isSending() && before.length === 0) set({ phase: 'changed' });
    },
    isDirty,
    keepNow,
    /** Keeps what is not saved and sends nothing more. */
    stop(): void {
      keepNow();
      outbox.stop();
    },
    /** Behind `stop`: frameworks try a page twice. */
    start: outbox.start,
  };
}

export type TextSaver<Written, Saved extends SavedText> = ReturnType<typeof createTextSaver<Written, Saved>>;

const isTriedAgain = (phase: SavePhase) => phase === 'failed' || phase === 'offline';
/** A server that is gone is not the fault of who writes: the browser knows whether there is a network. */
const phaseOf = (error: unknown) => (error instanceof ApiError || navigator.onLine ? 'failed' : 'offline');
/** Nothing waits, or it waits for its writer. */
const isSettled = (phase: SavePhase) => ['saved', 'changed', 'refused'].includes(phase);

/** A state that tells when a part of it changes. */
function watched<State>(initial: State) {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    set(change: Partial<State>): void {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
