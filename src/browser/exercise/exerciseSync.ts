import { createOutbox, followPage, patiently } from '#src/browser/outbox/outbox.ts';
import type { ExerciseUpdate, SavedExercise } from '#src/contract/exerciseProgress.ts';
import { longestSentDraft } from '#src/contract/limits.ts';
import { joined, type KeptExercise, withSaved } from '#src/domain/exercise/keptExercise.ts';
import { isProgramId } from '#src/domain/exercise/programId.ts';
import { addressOf, readFromApi, type SendRequest, writeToApi } from '#src/queries/apiClient.ts';
import { gonePrograms } from './gonePrograms.ts';
import { keptExercises } from './keptExercises.ts';

interface Options {
  userId: string;
  send: SendRequest;
  /** So many exercises were done here before the sign-in; they are the learner's now. */
  onMoved: (count: number) => void;
  /** The last exercise of a lecture has passed, and so it is completed. */
  onLectureCompleted: (lectureId: string) => void;
}

/** What the server is asked, or told. */
type Row = { ask: string } | { id: string; kept: KeptExercise; news: ExerciseUpdate };

/** No exercise has this id. */
const question = '';

/** What nobody owns of exercises is this learner's now; answers how many exercises were begun. */
export function takeGuestExercises(userId: string): number {
  const ids = keptExercises.idsOf('');
  for (const id of ids) {
    keptExercises.write(userId, id, joined(keptExercises.read(userId, id), keptExercises.read('', id)));
    keptExercises.write('', id, null);
  }
  const isExercise = ({ lectureId, draft, attempts }: KeptExercise) => lectureId && (draft || attempts > 0);
  return ids.filter((id) => isExercise(keptExercises.read(userId, id)) && !isProgramId(id)).length;
}

/**
 * Brings what this browser keeps of exercises to the server, and what the server has of a lecture whose exercises are shown here.
 * What the server refuses is kept and tried by the next page; twice is once. Answers a function that stops it.
 */
export function startExerciseSync({ userId, send, onMoved, onLectureCompleted }: Options): () => void {
  const refused = new Set<string>();
  const sendPatiently = patiently(send);
  let asked: string | null = null;
  let isStopped = false;

  const outbox = createOutbox<Row>({
    lock: `exercises:${userId}`,
    pause: 2000,
    firstDelay: 1000,
    // What the server has comes first: what was written here later is sent over it, and what was written earlier is not.
    keys: () => [question, ...keptExercises.idsOf(userId)],
    waiting: (key) => (key === question ? questionNow() : newsOf(key)),
    send: (row) => ('ask' in row ? ask(row.ask) : tell(row)),
    onRefused(row) {
      if ('ask' in row) asked = row.ask;
      else refused.add(row.id);
    },
  });

  /** What of an exercise the server has to hear; `null` when there is nothing, or nowhere to send it. */
  function newsOf(id: string): Row | null {
    const kept = keptExercises.read(userId, id);
    const { lectureId, draft, waiting } = kept;
    const isSent = waiting.draft && draft !== undefined && (draft.code?.length ?? 0) <= longestSentDraft;
    const { attempts, answers = [] } = waiting;
    const solved = waiting.solved ? kept.solved : undefined;
    if (!lectureId || refused.has(id) || (!isSent && !solved && attempts.length === 0 && answers.length === 0))
      return null;
    return {
      id,
      kept,
      news: {
        lectureId,
        attempts,
        ...(answers.length > 0 && { answers }),
        ...(solved && { solved }),
        ...(isSent && { draft }),
      },
    };
  }

  async function tell({ id, kept, news }: Extract<Row, { id: string }>): Promise<void> {
    const { exercise, lectureCompleted } = await writeToApi(sendPatiently, 'PUT', '/exercise/{exerciseId}', {
      path: { exerciseId: id },
      body: news,
    });
    const { solved: _unsent, ...sent } = kept;
    take(exercise, { ...sent, draft: news.draft, ...(news.solved && { solved: news.solved }) });
    if (lectureCompleted) onLectureCompleted(exercise.lectureId);
  }

  function take(saved: SavedExercise, sent?: KeptExercise): void {
    const { exerciseId } = saved;
    keptExercises.write(userId, exerciseId, withSaved(keptExercises.read(userId, exerciseId), saved, sent));
  }

  function questionNow(): Row | null {
    const lectureId = keptExercises.shownIn();
    return lectureId && lectureId !== asked ? { ask: lectureId } : null;
  }

  async function ask(lectureId: string): Promise<void> {
    const address = addressOf('/exercise/lecture/{lectureId}', { path: { lectureId } });
    const { items, gone } = await readFromApi(sendPatiently, address);
    if (isStopped) return;
    asked = lectureId;
    for (const saved of items) take(saved);
    tellGone(lectureId, gone);
  }

  function tellGone(lectureId: string, gone: readonly SavedExercise[]): void {
    const programs = gone.flatMap(({ exerciseId: id, draft }) => (draft?.code ? [{ id, code: draft.code }] : []));
    gonePrograms.tell(userId, lectureId, programs);
  }

  function onChange(): void {
    if (outbox.isFailing()) return;
    if (questionNow()) void outbox.now();
    else outbox.later();
  }

  const moved = takeGuestExercises(userId);
  if (moved > 0) onMoved(moved);
  const unsubscribe = keptExercises.subscribe(onChange);
  const unfollow = followPage(({ type }) => {
    // Another device may have gone on in the meantime.
    if (type === 'visibilitychange' && document.visibilityState === 'visible') asked = null;
    void outbox.now();
  });
  void outbox.now();
  return () => {
    isStopped = true;
    outbox.stop();
    unsubscribe();
    unfollow();
  };
}
