import type { Content } from '#src/server/services/writing/folders/Content.ts';

type Question = Content['quizQuestions'][number];

/** A question as an author writes it: the reverse of `readQuestion`. */
export function questionDocument(question: Question) {
  const { id, text, key, explanation } = question;
  return { id, kind: key.kind, text, ...answersOf(question), explanation };
}

/** Keys without a value are left out, as an author leaves them out. */
function answersOf({ options, key }: Question): object {
  switch (key.kind) {
    case 'SINGLE':
      return { options: choices(options, [key.optionId]) };
    case 'MULTIPLE':
      return { options: choices(options, key.optionIds) };
    case 'ORDER':
      return { lines: key.optionIds.map((id) => options.find((option) => option.id === id)?.text) };
    case 'TEXT':
      return { accepted: key.accepted, exact: key.isExact || undefined };
    case 'NUMBER':
      return { answer: key.number, tolerance: key.tolerance || undefined };
    case 'OUTPUT':
      return { output: key.output };
  }
}

function choices(options: Question['options'], right: string[]) {
  return options.map(({ id, text, explanation }) => ({
    text,
    correct: right.includes(id) || undefined,
    explanation: explanation ?? undefined,
  }));
}
