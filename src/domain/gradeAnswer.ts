import type { AnswerValue, QuestionKey } from './quiz.ts';

/** Whether an answer is right by the key of its question; an answer of another kind is wrong. */
export function isRightAnswer(key: QuestionKey, answer: AnswerValue): boolean {
  switch (key.kind) {
    case 'SINGLE':
      return answer.kind === 'SINGLE' && answer.optionId === key.optionId;
    case 'MULTIPLE':
      return answer.kind === 'MULTIPLE' && isSameSet(new Set(answer.optionIds), new Set(key.optionIds));
    case 'ORDER':
      return answer.kind === 'ORDER' && isSameOrder(answer.optionIds, key.optionIds);
    case 'TEXT': {
      const comparable = key.isExact ? spaced : folded;
      return answer.kind === 'TEXT' && key.accepted.some((text) => comparable(text) === comparable(answer.text));
    }
    case 'NUMBER':
      return answer.kind === 'NUMBER' && isWithin(answer.number, key.number, key.tolerance);
    case 'OUTPUT':
      return answer.kind === 'OUTPUT' && printed(answer.text) === printed(key.output);
  }
}

function isSameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((id) => b.has(id));
}

function isSameOrder(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}

/** The edges of the tolerance belong to it, though 3.14 − 0.01 is not quite 3.13 to a computer. */
function isWithin(number: number, right: number, tolerance: number): boolean {
  const rounding = 4 * Number.EPSILON * Math.max(Math.abs(number), Math.abs(right));
  return Math.abs(number - right) <= tolerance + rounding;
}

/** One composition of accents, and single spaces: keyboards differ in both. */
function spaced(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ');
}

/** Without accents and capital letters. */
function folded(text: string): string {
  return spaced(text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
}

function printed(text: string): string {
  const lines = text.normalize('NFC').split(/\r\n|\r|\n/);
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n+$/, '');
}
