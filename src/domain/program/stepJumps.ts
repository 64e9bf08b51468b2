import { changesOf } from './stepChanges.ts';
import type { Step } from './steps.ts';

/** The next step of a line; behind its last one the first one again. `null` where the line never ran. */
export function nextOfLine(steps: readonly Step[], at: number, line: number): number | null {
  return around(steps, at, (index) => steps[index]?.line === line);
}

/** The next step that changes a name of a function; behind the last one the first one again. */
export function nextChange(
  steps: readonly Step[],
  at: number,
  { name, frame }: { name: string; frame: string },
): number | null {
  return around(steps, at, (index) => {
    const step = steps[index];
    return (
      step !== undefined &&
      changesOf(steps[index - 1], step, name).some(({ depth }) => step.frames[depth]?.name === frame)
    );
  });
}

/** The lines that ran. */
export const linesOfSteps = (steps: readonly Step[]): ReadonlySet<number> => new Set(steps.map(({ line }) => line));

function around(steps: readonly Step[], at: number, isIt: (index: number) => boolean): number | null {
  for (let round = 1; round <= steps.length; round += 1) {
    const index = (at + round) % steps.length;
    if (isIt(index)) return index;
  }
  return null;
}
