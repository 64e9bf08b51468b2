import type { AnswerValue } from '#src/domain/quiz.ts';
import type { QuizQuestionRow } from '#src/server/db/schema/quizQuestion.ts';
import { InvalidInputError } from '#src/server/errors.ts';

/** @throws InvalidInputError for an answer that its question cannot have, which is not the same as a wrong one. */
export function checkAnswer({ key, options }: Pick<QuizQuestionRow, 'key' | 'options'>, answer: AnswerValue): void {
  if (answer.kind !== key.kind) refuse('kind', `must be ${key.kind}`);
  const known = new Set(options.map(({ id }) => id));
  switch (answer.kind) {
    case 'SINGLE':
      if (!known.has(answer.optionId)) refuse('optionId', 'names no option');
      return;
    case 'MULTIPLE':
      if (answer.optionIds.length === 0) refuse('optionIds', 'must name an option');
      if (!answer.optionIds.every((id) => known.has(id))) refuse('optionIds', 'names no option');
      return;
    case 'ORDER': {
      const named = new Set(answer.optionIds.filter((id) => known.has(id)));
      const isWhole = named.size === known.size && answer.optionIds.length === known.size;
      if (!isWhole) refuse('optionIds', 'must name every line once');
      return;
    }
  }
}

/** Whether a question can have this answer, right or wrong. */
export function fitsQuestion(question: Parameters<typeof checkAnswer>[0], answer: AnswerValue): boolean {
  try {
    checkAnswer(question, answer);
    return true;
  } catch (error) {
    if (error instanceof InvalidInputError) return false;
    throw error;
  }
}

function refuse(field: string, message: string): never {
  throw new InvalidInputError('The answer does not fit the question.', [{ path: `answer.${field}`, message }]);
}
