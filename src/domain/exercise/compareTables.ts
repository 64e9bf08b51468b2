import type { TableLine } from '#src/domain/program/run.ts';

/** What a table lacks first: columns, their order, rows, or names that the task has given. */
export type TableFault = 'count' | 'order' | 'rows' | 'names';

interface Asked {
  /** Rows come in this order. */
  ordered?: boolean | undefined;
  /** Names of the columns, where they are not the learner's own. */
  columns?: readonly string[] | undefined;
}

/** What is wrong with what a query has found; `null` where it is the same. */
export function tableFault(
  expected: TableLine,
  actual: TableLine,
  { ordered = false, columns }: Asked,
): TableFault | null {
  if (expected.columns.length !== actual.columns.length) return 'count';
  if (!isSameTable(expected, actual, { ordered })) {
    return isMoved(expected, actual, ordered) ? 'order' : 'rows';
  }
  const isNamed = columns?.every((name, at) => name.toLowerCase() === actual.columns[at]?.toLowerCase()) ?? true;
  return isNamed ? null : 'names';
}

/** Whether two queries have found the same: rows in any order, unless it is asked for. Names of columns are the learner's own. */
export function isSameTable(one: TableLine, other: TableLine, { ordered = false }: Asked): boolean {
  if (one.columns.length !== other.columns.length) return false;
  const rowsOf = ({ rows }: TableLine) => {
    const texts = rows.map((row) => JSON.stringify(row));
    return (ordered ? texts : texts.sort()).join('\n');
  };
  return rowsOf(one) === rowsOf(other);
}

/** So many columns are moved about to see whether their order is all that is wrong. */
const mostMoved = 6;

function isMoved(expected: TableLine, actual: TableLine, ordered: boolean): boolean {
  const places = expected.columns.map((_, at) => at);
  return (
    places.length <= mostMoved &&
    ordersOf(places).some((order) => {
      const rows = actual.rows.map((row) => order.map((at) => row[at] ?? null));
      return isSameTable(expected, { ...actual, rows }, { ordered });
    })
  );
}

function ordersOf(places: readonly number[]): number[][] {
  if (places.length < 2) return [[...places]];
  return places.flatMap((first) => ordersOf(places.filter((at) => at !== first)).map((rest) => [first, ...rest]));
}
