import type { Step } from './steps.ts';

/** The lines of a loop, from its head to its end. */
export interface Loop {
  from: number;
  to: number;
}

/** Where in a loop a step is. */
export interface Round {
  loop: Loop;
  /** Which time the body runs, from 1; `null` where the head has just ended it. */
  number: number | null;
  /** How many times it runs in all; `null` when the recording ends before it does. */
  of: number | null;
}

/** The loops of a program, the outer ones first: by braces, or where there are none by how far lines begin from the left. */
export function loopsOf(code: string): Loop[] {
  const lines = code.split('\n').map((line) => line.replace(/(["'`])(?:\\.|(?!\1).)*\1|\/\/.*/g, ''));
  return lines.flatMap((line, index) => {
    if (!/^\s*(?:\w+:\s*)?(?:for|while|do)\b/.test(line)) return [];
    const to = line.includes('{') ? endByBraces(lines, index) : endByIndent(lines, index);
    return to > index ? [{ from: index + 1, to: to + 1 }] : [];
  });
}

function endByBraces(lines: readonly string[], start: number): number {
  let depth = 0;
  for (const [index, line] of lines.entries()) {
    if (index < start) continue;
    depth += line.split('{').length - line.split('}').length;
    if (depth <= 0) return index;
  }
  return start;
}

function endByIndent(lines: readonly string[], start: number): number {
  const indentOf = (line: string) => line.length - line.trimStart().length;
  const head = indentOf(lines[start] ?? '');
  let end = start;
  for (const [index, line] of lines.entries()) {
    if (index <= start || line.trim() === '') continue;
    if (indentOf(line) <= head) break;
    end = index;
  }
  return end;
}

/** For each step the innermost loop that it is in. */
export function roundsOf(code: string, steps: readonly Step[]): (Round | null)[] {
  const found: (Round | null)[] = steps.map(() => null);
  for (const loop of loopsOf(code)) {
    // By how many calls deep: a loop of a function may be under way more than once.
    const open = new Map<number, { count: number; rounds: Round[] }>();
    const close = (depth: number, isOver: boolean) => {
      const entry = open.get(depth);
      for (const round of entry?.rounds ?? []) if (isOver) round.of = entry?.count ?? null;
      open.delete(depth);
    };
    for (const [index, step] of steps.entries()) {
      const depth = step.frames.length;
      const isInside = step.line >= loop.from && step.line <= loop.to;
      for (const other of [...open.keys()]) if (other > depth || (other === depth && !isInside)) close(other, true);
      if (!isInside || step.event === 'call') continue;
      const entry = open.get(depth) ?? { count: 0, rounds: [] };
      open.set(depth, entry);
      const isHead = step.line === loop.from;
      const isEnd = isHead && endsLoop(loop, steps, index);
      if (isHead && !isEnd) entry.count += 1;
      const round: Round = { loop, number: isEnd || entry.count === 0 ? null : entry.count, of: null };
      entry.rounds.push(round);
      found[index] = round;
      if (isEnd) close(depth, true);
    }
  }
  return found;
}

/** Whether the head of a loop has found at this step that there is no further round. */
function endsLoop({ from, to }: Loop, steps: readonly Step[], index: number): boolean {
  const step = steps[index];
  if (step?.holds !== undefined) return !step.holds;
  const depth = step?.frames.length ?? 0;
  const next = steps.find(({ frames }, other) => other > index && frames.length <= depth);
  return !next || next.frames.length < depth || next.line <= from || next.line > to;
}
