import type { ExerciseCheck } from '#src/contract/exercise.ts';
import type { RunResult, TableLine } from '#src/domain/program/run.ts';

/** What is said about a program that was checked: one thing, the first of this order that holds. */
export type Verdict =
  /** Nothing was written, the start was left as it is, or a gap is left. */
  | { kind: 'empty' }
  /** Its form is wrong, it was stopped, or it failed: nothing was checked. */
  | { kind: 'broken'; result: Exclude<RunResult, { verdict: 'finished' }> }
  /** A word that must, or must not, be there. */
  | { kind: 'rule'; check: ExerciseCheck; word: string; line: number | null }
  /** It behaves like a wrong program that the author knows. */
  | { kind: 'slip'; messageHtml: string }
  /** `checks[at]` is the first that fails. A wrong guess fails a check of its own. */
  | { kind: 'failed'; at: number; check: ExerciseCheck; difference: Difference }
  /** A program that is only read is another than ours; `line` is the first one that differs. */
  | { kind: 'different'; line: number; difference: Difference }
  | { kind: 'passed' };

/** What had to be, and what is. */
export type Difference =
  | { of: 'text'; expected: string; actual: string }
  | { of: 'table'; expected: TableLine; actual: TableLine }
  /** Nothing that could be set side by side. */
  | { of: 'none' };
