import type { ExerciseCheck, FirstValues, PlainValue } from '#src/contract/exercise.ts';
import type { RunResult, TableLine } from '#src/domain/program/run.ts';
import type { TableFault } from './compareTables.ts';

/** What is said about a program that was checked: one thing, the first of this order. `held` are the checks that hold all the same. */
export type Verdict =
  /** Nothing was written, the start was left as it is, or a gap is left. */
  | { kind: 'empty' }
  /** Its form is wrong, it was stopped, or it failed, perhaps with other first values than its own. */
  | { kind: 'broken'; result: Exclude<RunResult, { verdict: 'finished' }>; with?: FirstValues; held: boolean[] }
  /** A word that must, or must not, be there. */
  | { kind: 'rule'; check: ExerciseCheck; word: string; line: number | null; held: boolean[] }
  /** It behaves like a wrong program that the author knows. */
  | { kind: 'slip'; messageHtml: string; held: boolean[] }
  /** `checks[at]` is the first that fails. A wrong guess fails a check of its own. */
  | { kind: 'failed'; at: number; check: ExerciseCheck; difference: Difference; held: boolean[] }
  /** A program that is only read is another than ours; `line` is the first one that differs, `isOutside` of a gap. */
  | { kind: 'different'; line: number; isOutside?: boolean; difference: Difference }
  /** `instead` is what we have where the learner has something that works too. */
  | { kind: 'passed'; instead?: { ours: string; because?: string | undefined } };

/** What had to be, and what is. */
export type Difference =
  /** `title` says what the sides do not show: that they are of two types. */
  | { of: 'text'; expected: string; actual: string; title?: string }
  | { of: 'table'; fault: TableFault; expected: TableLine; actual: TableLine }
  /** The check gives a variable another first value, and there is none that the program begins with. */
  | { of: 'first'; name: string; value: PlainValue }
  /** A test of the learner on that line does not hold for their own function. */
  | { of: 'unmet'; line: number }
  /** Nothing that could be set side by side. */
  | { of: 'none' };
