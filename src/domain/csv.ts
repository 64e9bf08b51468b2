/** A table as a file that a Slovak Excel opens with columns and letters as they are: a byte order mark, semicolons, CRLF, and no text that would be a formula. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => `${cells.map(written).join(';')}\r\n`).join('')}`;
}

/** A cell that begins like a formula would be run by the program that opens the file: names are written by people. A number is none. */
function written(cell: string): string {
  if (/^-?\d+,\d\d$/.test(cell)) return cell;
  const text = /^\s*[=+\-@]/.test(cell) || /^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
