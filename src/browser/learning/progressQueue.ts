import { browserStorage } from '#src/browser/storage/storage.ts';
import type { ProgressOverview } from '#src/contract/progress.ts';
import type { ProgressMark } from '#src/domain/progressMarks.ts';
import { ApiError, type SendRequest } from '#src/queries/apiClient.ts';
import { updateProgress } from '#src/queries/progress.ts';

interface Options {
  userId: string;
  send: SendRequest;
  /** The server has taken a mark: its course's progress now. */
  onSent: (mark: ProgressMark, overview: ProgressOverview) => void;
}

export type ProgressQueue = ReturnType<typeof createProgressQueue>;

const firstDelay = 1000;
const longestDelay = 60_000;
const patience = 20_000;
/** Refusals that pass: the session ended, the server was slow, or there were too many requests. */
const passing = new Set([401, 408, 429]);

/**
 * Marks of completed lectures, kept in the browser's storage until the server has taken them, so that neither a bad
 * connection nor a closed page loses one. They are sent in order, by one tab at a time; a later mark of a lecture replaces
 * the earlier one. What fails on the way is tried again when the connection or the page comes back, and with growing pauses
 * (1 s to 1 min); what the server refuses (4xx) is dropped.
 */
export function createProgressQueue({ userId, send, onSent }: Options) {
  const key = `progressQueue:${userId}`;
  const listeners = new Set<() => void>();
  const read = () => browserStorage.read(key, parse);
  let marks = read();
  // Where storage is forbidden or full the marks live as long as the page.
  let isStored = true;
  let isStarted = false;
  let delay = firstDelay;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;

  const current = () => (isStored ? read() : marks);

  function change(next: (current: readonly ProgressMark[]) => ProgressMark[]): void {
    marks = next(current());
    isStored &&= browserStorage.write(key, marks.length > 0 ? JSON.stringify(marks) : null);
    for (const listener of listeners) listener();
  }

  async function sendAll(): Promise<void> {
    let isReached = true;
    for (let mark = current()[0]; mark && isStarted && isReached; mark = current()[0]) {
      isReached = await sendOne(mark);
      if (isReached) delay = firstDelay;
    }
    // In the same breath as the last look: a mark that comes later begins anew.
    isSending = false;
    if (isReached || !isStarted) return;
    timer = setTimeout(flush, delay);
    delay = Math.min(delay * 2, longestDelay);
  }

  /** Whether the server has spoken about it. */
  async function sendOne(mark: ProgressMark): Promise<boolean> {
    const sendPatiently: SendRequest = (path, init) => send(path, { ...init, signal: AbortSignal.timeout(patience) });
    try {
      onSent(mark, await updateProgress(sendPatiently, mark.lectureId, mark.completed));
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status < 500 && !passing.has(error.status);
      if (!isRefused) return false;
    }
    // Changed in the meantime, it is another mark and goes next.
    change((waiting) => waiting.filter((other) => !isSame(other, mark)));
    return true;
  }

  /** Sends what waits, now. */
  function flush(): void {
    clearTimeout(timer);
    if (isSending || !isStarted) return;
    isSending = true;
    void exclusively(key, sendAll);
  }

  return {
    /** The marks that wait, oldest first; the same array until something changes. */
    waiting: (): readonly ProgressMark[] => marks,

    /** Remembers a mark and sends it as soon as it can. */
    mark(mark: ProgressMark): void {
      change((waiting) => [...waiting.filter(({ lectureId }) => lectureId !== mark.lectureId), mark]);
      flush();
    },

    /** Forgets what waits of one course: its progress begins anew. */
    forget: (courseId: string): void => change((waiting) => waiting.filter((mark) => mark.courseId !== courseId)),

    /** Calls back when the waiting marks change, here or in another tab; answers a function that stops it. */
    subscribe(listener: () => void): () => void {
      const fromOtherTab = (event: StorageEvent) => {
        if (event.key !== key) return;
        marks = read();
        listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', fromOtherTab);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', fromOtherTab);
      };
    },

    /**
     * Sends what an earlier page left, and from now on every mark at once; answers a function that stops it. To be called
     * while this user is the one who is signed in.
     */
    start(): () => void {
      isStarted = true;
      const stopped = new AbortController();
      const onVisible = () => document.visibilityState === 'visible' && flush();
      window.addEventListener('online', flush, { signal: stopped.signal });
      document.addEventListener('visibilitychange', onVisible, { signal: stopped.signal });
      flush();
      return () => {
        isStarted = false;
        stopped.abort();
        clearTimeout(timer);
      };
    },
  };
}

/** One tab after the other; where browsers have no locks two may send the same, which changes nothing. */
async function exclusively(name: string, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request(name, work);
}

function isSame(a: ProgressMark, b: ProgressMark): boolean {
  return a.lectureId === b.lectureId && a.completed === b.completed;
}

function parse(text: string | null): ProgressMark[] {
  const stored: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(stored) ? stored.filter(isMark) : [];
}

function isMark(value: unknown): value is ProgressMark {
  const mark = value as ProgressMark | null;
  return (
    typeof mark?.courseId === 'string' && typeof mark.lectureId === 'string' && typeof mark.completed === 'boolean'
  );
}
