import type { KeyboardEvent } from 'react';
import { counted } from '#src/domain/plural.ts';
import type { QueryRow, QueryStep } from '#src/domain/program/querySteps.ts';

type Props = Pick<QueryStep, 'clause' | 'columns' | 'rows'>;

/** More rows than these are not drawn. */
const mostRows = 30;

const cell = 'border-b border-code-line px-2.5 py-1 text-left align-top first:pl-0 last:pr-0';

function Row({ row: { cells, isOut } }: { row: QueryRow }) {
  return (
    <tr className={isOut ? 'text-code-muted line-through' : 'text-code-text'}>
      {[...cells.entries()].map(([at, value]) => (
        <td key={at} className={`${cell} ${value === null ? 'text-code-muted italic' : ''}`}>
          {isOut && at === 0 && <span className="sr-only">vypadol: </span>}
          {value ?? 'NULL'}
        </td>
      ))}
    </tr>
  );
}

/** Those that are left come first where not all are drawn; they stay in their order. */
function drawn(rows: readonly QueryRow[]): QueryRow[] {
  if (rows.length <= mostRows) return [...rows];
  const order = [...rows.entries()].sort(
    ([a, one], [b, other]) => Number(one.isOut ?? 0) - Number(other.isOut ?? 0) || a - b,
  );
  const chosen = new Set(order.slice(0, mostRows).map(([index]) => index));
  return rows.filter((_, index) => chosen.has(index));
}

/** Rows that belong together, with what they have in common. */
function groupsOf(rows: readonly QueryRow[]): { name: string | undefined; rows: QueryRow[] }[] {
  const groups: { name: string | undefined; rows: QueryRow[] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && last.name === row.group) last.rows.push(row);
    else groups.push({ name: row.group, rows: [row] });
  }
  return groups;
}

/** A table as it is after one clause of a query. A wide or long one is scrolled in its own place. */
export function QueryTable({ clause, columns, rows }: Props) {
  const shown = drawn(rows);
  const isScrolled = columns.length > 1 || rows.length > 10;
  // The arrows scroll a table that is wider than its place; elsewhere they go from step to step.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { scrollWidth, clientWidth } = event.currentTarget;
    if (/^Arrow(Left|Right)$/.test(event.key) && scrollWidth > clientWidth) event.stopPropagation();
  };
  return (
    // What can be scrolled can be reached.
    <section
      aria-label={`Tabuľka po ${clause}`}
      tabIndex={isScrolled ? 0 : undefined}
      onKeyDown={onKeyDown}
      className="relative max-h-96 overflow-auto rounded-sm font-mono text-mono leading-6 whitespace-nowrap focus-visible:outline-code-light max-m:text-[0.84375rem]"
    >
      <table className="w-auto! min-w-0 border-collapse text-[length:inherit]">
        <thead>
          <tr>
            {[...columns.entries()].map(([at, column]) => (
              <th key={at} scope="col" className={`${cell} font-semibold text-code-muted`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {[...groupsOf(shown).entries()].map(([at, group]) => (
          <tbody key={at}>
            {group.name !== undefined && (
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={columns.length}
                  className="border-b border-code-line bg-code-line px-2.5 py-1 text-left font-semibold text-code-light"
                >
                  {group.name} · {counted(group.rows.length, 'riadok')}
                </th>
              </tr>
            )}
            {[...group.rows.entries()].map(([index, row]) => (
              <Row key={index} row={row} />
            ))}
          </tbody>
        ))}
      </table>
      {rows.length === 0 && <p className="pt-2 font-sans text-sm text-code-muted">Tabuľka nemá ani jeden riadok.</p>}
      {rows.length > shown.length && (
        <p className="pt-2 font-sans text-sm text-code-muted">a ešte {counted(rows.length - shown.length, 'riadok')}</p>
      )}
    </section>
  );
}
