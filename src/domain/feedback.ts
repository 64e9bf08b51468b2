/** Characters of a feedback message. */
export const maxFeedbackLength = 2000;

const maxEmailLength = 254;

/** No wider than the API's own check. */
const emailShape = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/;

export type FeedbackProblems = Partial<Record<'message' | 'email', string>>;

/** What is wrong with feedback, by field. */
export function feedbackProblems({ message, email }: { message: string; email: string }): FeedbackProblems {
  const problems: FeedbackProblems = {};
  if (message === '') problems.message = 'Správa je prázdna. Napíš nám aspoň pár slov.';
  if (email !== '' && (email.length > maxEmailLength || !emailShape.test(email))) {
    problems.email = 'E-mail nemá správny formát. Oprav ho alebo nechaj pole prázdne.';
  }
  return problems;
}
