import type { Mend, Said } from '#src/domain/program/run.ts';
import { isKeyword, type SqlWord, type TableNames } from '#src/domain/program/sqlWords.ts';

/** A statement that failed, as it was written, and the database that it met. */
export interface Failed {
  /** The statement, which begins in the program at `from`. */
  text: string;
  from: number;
  words: SqlWord[];
  names: TableNames;
  /** The place of the word that the message names, or the length where it names none. */
  at: number;
  /** The whole program. */
  program: string;
  /** A semicolon in the middle of a query. */
  isFollowedByFrom: boolean;
}

/** What is said, and of which word, by its place, where the message names another one. */
export type Placed = Said & { at?: number };

export type Rule = readonly [pattern: RegExp, explain: (failed: Failed, ...found: string[]) => Placed];

export const say = (what: string, hint: string, mend?: Mend | null): Said => ({ what, hint, ...(mend && { mend }) });

export const list = new Intl.ListFormat('sk-SK', { type: 'conjunction' });

/** Words in the place of others, in the program. */
export const instead = ({ from }: Failed, first: SqlWord, text: string, last = first): Mend => ({
  from: from + first.at,
  to: from + last.end,
  text,
});

/** What is written behind a word. */
export const behind = ({ from }: Failed, word: SqlWord, text: string): Mend => ({
  from: from + word.end,
  to: from + word.end,
  text,
});

export const is = (one: SqlWord | undefined, ...texts: string[]) =>
  one !== undefined && texts.includes(one.upper || one.text);

export const isName = (word: SqlWord | undefined) =>
  (word?.kind === 'word' && !isKeyword(word)) || word?.kind === 'name';
