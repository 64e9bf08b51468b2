import type { TableNames } from '#src/domain/playground/tablesOf.ts';

interface Props {
  tables: readonly TableNames[];
}

/** The tables that a query can ask, above it. */
export function QueryTables({ tables }: Props) {
  return (
    <ul
      aria-label="Tabuľky"
      className="border-b border-code-line bg-code-out px-[1.1em] py-3 font-mono text-[0.84375rem] leading-6 text-code-muted max-m:px-3"
    >
      {tables.map(({ name, columns }) => (
        <li key={name} className="wrap-anywhere">
          <b className="font-semibold text-code-text">{name}</b> {columns.join(', ')}
        </li>
      ))}
    </ul>
  );
}
