import { keptRows } from '#src/browser/outbox/keptRows.ts';
import type { AnswerValue } from '#src/domain/quiz.ts';

/** How a question of a quiz was answered here, ISO by this browser's clock; `null` is „Neviem“. Nobody has graded it without `right`. */
export interface RepeatedHere {
  at: string;
  answer: AnswerValue | null;
  right?: boolean | undefined;
}

const rows = keptRows<{ given: RepeatedHere[] }>('repeat', (text) => {
  const row = JSON.parse(text ?? 'null') as { given: RepeatedHere[] } | null;
  return Array.isArray(row?.given) && row.given.every(({ at }) => typeof at === 'string') ? row : null;
});

/** Of more answers to one question a guest's oldest go; they hardly matter by then. */
const mostOfGuest = 100;

/**
 * Answers to questions of quizzes as they were given, by the question: those of nobody (`''`) until somebody signs in, a learner's until
 * the server has them.
 */
export const keptRepeats = {
  read: (owner: string, questionId: string): readonly RepeatedHere[] => rows.read(owner, questionId)?.given ?? [],

  /** Keeps an answer; one of the same time is the same one. */
  note(owner: string, questionId: string, answer: RepeatedHere): void {
    const others = keptRepeats.read(owner, questionId).filter(({ at }) => at !== answer.at);
    rows.write(owner, questionId, { given: [...others, answer].slice(-mostOfGuest) });
  },

  drop(owner: string, questionId: string, at: string): void {
    const left = keptRepeats.read(owner, questionId).filter((answer) => answer.at !== at);
    rows.write(owner, questionId, left.length > 0 ? { given: left } : null);
  },

  idsOf: rows.idsOf,

  /** Whose account is gone leaves nothing here. */
  forget(owner: string): void {
    for (const id of rows.idsOf(owner)) rows.write(owner, id, null);
  },

  /** Calls back when something changes, here or in another tab; answers a function that stops it. */
  subscribe: rows.subscribe,
};
