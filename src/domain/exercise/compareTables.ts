import type { TableLine } from '#src/domain/program/run.ts';

/** Whether two queries have found the same: rows in any order, unless it is asked for. Names of columns are the learner's own. */
export function isSameTable(one: TableLine, other: TableLine, { ordered }: { ordered: boolean }): boolean {
  if (one.columns.length !== other.columns.length) return false;
  const rowsOf = ({ rows }: TableLine) => {
    const texts = rows.map((row) => JSON.stringify(row));
    return (ordered ? texts : texts.sort()).join('\n');
  };
  return rowsOf(one) === rowsOf(other);
}
