import { diffComm } from 'node-diff3';

/** A run of lines that stayed, went or came; `before` and `after` are the numbers of its first line. */
export interface DiffRun {
  kind: 'same' | 'gone' | 'new';
  lines: string[];
  before: number;
  after: number;
}

/** What changed from one text to another, by lines. */
export function diffTexts(before: string, after: string): DiffRun[] {
  const at = { before: 1, after: 1 };
  const runs: DiffRun[] = [];
  const add = (kind: DiffRun['kind'], lines: string[]) => {
    if (lines.length === 0) return;
    runs.push({ kind, lines, ...at });
    if (kind !== 'new') at.before += lines.length;
    if (kind !== 'gone') at.after += lines.length;
  };
  for (const part of diffComm(before.split('\n'), after.split('\n'))) {
    if (part.common) add('same', part.common);
    else {
      add('gone', part.buffer1 ?? []);
      add('new', part.buffer2 ?? []);
    }
  }
  return runs;
}

/** How many lines came and went. */
export function countChanges(runs: readonly DiffRun[]): { added: number; removed: number } {
  const count = (kind: DiffRun['kind']) =>
    runs.filter((run) => run.kind === kind).reduce((sum, { lines }) => sum + lines.length, 0);
  return { added: count('new'), removed: count('gone') };
}
