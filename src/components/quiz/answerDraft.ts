import { maxAnswerLength } from '#src/contract/limits.ts';
import type { Question } from '#src/contract/quiz.ts';
import type { AnswerValue } from '#src/domain/quiz.ts';
import { tooLong } from '#src/domain/textLimit.ts';

/** What a learner has put together so far: chosen options (lines in their order), or typed text. */
export interface AnswerDraft {
  optionIds: string[];
  text: string;
}

/** An answer to send, or what is missing. */
type Reading = { answer: AnswerValue; problem: null } | { answer: null; problem: string };

/** The API takes numbers up to this size. */
const largestNumber = 1e12;
const numberShape = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;

/** The draft of a question that nobody has touched; lines stand as they came. */
export function emptyDraft({ kind, options }: Question): AnswerDraft {
  return { optionIds: kind === 'ORDER' ? options.map(({ id }) => id) : [], text: '' };
}

/** Reads a number as people in Slovakia write it: „3,14“, „3.14“, „−2“, „1 000“; `null` when it is none. */
export function parseNumber(text: string): number | null {
  const plain = text.replaceAll(/\s/g, '').replace('\u2212', '-');
  return numberShape.test(plain) ? Number(plain.replace(',', '.')) : null;
}

/** The answer that a draft holds, or why it holds none. */
export function readAnswer({ kind }: Question, { optionIds, text }: AnswerDraft): Reading {
  const [optionId] = optionIds;
  switch (kind) {
    case 'SINGLE':
      return optionId === undefined ? missing('Vyber jednu z\u00A0možností.') : given({ kind, optionId });
    case 'MULTIPLE':
      return optionId === undefined ? missing('Vyber aspoň jednu možnosť.') : given({ kind, optionIds });
    case 'ORDER':
      return given({ kind, optionIds });
    case 'TEXT':
      return readText(text, 'Napíš odpoveď.', { kind, text: text.trim() });
    case 'OUTPUT':
      return readText(text, 'Napíš, čo program vypíše.', { kind, text });
    case 'NUMBER':
      return readNumber(text);
  }
}

function readText(typed: string, empty: string, answer: AnswerValue): Reading {
  const problem = typed.trim() === '' ? empty : tooLong(typed, maxAnswerLength);
  return problem === null ? given(answer) : missing(problem);
}

function readNumber(text: string): Reading {
  if (text.trim() === '') return missing('Napíš číslo.');
  const number = parseNumber(text);
  if (number === null) return missing('Toto nie je číslo. Napíš ho číslicami, napríklad 3,14.');
  if (Math.abs(number) > largestNumber) return missing('Také veľké číslo nevieme prijať.');
  return given({ kind: 'NUMBER', number });
}

const given = (answer: AnswerValue): Reading => ({ answer, problem: null });
const missing = (problem: string): Reading => ({ answer: null, problem });

/** The list with one item moved by one place; `step` is −1 for up, 1 for down. At the end nothing changes. */
export function moveByOne(ids: string[], id: string, step: -1 | 1): string[] {
  const from = ids.indexOf(id);
  const neighbour = ids[from + step];
  if (neighbour === undefined) return ids;
  return ids.map((other) => (other === id ? neighbour : other === neighbour ? id : other));
}
