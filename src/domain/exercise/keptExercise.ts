import type { SavedExercise } from '#src/contract/exerciseProgress.ts';
import { mostAttempts } from '#src/contract/limits.ts';

/** What a browser keeps of one exercise, or of one program that was changed. */
export interface KeptExercise {
  /** Where it stands; without it there is nowhere to send it. */
  lectureId?: string;
  draft?: Draft;
  passed: boolean;
  /** Up to the first that passed. */
  attempts: number;
  /** What the server has not taken yet. */
  waiting: { draft: boolean; attempts: Attempt[] };
}

/** `code` is `null` once the learner went back to the author's program. */
export interface Draft {
  code: string | null;
  /** ISO, so that the later one is the greater text. */
  at: string;
}

/** `id` is made by the browser: what is sent twice counts once. */
export interface Attempt {
  id: string;
  passed: boolean;
}

export const nothingKept: KeptExercise = { passed: false, attempts: 0, waiting: { draft: false, attempts: [] } };

export function withDraft(kept: KeptExercise, draft: Draft): KeptExercise {
  return { ...kept, draft, waiting: { ...kept.waiting, draft: true } };
}

/** As if nothing had been written; whoever has it elsewhere is not told. */
export function withoutDraft({ draft: _gone, ...kept }: KeptExercise): KeptExercise {
  return { ...kept, waiting: { ...kept.waiting, draft: false } };
}

/** Whether there is anything worth a row. */
export function isKept({ draft, passed, attempts }: KeptExercise): boolean {
  return draft !== undefined || passed || attempts > 0;
}

/** Attempts count up to the first that passes; what has passed stays so. */
export function withAttempt(kept: KeptExercise, attempt: Attempt): KeptExercise {
  if (kept.passed || (kept.attempts >= mostAttempts && !attempt.passed)) return kept;
  const { draft, attempts } = kept.waiting;
  const waiting = { draft, attempts: [...attempts, attempt] };
  return { ...kept, passed: attempt.passed, attempts: kept.attempts + 1, waiting };
}

/** What was done before the sign-in comes to what the learner has: the newer draft stays, and nothing that passed is lost. */
export function joined(own: KeptExercise, guest: KeptExercise): KeptExercise {
  const isNewer = guest.draft !== undefined && guest.draft.at > (own.draft?.at ?? '');
  const later = isNewer && guest.draft ? withDraft(own, guest.draft) : own;
  return guest.waiting.attempts.reduce(withAttempt, { ...later, lectureId: guest.lectureId ?? own.lectureId });
}

/** What the server has comes to what is kept here, of which it has just been given `sent`. */
export function withSaved(kept: KeptExercise, saved: SavedExercise, sent: KeptExercise = nothingKept): KeptExercise {
  const isTaken = kept.draft?.at === sent.draft?.at;
  // Written here later, or elsewhere.
  const isOwn = kept.waiting.draft && !isTaken && (kept.draft?.at ?? '') > (saved.draft?.at ?? '');
  const taken = new Set(sent.waiting.attempts.map(({ id }) => id));
  const left = saved.passed ? [] : kept.waiting.attempts.filter(({ id }) => !taken.has(id));
  return {
    lectureId: saved.lectureId,
    draft: isOwn ? kept.draft : (saved.draft ?? kept.draft),
    passed: kept.passed || saved.passed,
    attempts: saved.attempts + left.length,
    waiting: { draft: isOwn, attempts: left },
  };
}

/** A stored text that is none of ours is nothing. */
export function parseKept(text: string | null): KeptExercise | null {
  const stored = JSON.parse(text ?? 'null') as Partial<KeptExercise> | null;
  const { draft, waiting } = stored ?? {};
  const isSound =
    typeof stored?.passed === 'boolean' &&
    Number.isInteger(stored.attempts) &&
    typeof waiting?.draft === 'boolean' &&
    Array.isArray(waiting.attempts) &&
    waiting.attempts.every(({ id, passed }) => typeof id === 'string' && typeof passed === 'boolean') &&
    (draft === undefined || (typeof draft.at === 'string' && (draft.code === null || typeof draft.code === 'string')));
  return isSound ? (stored as KeptExercise) : null;
}
