import type { PlainValue } from '#src/contract/exercise.ts';
import type { TurtleAct } from './turtle.ts';

/** What programs of the page are written in. `web` is a page: HTML with styles and scripts. */
export type Language = 'javascript' | 'web' | 'sql' | 'python';

export type OutputLine = TextLine | TableLine | DrawingLine;

export interface TextLine {
  kind: 'log' | 'warn' | 'error';
  text: string;
}

/** What a query has found. `null` is NULL. */
export interface TableLine {
  kind: 'table';
  columns: string[];
  rows: (string | null)[][];
}

/** What the turtle has done since the last such line; all of a run are one drawing. */
export interface DrawingLine {
  kind: 'drawing';
  acts: TurtleAct[];
}

/** What an expression gave, as the language prints it and, where it is plain, by its type; or what it threw. */
export type CallValue = { text: string; value?: PlainValue } | { error: ProgramError };

/** How a run ended. `line` is 1-based in the learner's program, and `null` where it is not known. */
export type RunResult =
  /** `values` are those of the request's `calls`, where it had any; `note` is about a slip that the language keeps silent about;
   * `unmet` is the line of the first test that did not hold and let the program go on: `console.assert` of JavaScript. */
  | { verdict: 'finished'; values?: CallValue[]; note?: Said & { line: number | null }; unmet?: number }
  | { verdict: 'failed'; error: ProgramError }
  /** By the learner, or because it took too long or printed too much; `line` ran last. */
  | { verdict: 'stopped'; reason: 'learner' | 'time' | 'output'; line: number | null; said?: Said };

/** In Slovak, by a runtime that knows more than its messages say. */
export interface Said {
  /** What is wrong; it goes on behind „Riadok 3: “. */
  what: string;
  /** What to look at. */
  hint: string;
  /** Where it is sure how the program is put right. */
  mend?: Mend;
}

/** Of a program, what to put in the place of what: `to` is behind the last sign that goes. */
export interface Mend {
  from: number;
  to: number;
  text: string;
}

export interface ProgramError {
  /** `syntax`: nothing of the program ran. */
  kind: 'syntax' | 'runtime';
  /** As the language says it. */
  name: string;
  message: string;
  /** The way to the error, as the language tells it, of the learner's lines alone. */
  trace?: string;
  line: number | null;
  said?: Said;
}
