import Papa from 'papaparse';
import { slugOf } from '#src/domain/slugOf.ts';

/** Rows that come into a query's text; more would be slow to write in. */
const mostRows = 500;

/** The text that makes a table of a file of values (CSV), named by the file, and asks for all of it; `null` where there is no column. */
export function csvTable(fileName: string, text: string): string | null {
  const [header = [], ...rows] = readCsv(text);
  if (header.every((cell) => cell.trim() === '')) return null;
  const table = identifier(fileName, 'tabulka');
  const names: string[] = [];
  for (const [at, cell] of header.entries()) {
    const name = identifier(cell, `stlpec_${at + 1}`);
    names.push(names.includes(name) ? `${name}_${at + 1}` : name);
  }
  const kept = rows.slice(0, mostRows);
  const types = names.map((_, at) => typeOf(kept.map((row) => row[at] ?? '')));
  const columns = names.map((name, at) => `  ${name} ${types[at]}`).join(',\n');
  const values = kept.map((row) => `  (${types.map((type, at) => written(row[at] ?? '', type)).join(', ')})`);
  const insert = values.length > 0 ? `INSERT INTO ${table} VALUES\n${values.join(',\n')};\n\n` : '';
  const cut = rows.length > mostRows ? `-- Prvých ${mostRows} riadkov z ${rows.length}.\n` : '';
  return `${cut}CREATE TABLE ${table} (\n${columns}\n);\n\n${insert}SELECT *\nFROM ${table};`;
}

/** The cells of a file of values, whose sign between them is told by its first line: decimal commas would mislead the library. */
function readCsv(text: string): string[][] {
  const first = text.slice(0, text.indexOf('\n') + 1 || undefined);
  const delimiter = [';', '\t', ','].find((sign) => first.includes(sign)) ?? ',';
  return Papa.parse<string[]>(text, { delimiter, newline: '\n', skipEmptyLines: 'greedy' }).data;
}

const number = /^-?\d+(?:[.,]\d+)?$/;

function typeOf(cells: readonly string[]): 'INTEGER' | 'REAL' | 'TEXT' {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  // What begins with a zero is a code, and loses it as a number.
  if (filled.length === 0 || !filled.every((cell) => number.test(cell) && !/^-?0\d/.test(cell))) return 'TEXT';
  return filled.some((cell) => /[.,]/.test(cell)) ? 'REAL' : 'INTEGER';
}

function written(cell: string, type: ReturnType<typeof typeOf>): string {
  if (cell.trim() === '') return 'NULL';
  return type === 'TEXT' ? `'${cell.replaceAll("'", "''")}'` : cell.trim().replace(',', '.');
}

/** A name that stands in a query without quotes. */
function identifier(name: string, instead: string): string {
  const slug = name.trim() === '' ? '' : slugOf(name).replaceAll('-', '_');
  if (slug === '' || slug === 'bez_nazvu') return instead;
  return /^\d/.test(slug) || words.includes(slug) ? `t_${slug}` : slug;
}

/** Words of the language that are likely to name a column. */
const words = ['order', 'group', 'table', 'select', 'from', 'where', 'index', 'values', 'check', 'default', 'limit'];
