import type { Exercise } from '#src/contract/exercise.ts';
import { gap, gapsOf } from './gaps.ts';
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
  const filled = kind === 'fill' ? judgeGaps(exercise, codeLines(answer)) : null;
  if (filled && 'kind' in filled) return filled;
  const linesOf = kind === 'predict' ? outputLines : codeLines;
  const isAnswered = (other: string) => isSame(linesOf(answer), linesOf(other));
  if (isAnswered(solution)) return { kind: 'passed' };
  const slip = mistakes.find(({ code }) => isAnswered(code));
  if (slip) return { kind: 'slip', messageHtml: slip.messageHtml, held: [] };
  const difference = { of: 'text', expected: solution, actual: answer } as const;
  if (kind === 'predict')
    return { kind: 'failed', at: 0, check: { name: 'Výstup', output: solution }, difference, held: [] };
  const line = filled?.line ?? firstOther(linesOf(solution), linesOf(answer));
  const isOutside = kind === 'fill' && !isOfStart(exercise.start, answer.split('\n')[line - 1] ?? '');
  return { kind: 'different', line, ...(isOutside && { isOutside }), difference };
}

/** Passed, if each line is ours or one that the author lets stand in its place; else the first line that is not. */
function judgeGaps(
  { start, solution, fillers = [] }: Exercise,
  answer: Line[],
): Extract<Verdict, { kind: 'passed' }> | { line: number } | null {
  const values = gapsOf(start, solution);
  const lines = start.split('\n').filter((line) => line.trim() !== '');
  if (!values || lines.length !== answer.length) return null;
  let at = 0;
  let used: Extract<Verdict, { kind: 'passed' }>['instead'];
  for (const [index, line] of lines.entries()) {
    const own = answer[index]?.text;
    const parts = line.split(gap);
    const choices = parts.slice(1).map((_, place) => {
      const number = at + place + 1;
      const ours = values[number - 1] ?? '';
      const others = fillers.filter((filler) => 'gap' in filler && filler.gap === number);
      return [{ text: ours }, ...others.flatMap(({ too, because }) => too.map((text) => ({ text, ours, because })))];
    });
    at += choices.length;
    const ours = parts.reduce((whole, part, place) => whole + (choices[place - 1]?.[0]?.text ?? '') + part);
    const whole = fillers.filter((filler) => 'line' in filler && filler.line.trim() === ours.trim());
    const variants = [
      ...combined(parts, choices),
      ...whole.flatMap(({ too, because }) =>
        too.map((text) => ({ line: text, instead: { ours: ours.trim(), because } })),
      ),
    ];
    const found = variants.find((variant) => codeLine(variant.line) === own);
    if (!found) return { line: answer[index]?.number ?? 1 };
    used ??= found.instead;
  }
  return { kind: 'passed', ...(used && { instead: used }) };
}

interface Choice {
  text: string;
  /** In the place of what we have. */
  ours?: string;
  because?: string | undefined;
}

/** A line with each of its gaps filled in each way. */
function combined(parts: readonly string[], choices: readonly Choice[][]) {
  let lines: { line: string; instead?: { ours: string; because?: string | undefined } }[] = [{ line: parts[0] ?? '' }];
  for (const [place, some] of choices.entries()) {
    lines = lines.flatMap(({ line, instead }) =>
      some.map(({ text, ours, because }) => {
        const own = instead ?? (ours === undefined ? undefined : { ours, because });
        return { line: line + text + (parts[place + 1] ?? ''), ...(own && { instead: own }) };
      }),
    );
  }
  return lines;
}

/** Whether a line is one of the start but for its gaps. */
function isOfStart(start: string, line: string): boolean {
  const plain = (text: string) => text.trim().replace(/\s+/g, ' ');
  return start.split('\n').some((own) => gapsOf(plain(own), plain(line)) !== null);
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
    .map(({ text, number }) => ({ text: codeLine(text), number }))
    .filter(({ text }) => text !== '');
}

function codeLine(line: string): string {
  return line
    .trim()
    .split(/("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')/)
    .map((part, index) =>
      index % 2 === 1 ? part : inOneOrder(part.replace(/\s+/g, ' ').replace(/ ?([^\p{L}\p{N}_$ ]) ?/gu, '$1')),
    )
    .join('')
    .replace(/([\w$]+|"[^"\\]*")\.(equals(?:IgnoreCase)?)\(([\w$]+|"[^"\\]*")\)/g, (all, one, method, other) =>
      one > other ? `${other}.${method}(${one})` : all,
    );
}

const turned: Record<string, string> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=', '==': '==', '!=': '!=' };

/** The sides of a comparison have no order: `a < b` is `b > a`. */
function inOneOrder(code: string): string {
  const comparison = /(?<![\w$.)\]+\-*/%])([\w$]+)(==|!=|<=|>=|<|>)([\w$]+)(?![\w$.([+\-*/%])/g;
  return code.replace(comparison, (all, one, sign, other) => (one > other ? other + turned[sign] + one : all));
}

function isSame(one: Line[], other: Line[]): boolean {
  return one.map(({ text }) => text).join('\n') === other.map(({ text }) => text).join('\n');
}

function firstOther(expected: Line[], actual: Line[]): number {
  const other = actual.find(({ text }, index) => text !== expected[index]?.text);
  return other?.number ?? (actual.at(-1)?.number ?? 0) + 1;
}
