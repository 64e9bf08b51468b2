import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Content } from '#src/server/services/writing/folders/Content.ts';
import type { questionFile } from './quizFile.ts';

type WrittenQuestion = z.output<typeof questionFile>;
type Question = Omit<Content['quizQuestions'][number], 'quizId' | 'position'>;
type OrderQuestion = Extract<WrittenQuestion, { kind: 'ORDER' }>;
type ChoiceQuestion = Extract<WrittenQuestion, { kind: 'SINGLE' | 'MULTIPLE' }>;

/** A question of a quiz file as its options and its key. */
export function readQuestion(written: WrittenQuestion): Question {
  const { id, text, explanation } = written;
  return { id, text, explanation, ...answersOf(written) };
}

function answersOf(written: WrittenQuestion): Pick<Question, 'options' | 'key'> {
  const { kind } = written;
  switch (kind) {
    case 'SINGLE':
    case 'MULTIPLE':
      return choicesOf(written);
    case 'ORDER':
      return linesOf(written);
    case 'TEXT':
      return { options: [], key: { kind, accepted: written.accepted, isExact: written.exact } };
    case 'NUMBER':
      return { options: [], key: { kind, number: written.answer, tolerance: written.tolerance } };
    case 'OUTPUT':
      return { options: [], key: { kind, output: written.output } };
  }
}

/** Options are a, b, c … by their place. */
function choicesOf({ kind, options }: ChoiceQuestion): Pick<Question, 'options' | 'key'> {
  const lettered = options.map((option, index) => ({ ...option, id: String.fromCharCode(97 + index) }));
  const right = lettered.filter((option) => option.correct).map(({ id }) => id);
  return {
    options: lettered.map(({ id, text, explanation }) => ({ id, text, explanation: explanation ?? null })),
    key: kind === 'SINGLE' ? { kind, optionId: right[0] ?? '' } : { kind, optionIds: right },
  };
}

/**
 * Lines are named by a hash and stand in the order of their names: neither says anything of the right order, and a line
 * that is edited renames no other.
 */
function linesOf({ id: questionId, kind, lines }: OrderQuestion): Pick<Question, 'options' | 'key'> {
  for (let attempt = 0; ; attempt++) {
    const named = lines.map((text) => ({ id: lineId(`${questionId}\n${attempt}\n${text}`), text, explanation: null }));
    const options = named.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    if (options.some((option, index) => option !== named[index])) {
      return { options, key: { kind, optionIds: named.map(({ id }) => id) } };
    }
  }
}

function lineId(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 12);
}
