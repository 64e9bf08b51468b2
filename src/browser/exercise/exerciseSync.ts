import type {
  ExerciseUpdate,
  ExerciseUpdated,
  SavedExercise,
  SavedExerciseList,
} from '#src/contract/exerciseProgress.ts';
import { longestSentDraft } from '#src/contract/limits.ts';
import { joined, type KeptExercise, withSaved } from '#src/domain/exercise/keptExercise.ts';
import { ApiError, readFromApi, type SendRequest, writeToApi } from '#src/queries/apiClient.ts';
import { keptExercises } from './keptExercises.ts';

interface Options {
  userId: string;
  send: SendRequest;
  /** So many exercises were done here before the sign-in; they are the learner's now. */
  onMoved: (count: number) => void;
  /** The last exercise of a lecture has passed, and so it is completed. */
  onLectureCompleted: (lectureId: string) => void;
}

/** Somebody who writes pauses so long. */
const pause = 2000;
const firstDelay = 1000;
const longestDelay = 60_000;
const patience = 20_000;
/** Refusals that pass: the session ended, the server was slow, or there were too many requests. */
const passing = new Set([401, 408, 429]);

/**
 * Brings what this browser keeps of exercises to the server, and what the server has of a lecture whose exercises are shown here.
 * What fails on the way is tried again, with growing pauses, when the connection or the page comes back; what the server refuses
 * is kept and tried by the next page. One tab sends at a time, and twice is once. Answers a function that stops it.
 */
export function startExerciseSync({ userId, send, onMoved, onLectureCompleted }: Options): () => void {
  const stopped = new AbortController();
  const refused = new Set<string>();
  let pulled: string | null = null;
  let delay = firstDelay;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isFailing = false;

  const sendPatiently: SendRequest = (path, init) => send(path, { ...init, signal: AbortSignal.timeout(patience) });

  function takeWhatGuestsDid(): void {
    const ids = keptExercises.idsOf('');
    for (const id of ids) {
      keptExercises.write(userId, id, joined(keptExercises.read(userId, id), keptExercises.read('', id)));
      keptExercises.write('', id, null);
    }
    const moved = ids.filter((id) => keptExercises.read(userId, id).lectureId);
    if (moved.length > 0) onMoved(moved.length);
  }

  async function sendAll(): Promise<boolean> {
    for (const id of keptExercises.idsOf(userId)) {
      const kept = keptExercises.read(userId, id);
      const news = refused.has(id) ? null : newsOf(kept);
      if (stopped.signal.aborted || !news) continue;
      try {
        const path = `/exercise/${id}`;
        const { exercise, lectureCompleted } = await writeToApi<ExerciseUpdated>(sendPatiently, 'PUT', path, news);
        take(exercise, { ...kept, draft: news.draft });
        delay = firstDelay;
        if (lectureCompleted) onLectureCompleted(exercise.lectureId);
      } catch (error) {
        if (!isRefusal(error)) return false;
        refused.add(id);
      }
    }
    return true;
  }

  function take(saved: SavedExercise, sent?: KeptExercise): void {
    const { exerciseId } = saved;
    keptExercises.write(userId, exerciseId, withSaved(keptExercises.read(userId, exerciseId), saved, sent));
  }

  async function pull(): Promise<boolean> {
    const lectureId = keptExercises.shownIn();
    if (!lectureId || pulled === lectureId) return true;
    try {
      const { items } = await readFromApi<SavedExerciseList>(sendPatiently, `/exercise/lecture/${lectureId}`);
      if (stopped.signal.aborted) return true;
      for (const saved of items) take(saved);
    } catch (error) {
      if (!isRefusal(error)) return false;
    }
    pulled = lectureId;
    return true;
  }

  async function work(): Promise<void> {
    clearTimeout(timer);
    if (isSending || stopped.signal.aborted) return;
    isSending = true;
    // What the server has comes first: what was written here later is sent over it, and what was written earlier is not.
    const isDone = (await pull()) && (await exclusively(`exercises:${userId}`, sendAll));
    isSending = false;
    isFailing = !isDone;
    if (stopped.signal.aborted) return;
    if (isFailing) {
      timer = setTimeout(work, delay);
      delay = Math.min(delay * 2, longestDelay);
    } else {
      onChange();
    }
  }

  const isWaiting = () =>
    keptExercises.idsOf(userId).some((id) => !refused.has(id) && newsOf(keptExercises.read(userId, id)) !== null);

  /** What came while something was being sent is looked for once that is done. */
  function onChange(): void {
    if (isSending || isFailing) return;
    clearTimeout(timer);
    if (keptExercises.shownIn() !== pulled) void work();
    else if (isWaiting()) timer = setTimeout(work, pause);
  }

  function onVisibility(): void {
    // Another device may have gone on in the meantime.
    if (document.visibilityState === 'visible') pulled = null;
    void work();
  }

  takeWhatGuestsDid();
  const unsubscribe = keptExercises.subscribe(onChange);
  window.addEventListener('online', () => void work(), { signal: stopped.signal });
  document.addEventListener('visibilitychange', onVisibility, { signal: stopped.signal });
  void work();
  return () => {
    stopped.abort();
    clearTimeout(timer);
    unsubscribe();
  };
}

/** What of an exercise the server has to hear; `null` when there is nothing, or nowhere to send it. */
function newsOf({ lectureId, draft, waiting }: KeptExercise): ExerciseUpdate | null {
  const isSent = waiting.draft && draft !== undefined && (draft.code?.length ?? 0) <= longestSentDraft;
  if (!lectureId || (!isSent && waiting.attempts.length === 0)) return null;
  return { lectureId, attempts: waiting.attempts, ...(isSent && { draft }) };
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && !passing.has(error.status);
}

/** One tab after the other; where browsers have no locks two may send the same, which changes nothing. */
async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  // A lock's own type promises what it was given.
  return (await navigator.locks.request(name, work)) as T;
}
