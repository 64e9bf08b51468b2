import { type ReactNode, useId, useState } from 'react';
import { csvOf } from '#src/domain/csv.ts';
import type { Finding } from '#src/domain/desk/overview/deskOverview.ts';

interface Props {
  finding: Finding;
  /** What the colours of the picture mean. */
  legend?: ReactNode;
  children: ReactNode;
}

/** A picture with what it says in words; its numbers are a table in the same place, and a file. */
export function ChartPanel({ finding, legend, children }: Props) {
  const [isTable, setTable] = useState(false);
  const id = useId();
  const { title, caption, columns, rows, file } = finding;
  return (
    <figure aria-labelledby={id} className="grid min-w-0 content-start gap-3 rounded-lg border border-line p-4 text-xs">
      <figcaption>
        <h2 id={id} className="text-sm font-strong text-balance wrap-anywhere">
          {title}
        </h2>
        <p className="text-2xs text-muted">{caption}</p>
      </figcaption>
      {isTable ? (
        <div className="min-w-0 wrap-anywhere">
          <table className="w-full border-collapse text-2xs tabular-nums">
            <thead className="text-muted">
              <tr>
                {columns.map((name, index) => (
                  <th
                    key={name}
                    scope="col"
                    className={`px-2 py-1 font-medium ${index === 0 ? 'text-left' : 'text-right'}`}
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...cells]) => (
                <tr key={[name, ...cells].join()} className="border-t border-line">
                  <th scope="row" className="px-2 py-1 text-left font-normal">
                    {name}
                  </th>
                  {cells.map((cell, index) => (
                    <td key={columns[index + 1]} className="px-2 py-1 text-right">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        children
      )}
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 text-2xs">
        <span className="mr-auto flex flex-wrap gap-x-3 text-muted">{legend}</span>
        <button
          type="button"
          aria-pressed={isTable}
          onClick={() => setTable(!isTable)}
          className="min-h-9 rounded-sm text-accent-text hover:underline touch:min-h-11"
        >
          {isTable ? 'Graf' : 'Tabuľka'}
        </button>
        <a
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(csvOf([finding.columns, ...finding.rows]))}`}
          download={`${file}.csv`}
          aria-label={`Stiahnuť CSV: ${title}`}
          className="inline-flex min-h-9 items-center rounded-sm text-accent-text hover:underline touch:min-h-11"
        >
          CSV
        </a>
      </div>
    </figure>
  );
}
