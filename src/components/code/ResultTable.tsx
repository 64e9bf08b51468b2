import { counted } from '#src/domain/plural.ts';
import type { TableLine } from '#src/domain/program/run.ts';

interface Props extends Pick<TableLine, 'columns' | 'rows'> {
  /** Tells it from the other tables of a run. */
  name: string;
}

const cell = 'border-b border-code-line py-0.5 pr-6 text-left align-top last:pr-0 max-m:pr-4';

/** What a query has found. A wide one is scrolled in its own place. */
export function ResultTable({ name, columns, rows }: Props) {
  const isWide = columns.length > 1;
  return (
    <div className="my-1.5 first:mt-0.5">
      {/* What can be scrolled can be reached; a single column breaks its lines instead. */}
      <section
        aria-label={name}
        tabIndex={isWide ? 0 : undefined}
        className={`focus-visible:outline-code-light ${isWide ? 'overflow-x-auto whitespace-pre' : 'whitespace-pre-wrap'}`}
      >
        <table className="min-w-0 border-collapse text-[length:inherit]">
          <thead>
            <tr>
              {[...columns.entries()].map(([at, column]) => (
                <th key={at} scope="col" className={`${cell} font-semibold text-code-muted`}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...rows.entries()].map(([at, row]) => (
              <tr key={at}>
                {[...row.entries()].map(([place, value]) => (
                  <td
                    key={place}
                    className={`${cell} ${value === null ? 'text-code-muted italic' : 'text-code-result'}`}
                  >
                    {value ?? 'NULL'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="font-sans text-sm text-code-muted">
        {rows.length === 0 ? 'Výsledok nemá ani jeden riadok.' : counted(rows.length, 'riadok')}
      </p>
    </div>
  );
}
