import type { AskedQuestion } from './askedQuestion.ts';
import { cardOf, type QuestionCard } from './questionCard.ts';

/** Nobody is asked more on one day. */
export const mostADay = 10;
/** So many stand on one screen of lines. */
export const atOnce = 5;

/** What is asked on a day: what went wrong last comes first, then what waits longest. What was answered that day counts. */
export function chooseToday(
  questions: readonly AskedQuestion[],
  today: number,
): { waiting: QuestionCard[]; done: number } {
  const cards = questions.map((question) => cardOf(question, today));
  const done = cards.filter(({ isDoneToday, isUngraded }) => isDoneToday || isUngraded).length;
  const due = cards
    .filter(({ dueDay, lastDay, isUngraded }) => dueDay <= today && lastDay !== today && !isUngraded)
    .sort(byNeed);
  return { waiting: due.slice(0, Math.max(0, mostADay - done)), done };
}

function byNeed(one: QuestionCard, other: QuestionCard): number {
  const missed = Number(other.wasRight === false) - Number(one.wasRight === false);
  return missed || one.dueDay - other.dueDay || (one.id < other.id ? -1 : 1);
}

/** How many will wait on the next day, if nothing else comes. */
export const countTomorrow = (questions: readonly AskedQuestion[], today: number): number =>
  Math.min(
    mostADay,
    questions.filter((question) => !question.isUngraded && cardOf(question, today).dueDay <= today + 1).length,
  );
