import type { Step } from './steps.ts';

/** „Cesta programu“: what is drawn of a run. Both go from 0 to 1. */
export interface Path {
  /** The lines that ran, from the top, each with its height. */
  lines: { line: number; y: number }[];
  /** One for each step. */
  points: { x: number; y: number }[];
}

export function pathOf(steps: readonly Step[]): Path {
  const numbers = [...new Set(steps.map(({ line }) => line))].sort((a, b) => a - b);
  const lines = numbers.map((line, rank) => ({ line, y: numbers.length === 1 ? 0.5 : rank / (numbers.length - 1) }));
  const heights = new Map(lines.map(({ line, y }) => [line, y]));
  return {
    lines,
    points: steps.map(({ line }, index) => ({
      x: steps.length === 1 ? 0 : index / (steps.length - 1),
      y: heights.get(line) ?? 0,
    })),
  };
}
