import type { Round } from './loops.ts';
import type { StepFrame } from './steps.ts';

/** Which place of a list a loop is at: by the name of the list. */
export function listCursors(lines: readonly string[], round: Round | null, frame: StepFrame): Map<string, number> {
  const cursors = new Map<string, number>();
  if (!round || round.number === null) return cursors;
  const { from, to } = round.loop;
  // Of a loop over the values themselves its round says which; an index says it by itself.
  const over = /(?:\b(?:of|in)\s|\s:)\s*([\p{L}_$][\p{L}\p{N}_$]*)\s*[):]/u.exec(lines[from - 1] ?? '')?.[1];
  if (over) cursors.set(over, round.number - 1);
  for (const [, list = '', index] of lines
    .slice(from - 1, to)
    .join('\n')
    .matchAll(/([\p{L}_$][\p{L}\p{N}_$]*)\[([\p{L}_$][\p{L}\p{N}_$]*)\]/gu)) {
    const value = frame.variables.find(({ name }) => name === index)?.value;
    if (value && 'text' in value && /^\d+$/.test(value.text)) cursors.set(list, Number(value.text));
  }
  return cursors;
}
