import { changesOf, shortValue } from './stepChanges.ts';
import type { Step } from './steps.ts';

/** What stands behind a line must leave room for it. */
const mostSigns = 24;

/**
 * What the lines that are done gave last, for their ends: `a = 4`. Of calls only those that are under way: what another one had in its
 * boxes is gone. The line of the step itself has none here.
 */
export function asidesAt(steps: readonly Step[], at: number): Map<number, string> {
  const asides = new Map<number, string>();
  const here = steps[at];
  if (!here) return asides;
  const seen = new Set([here.line]);
  let depth = here.frames.length - (here.event === 'call' ? 1 : 0);
  for (let index = at - 1; index >= 0; index -= 1) {
    const step = steps[index];
    if (!step || step.frames.length > depth) continue;
    if (step.event === 'call') {
      depth = step.frames.length - 1;
      continue;
    }
    if (seen.has(step.line)) continue;
    seen.add(step.line);
    const text = gaveOf(steps[index - 1], step);
    if (text !== null) asides.set(step.line, text);
  }
  return asides;
}

function gaveOf(previous: Step | undefined, step: Step): string | null {
  const own = changesOf(previous, step).filter(({ depth }) => depth === step.frames.length - 1);
  const [change] = own;
  // A list stands in its boxes.
  if (!change || own.length > 1 || !('text' in change.after)) return null;
  const text = `${change.name} = ${shortValue(change.after)}`;
  return text.length <= mostSigns ? text : null;
}
