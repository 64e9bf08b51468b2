import type { QuestionAnswer, SavedExercise } from '#src/contract/exerciseProgress.ts';
import { mostAnswers, mostAttempts } from '#src/contract/limits.ts';

/** What a browser keeps of one exercise, or of one program that was changed. */
export interface KeptExercise {
  /** Where it stands; without it there is nowhere to send it. */
  lectureId?: string;
  draft?: Draft;
  /** ISO: when it passed, as far as that is known. */
  passedAt?: string;
  passed: boolean;
  /** Up to the first that passed. */
  attempts: number;
  /** The program that passed last, which may be another one than the draft. */
  solved?: Solved;
  /** To the question that it is, wherever that was asked: the newest ones, the earliest first. */
  answers?: QuestionAnswer[];
  /** What the server has not taken yet. */
  waiting: { draft: boolean; attempts: Attempt[]; answers?: QuestionAnswer[]; solved?: boolean };
}

type Solved = NonNullable<SavedExercise['solved']>;

/** `code` is `null` once the learner went back to the author's program. */
export interface Draft {
  code: string | null;
  /** ISO, so that the later one is the greater text. */
  at: string;
  /** For which task it was written (`taskVersion`). */
  version?: string | undefined;
}

/** `id` is made by the browser: what is sent twice counts once. */
export interface Attempt {
  id: string;
  passed: boolean;
  /** The first check that failed, from 1. */
  check?: number | undefined;
}

export const nothingKept: KeptExercise = { passed: false, attempts: 0, waiting: { draft: false, attempts: [] } };

/** What is known of an exercise, here or on the server. `ids` are those of its attempts, as far as they are known. */
interface KnownExercise {
  draft?: Draft;
  passed: boolean;
  attempts: number;
  ids: readonly string[];
  answers?: readonly QuestionAnswer[] | undefined;
  solved?: Solved | null | undefined;
}

/** What was done elsewhere, or since. */
interface ExerciseNews {
  draft?: Draft;
  attempts?: readonly Attempt[];
  answers?: readonly QuestionAnswer[] | undefined;
  solved?: Solved | undefined;
}

/**
 * The one rule by which both sides put together what they know. Of two drafts the one that was written later stays. Attempts count
 * once, up to the first that passes, and fifty at most unless they pass; what has passed stays so. `counted` are those that are new.
 * Of two programs that passed the later one stays. Answers are named by their time; all of them count, and none of them makes anything pass.
 */
export function withNews({ draft, passed, attempts, ids, answers = [], solved }: KnownExercise, news: ExerciseNews) {
  const counted: Attempt[] = [];
  const known = new Set(ids);
  let isPassed = passed;
  for (const attempt of news.attempts ?? []) {
    const isCounted = attempts + counted.length < mostAttempts || attempt.passed;
    if (isPassed || !isCounted || known.has(attempt.id)) continue;
    known.add(attempt.id);
    counted.push(attempt);
    isPassed = attempt.passed;
  }
  const times = new Set(answers.map(({ at }) => at));
  const all = [...answers, ...(news.answers ?? []).filter(({ at }) => !times.has(at))];
  const newest = all.sort((one, other) => (one.at < other.at ? -1 : 1)).slice(-mostAnswers);
  const isLater = news.draft !== undefined && news.draft.at > (draft?.at ?? '');
  return {
    draft: isLater ? news.draft : draft,
    isLater,
    passed: isPassed,
    attempts: attempts + counted.length,
    counted,
    answers: newest,
    solved: (news.solved && news.solved.at > (solved?.at ?? '') ? news.solved : solved) ?? undefined,
    newAnswers: newest.filter(({ at }) => !times.has(at)),
  };
}

export function withDraft(kept: KeptExercise, draft: Draft): KeptExercise {
  return { ...kept, draft, waiting: { ...kept.waiting, draft: true } };
}

/** As if nothing had been written; whoever has it elsewhere is not told. */
export function withoutDraft({ draft: _gone, ...kept }: KeptExercise): KeptExercise {
  return { ...kept, waiting: { ...kept.waiting, draft: false } };
}

/** Whether there is anything worth a row. */
export function isKept({ draft, passed, attempts, answers }: KeptExercise): boolean {
  return draft !== undefined || passed || attempts > 0 || answers !== undefined;
}

/**
 * The program that passed last, with which the next step of a project goes on; of what passed before programs were kept by
 * themselves it is the draft. `undefined`: none.
 */
export const passedProgram = (kept: {
  solved: string | undefined;
  passed: boolean;
  draft: string | null | undefined;
}): string | undefined => kept.solved ?? (kept.passed ? kept.draft : undefined) ?? undefined;

