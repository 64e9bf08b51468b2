import type { RunResult } from './run.ts';
import type { Step } from './steps.ts';

/** The steps, and at the end the line at which the program failed, with what was in its boxes then. */
export function withFailure(steps: readonly Step[], result: RunResult): Step[] {
  const line = result.verdict === 'failed' ? result.error.line : null;
  if (line === null || steps.at(-1)?.isCut) return [...steps];
  const last = steps.at(-1);
  const frames = last?.frames ?? [{ name: '', line, variables: [] }];
  // A call that has returned is over.
  const open = last?.event === 'return' && frames.length > 1 ? frames.slice(0, -1) : frames;
  return [
    ...steps,
    {
      line,
      event: 'line',
      frames: open.map((frame, index) => (index === open.length - 1 ? { ...frame, line } : frame)),
      printed: last?.printed ?? 0,
    },
  ];
}

/** The step whose boxes take the most room. */
export function tallestStep(steps: readonly Step[]): Step | undefined {
  let [tallest, most] = [steps[0], 0];
  for (const step of steps) {
    const room = step.frames.reduce(
      (sum, { variables }, index) => {
        const isRunning = index === step.frames.length - 1;
        return sum + 2 + (isRunning ? variables.reduce((all, { value }) => all + ('text' in value ? 1 : 3), 0) : 0);
      },
      step.returned ? 1 : 0,
    );
    // Of equal ones the last: what several names hold is drawn higher.
    if (room < most) continue;
    tallest = step;
    most = room;
  }
  return tallest;
}
