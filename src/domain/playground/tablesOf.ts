/** A table that a query can ask. */
export interface TableNames {
  name: string;
  columns: string[];
}

const table = /CREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?"?([\p{L}_][\p{L}\d_]*)"?\s*\(([\s\S]*?)\n\s*\)/giu;
/** Of a line that speaks of more than one column. */
const constraint = /^(?:PRIMARY|FOREIGN|UNIQUE|CHECK|CONSTRAINT)\b/i;

/** The tables that a text makes, one column a line: as those of the courses' databases are written. */
export function tablesOf(text: string): TableNames[] {
  return [...text.matchAll(table)].map(([, name = '', body = '']) => ({
    name,
    columns: body
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !constraint.test(line))
      .flatMap((line) => /^"?([\p{L}_][\p{L}\d_]*)/u.exec(line)?.[1] ?? []),
  }));
}
