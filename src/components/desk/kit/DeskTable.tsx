import type { ReactNode } from 'react';

export interface DeskColumn<Row> {
  name: string;
  cell: (row: Row) => ReactNode;
  /** Money, dates and numbers stand at the right. */
  isNumber?: boolean;
  /** It has what the others leave, and is cut where it is longer; else a long name pushes the others out. */
  isWide?: boolean;
  /** Left out on screens that are not as wide. */
  from?: 'l';
  /** Where it stands on a phone, where a row has two lines; without it it is not there. */
  phone?: 'title' | 'side' | 'below';
}

interface Props<Row> {
  /** What is listed, for screen readers. */
  caption: string;
  columns: readonly DeskColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The address of a row: the whole row leads there. */
  hrefOf?: (row: Row) => string;
  /** The row that is open beside. */
  currentKey?: string | null;
  /** Of the filter, not of the page. */
  sum?: ReactNode;
  /** Below the rows: the pages. */
  children?: ReactNode;
}

const onPhone = {
  title: 'max-m:col-start-1 max-m:row-start-1 max-m:font-semibold',
  side: 'max-m:col-start-2 max-m:row-start-1 max-m:text-right',
  below: 'max-m:col-span-2 max-m:row-start-2 max-m:text-2xs max-m:text-muted',
};

function cellLook({ isNumber, isWide, from, phone }: Omit<DeskColumn<never>, 'name' | 'cell'>): string {
  return [
    'min-w-0 truncate px-3 max-m:p-0',
    isNumber ? 'text-right tabular-nums max-m:text-left' : 'text-left',
    isWide ? 'm:w-full m:max-w-0' : '',
    from === 'l' ? 'max-l:hidden' : '',
    phone ? onPhone[phone] : 'max-m:hidden',
  ].join(' ');
}

/** A list of the desk: a line a row, on a phone two. The first column's text is the link of the row. */
export function DeskTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, keyOf, hrefOf, currentKey = null, sum, children } = props;
  return (
    <div className="min-w-0 overflow-hidden rounded-lg border border-line text-xs">
      <table className="w-full border-collapse max-m:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-surface text-2xs text-muted max-m:sr-only">
          <tr className="h-9">
            {columns.map((column) => (
              <th key={column.name} scope="col" className={`font-medium ${cellLook({ ...column, phone: 'title' })}`}>
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-m:block">
          {rows.map((row) => {
            const key = keyOf(row);
            const isCurrent = key === currentKey;
            return (
              <tr
                key={key}
                className={`relative h-10.5 border-t border-line max-m:grid max-m:h-auto max-m:min-h-11 max-m:grid-cols-[minmax(0,1fr)_auto] max-m:gap-x-3 max-m:px-3 max-m:py-2 ${
                  isCurrent ? 'bg-accent-soft shadow-lit' : hrefOf ? 'hover:bg-surface' : ''
                }`}
              >
                {columns.map((column, index) => (
                  <td key={column.name} className={cellLook(column)}>
                    {index === 0 && hrefOf ? (
                      <a
                        href={hrefOf(row)}
                        aria-current={isCurrent || undefined}
                        data-desk-row
                        className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-text"
                      >
                        {column.cell(row)}
                      </a>
                    ) : (
                      column.cell(row)
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {sum && (
        <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 border-t border-line bg-surface px-3 py-2 font-semibold tabular-nums">
          {sum}
        </div>
      )}
      {children}
    </div>
  );
}
