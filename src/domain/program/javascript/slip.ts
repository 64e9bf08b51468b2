import { mended } from '#src/domain/program/mend.ts';
import type { Mend, Said } from '#src/domain/program/run.ts';
import { parseProgram } from './parse.ts';
import { type Word, wordsOf } from './words.ts';

/** Where and why the parser (acorn) stops. */
export interface Stop {
  /** In its own words, without the place. */
  message: string;
  at: number;
  line: number;
}

/** A program that cannot be read, and where the parser stops in it. */
export interface Slip extends Stop {
  code: string;
  words: Word[];
  /** The word at which the parser stops, by its place among `words`; their number where it is the program's end. */
  i: number;
  /** That word, and the one before it. */
  here: Word | undefined;
  before: Word | undefined;
  /** The brackets that are open there, from outside in, by their places among `words`. */
  open: number[];
}

/** What is said, and of which place in the program. */
export interface Finding extends Said {
  at: number;
}

/** One that knows a kind of slip. */
export type Look = (slip: Slip) => Finding | null;

/** Where the parser stops; `null` where it can read everything. */
export function stopOf(code: string): Stop | null {
  try {
    parseProgram(code);
    return null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { pos: at = 0, loc } = error as SyntaxError & { pos?: number; loc?: { line: number } };
    return { message: error.message.replace(/ \(\d+:\d+\)$/, ''), at, line: loc?.line ?? 1 };
  }
}

/** The program with what is around the place where the parser stops. */
export function slipOf(code: string, stop: Stop): Slip {
  const words = wordsOf(code);
  const found = words.findIndex(({ to }) => to > stop.at);
  const i = found < 0 ? words.length : found;
  return { ...stop, code, words, i, here: words[i], before: words[i - 1], open: openBefore(words, i) };
}

export const closers: Partial<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
export const openers: Partial<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** The brackets that are open before a word. */
export function openBefore(words: readonly Word[], end: number): number[] {
  const open: number[] = [];
  for (const [at, { kind, text }] of words.slice(0, end).entries()) {
    if (kind !== 'sign') continue;
    if (closers[text]) open.push(at);
    else if (openers[text] && words[open.at(-1) ?? -1]?.text === openers[text]) open.pop();
  }
  return open;
}

/** The bracket that a closing one belongs to, by its place; -1 where there is none. */
export function openerOf(words: readonly Word[], at: number): number {
  const open = openBefore(words, at).at(-1);
  return open !== undefined && words[open]?.text === openers[words[at]?.text ?? ''] ? open : -1;
}

/** The bracket that closes another one; -1 where there is none. */
export function closerOf(words: readonly Word[], at: number): number {
  let depth = 0;
  for (const [place, { kind, text }] of words.entries()) {
    if (place < at || kind !== 'sign') continue;
    if (closers[text]) depth += 1;
    if (openers[text]) depth -= 1;
    if (depth === 0) return place;
  }
  return -1;
}

export const find = (at: number, what: string, hint: string, mend?: Mend | null): Finding => ({
  at,
  what,
  hint,
  ...(mend && { mend }),
});

/** Whether a mend puts something right: the parser goes on at least to the next line. */
export function isMended({ code, at }: Pick<Slip, 'code' | 'at'>, mend: Mend): boolean {
  const stop = stopOf(mended(code, mend));
  if (!stop) return true;
  const place = stop.at - mend.text.length + (mend.to - mend.from);
  const end = code.indexOf('\n', Math.max(at, mend.to));
  return end >= 0 && place > end;
}

/** The mend, where it is one. */
export const sure = (slip: Slip, mend: Mend): Mend | null => (isMended(slip, mend) ? mend : null);

export const insert = (at: number, text: string): Mend => ({ from: at, to: at, text });
export const replace = ({ from, to }: Word, text: string): Mend => ({ from, to, text });
export const between = (from: number, to: number, text: string): Mend => ({ from, to, text });

/** The line of a place, 1-based. */
export const lineAt = (code: string, at: number): number => code.slice(0, at).split('\n').length;
export const endOfLine = (code: string, at: number): number => {
  const end = code.indexOf('\n', at);
  return end < 0 ? code.length : end;
};
/** A line's beginning. */
export const startOfLine = (code: string, at: number): number => code.lastIndexOf('\n', at - 1) + 1;

/** How far a line is moved to the right. */
export const indentAt = (code: string, at: number): number =>
  /^[ \t]*/.exec(code.slice(startOfLine(code, at)))?.[0].length ?? 0;

/** The words of a line. */
export const wordsOnLine = ({ words }: Pick<Slip, 'words'>, line: number): Word[] =>
  words.filter((word) => word.line === line);
