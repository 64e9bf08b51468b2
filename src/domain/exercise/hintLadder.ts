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

/** The solution is there for who has had the own one checked so many times. */
export const attemptsBeforeSolution = 2;
