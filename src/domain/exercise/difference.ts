import type { TableLine } from '#src/domain/program/run.ts';

/** A part of a text that is set beside another one; `isMarked` where the two differ. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

export interface LineDifference {
  /** 1-based. */
  line: number;
  /** `null` where there is no such line. */
  expected: string | null;
  actual: string | null;
}

const linesOf = (text: string) => {
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd());
  while (lines.at(-1) === '') lines.pop();
  return lines;
};

/** How many lines an output has; empty ones at its end do not count. */
export const lineCount = (output: string) => linesOf(output).length;

/** The first line that two outputs do not have in common; `null` when they are the same. */
export function firstDifference(expected: string, actual: string): LineDifference | null {
  const wanted = linesOf(expected);
  const given = linesOf(actual);
  const at = Array.from({ length: Math.max(wanted.length, given.length) }).findIndex(
    (_, index) => wanted[index] !== given[index],
  );
  return at === -1 ? null : { line: at + 1, expected: wanted[at] ?? null, actual: given[at] ?? null };
}

/** Two texts with what they do not have in common marked: behind the same beginning, before the same end. */
export function comparePieces(expected: string, actual: string): { expected: Piece[]; actual: Piece[] } {
  const wanted = [...expected];
  const given = [...actual];
  const shorter = Math.min(wanted.length, given.length);
  let start = 0;
  while (start < shorter && wanted[start] === given[start]) start += 1;
  let end = 0;
  while (end < shorter - start && wanted.at(-1 - end) === given.at(-1 - end)) end += 1;
  const cut = (letters: string[]): Piece[] =>
    [
      { text: letters.slice(0, start).join(''), isMarked: false },
      { text: visible(letters.slice(start, letters.length - end).join('')), isMarked: true },
      { text: letters.slice(letters.length - end).join(''), isMarked: false },
    ].filter(({ text }) => text !== '');
  return { expected: cut(wanted), actual: cut(given) };
}

/** How many characters of two texts are not the same, where one of them stands for another. */
export function differingCharacters(expected: string, actual: string): number {
  const marked = ({ expected: wanted, actual: given }: ReturnType<typeof comparePieces>) =>
    [wanted, given].map((pieces) => [...(pieces.find(({ isMarked }) => isMarked)?.text ?? '')].length);
  return Math.max(...marked(comparePieces(expected, actual)));
}

/** With signs in the place of what cannot be seen. */
function visible(text: string): string {
  return text.replaceAll(' ', '·').replaceAll('\n', '↩').replaceAll('\t', '»');
}

export interface ComparedRow {
  cells: (string | null)[];
  /** `missing` is not in the learner's table, `extra` should not be. */
  state: 'same' | 'missing' | 'extra';
}

/** The learner's rows in their order, and behind them those that are missing. */
export function compareRows(expected: TableLine, actual: TableLine): ComparedRow[] {
  const keyOf = (cells: (string | null)[]) => JSON.stringify(cells);
  const waiting = expected.rows.map(keyOf);
  const own = actual.rows.map((cells): ComparedRow => {
    const at = waiting.indexOf(keyOf(cells));
    if (at === -1) return { cells, state: 'extra' };
    waiting.splice(at, 1);
    return { cells, state: 'same' };
  });
  const missing = expected.rows.filter((cells) => {
    const at = waiting.indexOf(keyOf(cells));
    if (at !== -1) waiting.splice(at, 1);
    return at !== -1;
  });
  return [...own, ...missing.map((cells): ComparedRow => ({ cells, state: 'missing' }))];
}
