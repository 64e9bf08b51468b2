import type { Exercise } from '#src/contract/exercise.ts';
import { gap } from './gaps.ts';
import type { Verdict } from './verdict.ts';

/** What was ticked is kept as names, so that it survives a list that has changed: a line each. */
export const tickedNames = (answer: string) => answer.split('\n').filter((name) => name !== '');

/**
 * What is said about an answer that is not run, because it is a guess or in a language that is only read: it is compared with
 * the solution. The answer is the output, or the whole program.
 */
export function judgeAnswer(exercise: Exercise, answer: string): Verdict {
  if (isEmptyAnswer(exercise, answer)) return { kind: 'empty' };
  const { kind, solution, mistakes, checks } = exercise;
  if (kind === 'tick') {
    const ticked = tickedNames(answer);
    return checks.every(({ name }) => ticked.includes(name)) ? { kind: 'passed' } : { kind: 'empty' };
  }
  const linesOf = kind === 'predict' ? outputLines : codeLines;
  const isAnswered = (other: string) => isSame(linesOf(answer), linesOf(other));
  if (isAnswered(solution)) return { kind: 'passed' };
  const slip = mistakes.find(({ code }) => isAnswered(code));
  if (slip) return { kind: 'slip', messageHtml: slip.messageHtml, held: [] };
  const difference = { of: 'text', expected: solution, actual: answer } as const;
  if (kind === 'predict')
    return { kind: 'failed', at: 0, check: { name: 'Výstup', output: solution }, difference, held: [] };
  return { kind: 'different', line: firstOther(linesOf(solution), linesOf(answer)), difference };
}

/** Nothing is written, the start is left as it is, or a gap is left. */
export function isEmptyAnswer({ kind, start }: Exercise, answer: string): boolean {
  if (answer.trim() === '') return true;
  if (kind === 'predict' || kind === 'order') return false;
  return answer.trim() === start.trim() || (kind === 'fill' && answer.includes(gap));
}

interface Line {
  text: string;
  /** 1-based. */
  number: number;
}

function outputLines(output: string): Line[] {
  const lines = output.split(/\r?\n/).map((line, index) => ({ text: line.trimEnd(), number: index + 1 }));
  while (lines.at(-1)?.text === '') lines.pop();
  return lines;
}

/** Lines that say something. Spaces count only where they part two words, or stand in a text. */
function codeLines(code: string): Line[] {
  return outputLines(code)
    .map(({ text, number }) => ({ text: withoutSpaces(text), number }))
    .filter(({ text }) => text !== '');
}

function withoutSpaces(line: string): string {
  return line
    .trim()
    .split(/("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')/)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(/\s+/g, ' ').replace(/ ?([^\p{L}\p{N}_$ ]) ?/gu, '$1'),
    )
    .join('');
}

function isSame(one: Line[], other: Line[]): boolean {
  return one.map(({ text }) => text).join('\n') === other.map(({ text }) => text).join('\n');
}

function firstOther(expected: Line[], actual: Line[]): number {
  const other = actual.find(({ text }, index) => text !== expected[index]?.text);
  return other?.number ?? (actual.at(-1)?.number ?? 0) + 1;
}
