import { keptRows } from '#src/browser/outbox/keptRows.ts';
import type { AnswerValue } from '#src/domain/quiz.ts';

/** An answer to a question of a quiz, by the question. */
interface KeptAnswer {
  quizId: string;
  answer: AnswerValue;
  /** When it was given, ISO; rows of versions before do not say it. */
  at?: string;
}

/** Answers to quizzes that this browser keeps: those of nobody (`''`) until somebody signs in, a learner's until the server has them. */
export const keptAnswers = keptRows<KeptAnswer>('quiz', (text) => {
  const row = JSON.parse(text ?? 'null') as KeptAnswer | null;
  return typeof row?.quizId === 'string' && typeof row.answer?.kind === 'string' ? row : null;
});

/** What of a quiz an owner has answered, as the API takes it. */
export const answersTo = (owner: string, quizId: string) =>
  keptAnswers.idsOf(owner).flatMap((questionId) => {
    const row = keptAnswers.read(owner, questionId);
    return row?.quizId === quizId ? [{ questionId, answer: row.answer }] : [];
  });
