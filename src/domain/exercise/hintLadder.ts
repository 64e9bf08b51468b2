import type { Exercise } from '#src/contract/exercise.ts';
import { linesOf } from './shuffleLines.ts';

/** A step of help. */
export type Rung =
  /** `at` is its place in `hintsHtml`. */
  { kind: 'hint'; at: number } | { kind: 'order' } | { kind: 'solution' };

/** All help that a task has, from the mildest: its hints, the lines of the solution to put in order, the solution. */
export function rungsOf({ kind, hintsHtml, solution }: Pick<Exercise, 'kind' | 'hintsHtml' | 'solution'>): Rung[] {
  const hints = hintsHtml.map((_, at): Rung => ({ kind: 'hint', at }));
  const isOrdered = (kind === 'write' || kind === 'fix') && new Set(linesOf(solution)).size > 1;
  return [...hints, ...(isOrdered ? [{ kind: 'order' } as const] : []), { kind: 'solution' }];
}

export interface LadderState {
  /** What was asked for, which stays. */
  open: Rung[];
  /** What can be asked for now. */
  next: Rung | null;
  later: Rung[];
}

/** `asked` is how many times the learner has asked for help. */
export function ladderAfter(rungs: readonly Rung[], asked: number): LadderState {
  return { open: rungs.slice(0, asked), next: rungs[asked] ?? null, later: rungs.slice(asked + 1) };
}
