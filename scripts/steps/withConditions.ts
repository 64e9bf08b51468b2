import type { Step } from '#src/domain/program/steps.ts';

/** The debugger says which line came, not what a condition was: that is seen by where the program went on. */
export function withConditions(code: string, steps: readonly Step[]): Step[] {
  const lines = code.split('\n');
  return steps.map((step, at) => {
    const head = lines[step.line - 1] ?? '';
    const [, word] = /^\s*(?:\}\s*else\s+)?(if|while|for)\b.*\{\s*$/.exec(head) ?? [];
    if (!word || step.event !== 'line' || /\)\s*;/.test(head.replace(/\(.*\)/, '()'))) return step;
    const next = steps.find(({ frames }, other) => other > at && frames.length <= step.frames.length);
    if (!next || next.frames.length < step.frames.length) return step;
    const holds = next.line > step.line && next.line <= endOf(lines, step.line);
    // A loop over values says only that there are no more.
    return holds && word === 'for' && !head.includes(';') ? step : { ...step, holds };
  });
}

/** The line with the brace that closes what a line opens. */
function endOf(lines: readonly string[], from: number): number {
  const indent = (line: string) => line.length - line.trimStart().length;
  const rest = lines.slice(from);
  const end = rest.findIndex((line) => line.trim() !== '' && indent(line) <= indent(lines[from - 1] ?? ''));
  return end < 0 ? lines.length : from + end;
}
