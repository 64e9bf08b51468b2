import { closest, plain } from '#src/domain/program/closest.ts';
import { type SqlWord, sqlKeywords, type TableNames } from '#src/domain/program/sqlWords.ts';
import { type Failed, instead, say } from './failed.ts';

/** The parts of a query, in their order. */
export const order = ['SELECT', 'FROM', 'WHERE', 'GROUP', 'HAVING', 'ORDER', 'LIMIT'];

export const wholeOrder = 'Poradie častí je SELECT, FROM, WHERE, GROUP BY, HAVING, ORDER BY, LIMIT.';

export const functions = [
  'COUNT',
  'SUM',
  'AVG',
  'MIN',
  'MAX',
  'ROUND',
  'LENGTH',
  'UPPER',
  'LOWER',
  'ABS',
  'COALESCE',
  'SUBSTR',
  'DATE',
];

export const types = new Set(['INTEGER', 'TEXT', 'REAL', 'BLOB', 'NUMERIC', 'ANY', 'STRICT']);

/** Whether a word stands where a value does: behind a sign that compares. */
export function isCompared(words: SqlWord[], at: number): boolean {
  const before = words[at - 1];
  return before?.upper === 'LIKE' || ['=', '<>', '!=', '==', '<', '>', '<=', '>='].includes(before?.text ?? '');
}

export const slovakFunctions: Record<string, string> = {
  pocet: 'COUNT',
  suma: 'SUM',
  sucet: 'SUM',
  spolu: 'SUM',
  priemer: 'AVG',
  maximum: 'MAX',
  minimum: 'MIN',
  zaokruhli: 'ROUND',
  len: 'LENGTH',
  size: 'LENGTH',
  dlzka: 'LENGTH',
  average: 'AVG',
  mean: 'AVG',
  total: 'SUM',
  ucase: 'UPPER',
  lcase: 'LOWER',
  nvl: 'COALESCE',
  isnull: 'COALESCE',
  substring: 'SUBSTR',
  left: 'SUBSTR',
  mid: 'SUBSTR',
};

/** A word of the language that was probably meant by one which is none. */
export function misspelt(words: SqlWord[], at: number, names: TableNames): { word: SqlWord; meant: string } | null {
  const known = new Set(names.flatMap(([table, columns]) => [table, ...columns]).map(plain));
  for (const word of words.slice(0, at + 1).reverse()) {
    if (word.kind !== 'word' || sqlKeywords.has(word.upper) || known.has(plain(word.text))) continue;
    if (types.has(word.upper) || isCompared(words, words.indexOf(word))) continue;
    const meant = closest(word.text, sqlKeywords);
    if (meant && word.text.length > 2) return { word, meant };
  }
  return null;
}

/** A word of the language with a slip of the pen. */
export const misspeltWord = (failed: Failed, { word, meant }: { word: SqlWord; meant: string }) =>
  say(`slovu ${word.text} databáza nerozumie`, `Nemá tam byť ${meant}?`, instead(failed, word, meant));

export const slovakWords: Record<string, string> = {
  vyber: 'SELECT',
  vypis: 'SELECT',
  ukaz: 'SELECT',
  z: 'FROM',
  zo: 'FROM',
  kde: 'WHERE',
  zorad: 'ORDER BY',
  zoradit: 'ORDER BY',
  a: 'AND',
  alebo: 'OR',
  vloz: 'INSERT INTO',
  zmaz: 'DELETE FROM',
  zmen: 'UPDATE',
};
