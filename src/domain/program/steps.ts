import type { Language } from './run.ts';

/** What a program has done at one moment of its run: the line has just been done. */
export interface Step {
  /** 1-based in the learner's program. */
  line: number;
  /** `call` and `return` are the ends of a function's frame; a line of a loop's head is a `line` each round. */
  event: 'line' | 'call' | 'return';
  /** The calls that are under way, the outermost first; the last one is running. */
  frames: StepFrame[];
  /** How many lines the program has printed by now. */
  printed: number;
  /** What it has printed behind them, into a line that has not ended yet. */
  begun?: string;
  /** Of a condition: whether it holds. A loop over values says `false` when there are no more. */
  holds?: boolean;
  /** What the function gives, of a `return`; without it, nothing. */
  returned?: StepValue;
  /** The program went on, and what it did then was not kept. */
  isCut?: true;
  /** What the expressions of the line became, in the order in which they were counted; without it there is nothing to go into. */
  inside?: Counted[];
  /** How many acts of the turtle had been done by now. */
  drawn?: number;
}

/** An expression that has got its value. Places are those of browsers (UTF-16) in the learner's whole program; `to` is behind the last sign. */
export interface Counted {
  from: number;
  to: number;
  value: StepValue;
  /** Of a call of the learner's own function: the index of the step at which it began. */
  enters?: number;
}

export interface StepFrame {
  /** Of the function; empty for the program itself. */
  name: string;
  /** The line on which it waits for the frame behind it; of the last one the line of the step. */
  line: number;
  variables: StepVariable[];
}

export interface StepVariable {
  name: string;
  value: StepValue;
}

/**
 * A value as a learner sees it: a box with a text, or a row of boxes. Within one step, rows of the same `same` are one and the same
 * list or object, whatever names it has.
 */
export type StepValue =
  | { text: string }
  | { items: StepValue[]; more: number; same?: number }
  | { entries: [string, StepValue][]; more: number; same?: number };

/** What a program of a lesson did, recorded when the lesson was written. */
export interface RecordedRun {
  steps: Step[];
  /** What it printed, line by line, with what was typed. */
  output: string[];
  /** How it ended, where it failed. */
  error?: { name: string; message: string; line: number };
}

/** Steps beyond are not kept. */
export const mostSteps = 5000;

/** The languages whose runtimes tell the steps of a run. */
export const languagesWithSteps: readonly Language[] = ['javascript', 'python', 'sql'];
