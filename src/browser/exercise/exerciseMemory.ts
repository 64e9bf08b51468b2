import { currentIdentity, onIdentityChange } from '#src/browser/identity/identity.ts';
import { rowId } from '#src/browser/outbox/rowId.ts';
import type { QuestionAnswer } from '#src/contract/exerciseProgress.ts';
import { longestSentDraft } from '#src/contract/limits.ts';
import {
  type KeptExercise,
  withAnswer,
  withAttempt,
  withDraft,
  withoutDraft,
  withSolved,
} from '#src/domain/exercise/keptExercise.ts';
import { keptExercises } from './keptExercises.ts';

/** What is remembered of an exercise. `code` is what the learner has written; without it the author's start stands. */
export interface ExerciseState {
  code?: string;
  /** For which version of the task it was written, where that is known. */
  version?: string | undefined;
  passed: boolean;
  /** ISO, as far as it is known. */
  passedAt?: string;
  /** Up to the first that passed. */
  attempts: number;
  /** The program that passed last. */
  solved?: string | undefined;
  /** The last answer to the question that it is, where it was asked again. */
  answered?: QuestionAnswer | undefined;
}

/** Characters; a longer draft lives as long as its editor. */
const longestDraft = 100_000;
const states = new WeakMap<KeptExercise, ExerciseState>();
const owner = () => currentIdentity().user?.uid ?? '';
/** What is written now was done on this page. */
let isOwn = false;

function write(id: string, kept: KeptExercise | null): void {
  isOwn = true;
  keptExercises.write(owner(), id, kept);
  isOwn = false;
}

/**
 * What a learner has written into exercises and which have passed, in this browser; who is signed in has it on the server too
 * (exerciseSync.ts). So have the programs of lessons that are changed, under their `programId`.
 */
export const exerciseMemory = {
  /** The same object until something changes, here, in another tab, or on the server. */
  read(id: string): ExerciseState {
    const kept = keptExercises.read(owner(), id);
    const known = states.get(kept);
    if (known) return known;
    const { draft, passed, passedAt, attempts, answers, solved } = kept;
    const state = {
      ...(draft?.code != null && { code: draft.code, version: draft.version }),
      passed,
      ...(passedAt !== undefined && { passedAt }),
      attempts,
      answered: answers?.at(-1),
      solved: solved?.code,
    };
    states.set(kept, state);
    return state;
  },

  /** Keeps a draft, of an exercise with its lecture and version; `null` forgets it: the author's program stands again. */
  saveCode(id: string, code: string | null, lectureId: string | null = null, version?: string): void {
    const kept = keptExercises.read(owner(), id);
    if ((code?.length ?? 0) > longestDraft || code === (kept.draft?.code ?? null)) return;
    const next = placed(withDraft(kept, { code, at: new Date().toISOString(), version }), lectureId);
    // That it was taken back matters only where it may have been sent to.
    const isForgotten = code === null && (owner() === '' || !next.lectureId);
    write(id, isForgotten ? withoutDraft(kept) : next);
  },

  /** What was kept under an earlier name goes on under another, unless there is something already. */
  rename(from: string, to: string, lectureId: string): void {
    const kept = keptExercises.read(owner(), from);
    if (kept.draft?.code == null) return;
    if (!keptExercises.read(owner(), to).draft) write(to, { ...withDraft(kept, kept.draft), lectureId });
    write(from, null);
  },

  /**
   * Counts a „Skontrolovať“; `check` is the first check that failed, from 1. What has passed once stays so, and of `code` that passes the
   * last one is kept. Answers whether it is the first that passes.
   */
  noteAttempt(id: string, passed: boolean, lectureId: string | null = null, code = '', check?: number): boolean {
    const kept = keptExercises.read(owner(), id);
    const counted = withAttempt(kept, { id: rowId(), passed, ...(check !== undefined && { check }) });
    const now = new Date().toISOString();
    const dated = counted !== kept && counted.passed ? { ...counted, passedAt: now } : counted;
    const isSolved = passed && code !== '' && code !== kept.solved?.code && code.length <= longestSentDraft;
    const next = isSolved ? withSolved(dated, { code, at: now }) : dated;
    if (next !== kept) write(id, placed(next, lectureId));
    return next.passed && !kept.passed;
  },

  /** Keeps an answer to a question, under the lecture that it is of. */
  noteAnswer(id: string, right: boolean, lectureId: string | null): void {
    const answer = { at: new Date().toISOString(), right };
    keptExercises.write(owner(), id, placed(withAnswer(keptExercises.read(owner(), id), answer), lectureId));
  },

  /** Calls back when something changes, who is here included; answers a function that stops it. */
  subscribe(listener: () => void): () => void {
    const stops = [keptExercises.subscribe(listener), onIdentityChange(listener)];
    return () => {
      for (const stop of stops) stop();
    };
  },

  /** The same of what was done elsewhere: in another tab, on another device, by another learner. */
  subscribeElsewhere: (listener: () => void): (() => void) =>
    exerciseMemory.subscribe(() => {
      if (!isOwn) listener();
    }),
};

/** An exercise is of the lecture in which it was done last. */
function placed(kept: KeptExercise, lectureId: string | null): KeptExercise {
  return lectureId ? { ...kept, lectureId } : kept;
}
