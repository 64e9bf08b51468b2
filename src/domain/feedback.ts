import { maxFeedbackLength, maxNameLength } from '#src/contract/limits.ts';
import { tooLong } from './textLimit.ts';

const maxEmailLength = 254;

/** No wider than the API's own check. */
const emailShape = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/;

export type FeedbackProblems = Partial<Record<'message' | 'name' | 'email', string>>;

/** What is wrong with feedback, by field. */
export function feedbackProblems({
  message,
  name,
  email,
}: Record<'message' | 'name' | 'email', string>): FeedbackProblems {
  const problems: FeedbackProblems = {};
  const messageProblem =
    message === '' ? 'Správa je prázdna. Napíš nám aspoň pár slov.' : tooLong(message, maxFeedbackLength);
  const nameProblem = tooLong(name, maxNameLength);
  if (messageProblem) problems.message = messageProblem;
  if (nameProblem) problems.name = nameProblem;
  if (email !== '' && (email.length > maxEmailLength || !emailShape.test(email))) {
    problems.email = 'E-mail nemá správny formát. Oprav ho alebo nechaj pole prázdne.';
  }
  return problems;
}
