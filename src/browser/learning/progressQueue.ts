import { createOutbox, followPage, patiently } from '#src/browser/outbox/outbox.ts';
import { browserStorage } from '#src/browser/storage/storage.ts';
import type { ProgressOverview } from '#src/contract/progress.ts';
import type { ProgressMark } from '#src/domain/progressMarks.ts';
import type { SendRequest } from '#src/queries/apiClient.ts';
import { updateProgress } from '#src/queries/progress.ts';
import { isMark, keptMarks } from './keptMarks.ts';

interface Options {
  userId: string;
  send: SendRequest;
  /** The server has taken a mark: its course's progress now. */
  onSent: (mark: ProgressMark, overview: ProgressOverview) => void;
}

export type ProgressQueue = ReturnType<typeof createProgressQueue>;

/**
 * Marks of completed lectures, kept in the browser's storage until the server has taken them, so that neither a bad
 * connection nor a closed page loses one. They are sent in order; a later mark of a lecture replaces the earlier one. What the
 * server refuses (4xx) is dropped.
 */
export function createProgressQueue({ userId, send, onSent }: Options) {
  // Tabs of versions before take turns with ours under this name, and kept a list under it.
  const former = `progressQueue:${userId}`;
  const read = () => keptMarks.of(userId).map(({ mark }) => mark);

  const outbox = createOutbox<ProgressMark>({
    lock: former,
    pause: 0,
    firstDelay: 1000,
    keys: () => read().map(({ lectureId }) => lectureId),
    waiting: (lectureId) => keptMarks.read(userId, lectureId)?.mark ?? null,
    send: async (mark) => {
      // The day of the mark counts as learning, not the one on which the connection is back.
      const at = keptMarks.read(userId, mark.lectureId)?.at;
      onSent(mark, await updateProgress(patiently(send), mark.lectureId, mark.completed, at));
      drop(mark);
    },
    onRefused: drop,
  });
  // Not before its user is here.
  outbox.stop();

  /** Changed in the meantime it is another mark, and goes next. */
  function drop({ lectureId, completed }: ProgressMark): void {
    if (keptMarks.read(userId, lectureId)?.mark.completed === completed) keptMarks.drop(userId, lectureId);
  }

  const put = (mark: ProgressMark): boolean => keptMarks.put(userId, mark);

  /** What a tab of a version before has written, or its last page has left. */
  function takeFormer(): void {
    const marks = browserStorage.read(former, parseFormer, []);
    if (marks.length === 0) return;
    const homeless = marks.filter((mark) => !put(mark));
    browserStorage.write(former, null);
    // A full storage has room for them now.
    homeless.forEach(put);
    outbox.later();
  }

  takeFormer();
  let marks = read();
  keptMarks.subscribe(() => {
    marks = read();
  });

  return {
    /** The marks that wait, oldest first; the same array until something changes. */
    waiting: (): readonly ProgressMark[] => marks,

    /** Remembers a mark and sends it as soon as it can. */
    mark(mark: ProgressMark): void {
      put(mark);
      void outbox.now();
    },

    /** Sends what waits as soon as it can. */
    send: (): void => void outbox.now(),

    /** Forgets what waits of one course: its progress begins anew. */
    forget(courseId: string): void {
      for (const mark of read()) if (mark.courseId === courseId) keptMarks.drop(userId, mark.lectureId);
    },

    /** Calls back when the waiting marks change, here or in another tab; answers a function that stops it. */
    subscribe: keptMarks.subscribe,

    /**
     * Sends what an earlier page left, and from now on every mark at once; answers a function that stops it. To be called
     * while this user is the one who is signed in.
     */
    start(): () => void {
      const fromFormer = ({ key }: StorageEvent) => {
        if (key === former) takeFormer();
      };
      window.addEventListener('storage', fromFormer);
      const unfollow = followPage(() => void outbox.now());
      takeFormer();
      outbox.start();
      return () => {
        window.removeEventListener('storage', fromFormer);
        unfollow();
        outbox.stop();
      };
    },
  };
}

function parseFormer(text: string | null): ProgressMark[] {
  const stored: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(stored) ? stored.filter(isMark) : [];
}