/** Whether the server has all of it. */
export const isSettled = ({ waiting: { draft, attempts, answers = [], solved = false } }: KeptExercise): boolean =>
  !draft && !solved && attempts.length + answers.length === 0;

/** The same object where the attempt does not count. */
export function withAttempt(kept: KeptExercise, attempt: Attempt): KeptExercise {
  const next = withWaiting(kept, { attempts: [attempt] });
  return next.attempts > kept.attempts ? next : kept;
}

/** A program has passed. */
export function withSolved(kept: KeptExercise, solved: Solved): KeptExercise {
  return withWaiting(kept, { solved });
}

export function withAnswer(kept: KeptExercise, answer: QuestionAnswer): KeptExercise {
  return withWaiting(kept, { answers: [answer] });
}

/** What was done before the sign-in comes to what the learner has. */
export function joined(own: KeptExercise, guest: KeptExercise): KeptExercise {
  const news = { draft: guest.draft, attempts: guest.waiting.attempts, answers: guest.answers, solved: guest.solved };
  const passedAt = own.passed ? own.passedAt : guest.passedAt;
  return withWaiting({ ...own, ...(passedAt && { passedAt }), lectureId: guest.lectureId ?? own.lectureId }, news);
}

/** What comes to what is kept is new to the server as well. */
function withWaiting({ waiting, ...kept }: KeptExercise, news: ExerciseNews): KeptExercise {
  const known = { ...kept, ids: waiting.attempts.map(({ id }) => id) };
  const { draft, isLater, passed, attempts, counted, answers, newAnswers, solved } = withNews(known, news);
  const waitingAnswers = [...(waiting.answers ?? []), ...newAnswers].slice(-mostAnswers);
  return {
    ...kept,
    ...(draft && { draft }),
    passed,
    attempts,
    ...(answers.length > 0 && { answers }),
    ...(solved && { solved }),
    waiting: {
      draft: waiting.draft || isLater,
      attempts: [...waiting.attempts, ...counted],
      ...(waitingAnswers.length > 0 && { answers: waitingAnswers }),
      ...((waiting.solved || solved?.at !== kept.solved?.at) && { solved: true }),
    },
  };
}

/** What the server has, with what is kept here and is not in it: it has just been given `sent`. */
export function withSaved(kept: KeptExercise, saved: SavedExercise, sent: KeptExercise = nothingKept): KeptExercise {
  const isWaiting = kept.waiting.draft && kept.draft?.at !== sent.draft?.at;
  const taken = sent.waiting.attempts.map(({ id }) => id);
  const isSolvedWaiting = kept.waiting.solved && kept.solved?.at !== sent.solved?.at;
  const passedAt = saved.passedAt ?? kept.passedAt;
  const { draft, isLater, passed, attempts, counted, answers, newAnswers, solved } = withNews(
    { ...saved, draft: saved.draft ?? undefined, ids: taken },
    {
      draft: isWaiting ? kept.draft : undefined,
      attempts: kept.waiting.attempts,
      answers: kept.waiting.answers,
      solved: isSolvedWaiting ? kept.solved : undefined,
    },
  );
  return {
    lectureId: saved.lectureId,
    draft: draft ?? kept.draft,
    ...(passedAt && { passedAt }),
    passed: kept.passed || passed,
    attempts,
    ...(answers.length > 0 && { answers }),
    ...(solved && { solved }),
    waiting: {
      draft: isLater,
      attempts: counted,
      ...(newAnswers.length > 0 && { answers: newAnswers }),
      ...(solved && solved.at !== saved.solved?.at && { solved: true }),
    },
  };
}

const isAnswers = (answers: unknown): boolean =>
  Array.isArray(answers) && answers.every(({ at, right }) => typeof at === 'string' && typeof right === 'boolean');

/** A stored text that is none of ours is nothing. */
export function parseKept(text: string | null): KeptExercise | null {
  const stored = JSON.parse(text ?? 'null') as Partial<KeptExercise> | null;
  const { draft, waiting, answers = [], solved } = stored ?? {};
  const isSound =
    typeof stored?.passed === 'boolean' &&
    Number.isInteger(stored.attempts) &&
    (stored.passedAt === undefined || !Number.isNaN(Date.parse(stored.passedAt))) &&
    typeof waiting?.draft === 'boolean' &&
    Array.isArray(waiting.attempts) &&
    waiting.attempts.every(({ id, passed }) => typeof id === 'string' && typeof passed === 'boolean') &&
    [answers, waiting.answers ?? []].every(isAnswers) &&
    (solved === undefined || (typeof solved.code === 'string' && typeof solved.at === 'string')) &&
    (draft === undefined || (typeof draft.at === 'string' && (draft.code === null || typeof draft.code === 'string')));
  return isSound ? (stored as KeptExercise) : null;
}
