import type { GivenAnswer } from './askedQuestion.ts';

interface KeptAnswers {
  answers?: readonly GivenAnswer[] | undefined;
  /** ISO: of a task that returns, when it passed, and at which try. */
  passedAt?: string | undefined;
  attempts: number;
}

/** All answers that are known of a question, the first one of a task included. */
export function givenAnswers({ answers = [], passedAt, attempts }: KeptAnswers): GivenAnswer[] {
  return passedAt === undefined ? [...answers] : [{ at: passedAt, right: true, isHelped: attempts > 1 }, ...answers];
}

/** What is known in two places; an answer is named by its time. */
export function joinedAnswers(some: readonly GivenAnswer[], more: readonly GivenAnswer[]): GivenAnswer[] {
  const times = new Set(some.map(({ at }) => at));
  return [...some, ...more.filter(({ at }) => !times.has(at))];
}
