import { formatNumber } from '#src/domain/number.ts';
import { counted, outOf } from '#src/domain/plural.ts';
import type { TableLine } from './run.ts';
import { type Clause, type Query, type Range, type Source, splitAt, textOf } from './sqlQuery.ts';
import type { SqlWord } from './sqlWords.ts';
import { code, joined, type Sentence, say } from './stepSentence.ts';

type Cell = string | null;

/** What one clause makes of what the clauses before it have made. */
export interface QueryStep extends Range {
  /** As it is written: „GROUP BY“. */
  clause: string;
  sentence: Sentence;
  columns: string[];
  rows: QueryRow[];
}

export interface QueryRow {
  cells: Cell[];
  /** The clause has left it out; the next one does not see it. */
  isOut?: true;
  /** Of GROUP BY: what the rows of its group have in common. */
  group?: string;
}

/** One step: what is asked for it, and what the answer means. */
interface Part extends Range {
  clause: string;
  sql: string;
  read: (table: Table, before: QueryStep | undefined) => Pick<QueryStep, 'sentence' | 'columns' | 'rows'>;
}

type Table = Pick<TableLine, 'columns' | 'rows'>;

const aggregates = new Set(['COUNT', 'SUM', 'AVG', 'MIN', 'MAX', 'TOTAL', 'GROUP_CONCAT', 'STRING_AGG']);

/**
 * The questions whose answers are the steps of a query, in the order in which a database thinks. `isPlain` leaves the names of the
 * result as they are; otherwise what they stand for is put in their place, because a clause that is asked alone does not know them.
 */
export function queryParts(query: Query, isPlain: boolean): Part[] {
  const { from, where, groupBy, having, orderBy, limit, items, select } = query;
  const written = (words: readonly SqlWord[]) => (isPlain ? textOf(query.code, words) : withoutNicknames(query, words));
  const list = textOf(query.code, query.isDistinct ? select.words.slice(1) : select.words);
  const fromText = from ? ` FROM ${from.text}` : '';
  const source = fromText + (where && from ? ` WHERE ${written(where.words)}` : where ? ` WHERE ${where.text}` : '');
  const keys = groupBy ? splitAt(groupBy.words).map((words) => keyOf(query, words, written)) : [];
  const grouped = groupBy ? ` GROUP BY ${groupBy.text}` : '';
  const behind = source + grouped + (having ? ` HAVING ${having.text}` : '');
  const distinct = query.isDistinct ? 'DISTINCT ' : '';
  const parts: Part[] = [];
  const add = (clause: string, range: Range, sql: string, read: Part['read']) =>
    parts.push({ clause, from: range.from, to: range.to, sql, read });

  for (const [index, one] of query.sources.entries()) {
    const start = from?.words[0]?.at ?? 0;
    const range = index === 0 ? { from: from?.from ?? 0, to: one.to } : one;
    add(index === 0 ? 'FROM' : 'JOIN', range, `SELECT * FROM ${query.code.slice(start, one.to)}`, (table, before) => ({
      ...namedColumns(query.sources.slice(0, index + 1), table, before),
      rows: table.rows.map((cells) => ({ cells })),
      sentence: index === 0 ? fromSentence(one, table.rows.length) : joinSentence(one, table.rows.length, before),
    }));
  }
  if (where && from) {
    const sql = `SELECT *, (${written(where.words)}) IS TRUE${fromText}`;
    add('WHERE', where, sql, (table, before) => {
      const rows = table.rows.map((cells) => kept(cells.slice(0, -1), cells.at(-1) === '1'));
      return { columns: before?.columns ?? table.columns.slice(0, -1), rows, sentence: whereSentence('WHERE', rows) };
    });
  }
  if (groupBy) {
    const sql = `SELECT *, ${keys.join(', ')}${source} ORDER BY ${keys.join(', ')}`;
    add('GROUP BY', groupBy, sql, (table, before) => {
      const rows = table.rows.map((cells) => ({
        cells: cells.slice(0, -keys.length),
        group: cells
          .slice(-keys.length)
          .map((cell) => cell ?? 'NULL')
          .join(', '),
      }));
      const columns = before?.columns ?? table.columns.slice(0, -keys.length);
      return { columns, rows, sentence: groupSentence(groupBy, rows, splitAt(groupBy.words), query.code) };
    });
  }
  if (having) {
    const found = aggregatesIn(having.words).map((words) => textOf(query.code, words));
    const shown = [...new Set([...keys, ...found])];
    const condition = `(${written(having.words)}) IS TRUE`;
    const sql = `SELECT ${[...shown, condition].join(', ')}${source}${grouped || ' GROUP BY NULL'}`;
    add('HAVING', having, sql, (table) => {
      const rows = table.rows.map((cells) => kept(cells.slice(0, -1), cells.at(-1) === '1'));
      return { columns: shown.map(withoutBrackets), rows, sentence: havingSentence(rows) };
    });
  }
  const asIs = (table: Table) => ({ columns: table.columns, rows: table.rows.map((cells) => ({ cells })) });
  const isOne = !groupBy && items.length > 0 && aggregatesIn(select.words).length > 0;
  const selected = { from: select.from, to: select.to };
  add('SELECT', selected, `SELECT ${list}${behind}`, (table, before) => ({
    ...asIs(table),
    sentence: selectSentence(table, before, groupBy ? 'groups' : isOne ? 'one' : 'rows', query),
  }));
  const narrowed = (clause: string) => (table: Table, before: QueryStep | undefined) => {
    const rows = leftOf(remaining(before), table.rows);
    const words = clause === 'DISTINCT' ? 'Rovnaké sa neopakujú.' : '';
    return { columns: table.columns, rows, sentence: whereSentence(clause, rows, words) };
  };
  if (query.isDistinct) {
    const [word] = select.words;
    const range = word ? { from: word.at, to: word.end } : selected;
    add('DISTINCT', range, `SELECT DISTINCT ${list}${behind}`, narrowed('DISTINCT'));
  }
  const ordered = orderBy ? ` ORDER BY ${orderBy.text}` : '';
  if (orderBy) {
    add('ORDER BY', orderBy, `SELECT ${distinct}${list}${behind}${ordered}`, (table) => ({
      ...asIs(table),
      sentence: orderSentence(query, orderBy, table.rows.length),
    }));
  }
  if (limit) {
    add('LIMIT', limit, `SELECT ${distinct}${list}${behind}${ordered} LIMIT ${limit.text}`, narrowed('LIMIT'));
  }
  return parts;
}

/** The steps of a query, of the answers to its questions. */
export function queryStepsOf(parts: readonly Part[], tables: readonly Table[]): QueryStep[] {
  const steps: QueryStep[] = [];
  for (const [index, { clause, from, to, read }] of parts.entries()) {
    const table = tables[index] ?? { columns: [], rows: [] };
    steps.push({ clause, from, to, ...read(table, steps.at(-1)) });
  }
  return steps;
}

function kept(cells: Cell[], isKept: boolean): QueryRow {
  return isKept ? { cells } : { cells, isOut: true };
}

function remaining(step: QueryStep | undefined): Cell[][] {
  return (step?.rows ?? []).filter(({ isOut }) => !isOut).map(({ cells }) => cells);
}

/** Rows of which some are left, in the order of these; those that are not stand where they stood, or at the end. */
function leftOf(all: readonly Cell[][], left: readonly Cell[][]): QueryRow[] {
  const rest = [...left];
  const marked = all.map((cells) => {
    const isLeft = rest.length > 0 && isSame(rest[0], cells);
    if (isLeft) rest.shift();
    return kept(cells, isLeft);
  });
  if (rest.length === 0) return marked;
  const others = [...all];
  for (const cells of left) {
    const at = others.findIndex((other) => isSame(other, cells));
    if (at >= 0) others.splice(at, 1);
  }
  return [...left.map((cells) => kept(cells, true)), ...others.map((cells) => kept(cells, false))];
}

const isSame = (a: readonly Cell[] | undefined, b: readonly Cell[]) => JSON.stringify(a) === JSON.stringify(b);

/** A number in the place of an expression counts the columns of the result. */
function keyOf(query: Query, words: readonly SqlWord[], written: (words: readonly SqlWord[]) => string): string {
  const [only] = words;
  const item = words.length === 1 && only?.kind === 'number' ? query.items[Number(only.text) - 1] : undefined;
  return `(${item?.text ?? written(words)})`;
}

const withoutBrackets = (text: string) => text.replace(/^\((.*)\)$/s, '$1');

/** What stands there, with expressions in the place of the names that the result gives them. */
function withoutNicknames({ code: program, items }: Query, words: readonly SqlWord[]): string {
  const known = new Map(
    items.flatMap(({ text, nickname }) => (nickname === null ? [] : [[nickname.toLowerCase(), text]])),
  );
  let text = '';
  for (const [at, word] of words.entries()) {
    const [before, next] = [words[at - 1], words[at + 1]];
    const isName = (word.kind === 'word' || word.kind === 'name') && before?.text !== '.' && next?.text !== '.';
    const meant = isName && next?.text !== '(' ? known.get(word.text.toLowerCase()) : undefined;
    text += `${meant === undefined ? program.slice(word.at, word.end) : `(${meant})`}${program.slice(word.end, next?.at ?? word.end)}`;
  }
  return text;
}

/** The calls that make one value of many rows, without those of queries in brackets. */
function aggregatesIn(words: readonly SqlWord[]): SqlWord[][] {
  const found: SqlWord[][] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word, next] = [words[at], words[at + 1]];
    if (!word) continue;
    const end = (from: number) =>
      words.findIndex((one, place) => place > from && one.text === ')' && one.depth === words[from]?.depth);
    if (word.text === '(' && next?.upper === 'SELECT') at = end(at);
    else if (word.kind === 'word' && aggregates.has(word.upper) && next?.text === '(') {
      const close = end(at + 1);
      const given = splitAt(words.slice(at + 2, close), next.depth + 1);
      // Of several values MIN and MAX take one, row by row.
      if (given.length === 1 || !/^M/.test(word.upper)) found.push(words.slice(at, close + 1));
      at = close;
    }
    if (at < 0) break;
  }
  return found;
}

/** Columns of the same name are told apart by their tables. */
function namedColumns(sources: readonly Source[], { columns }: Table, before: QueryStep | undefined) {
  if (!before || sources.length < 2) return { columns };
  const owner = (source: Source | undefined) => source?.name.split(/\s+/).at(-1) ?? '';
  const count = before.columns.length;
  const plain = (name: string) => name.replace(/^.*\./, '');
  // USING and NATURAL put columns together.
  if (columns.length < count || before.columns.some((name, at) => plain(name) !== columns[at])) return { columns };
  const first = sources.length === 2 ? owner(sources[0]) : '';
  return {
    columns: columns.map((name, at) => {
      if (at < count && before.columns[at] !== name) return before.columns[at] ?? name;
      const isTwice = columns.filter((other) => other === name).length > 1;
      if (!isTwice) return name;
      return at >= count ? `${owner(sources.at(-1))}.${name}` : first ? `${first}.${name}` : name;
    }),
  };
}

const rules = new Intl.PluralRules('sk-SK');
const form = (count: number, one: string, few: string, other: string) =>
  ({ one, few, many: other, other })[rules.select(count) as 'one' | 'few' | 'many' | 'other'];
const rowsOf = (count: number) => (count === 1 ? 'riadka' : 'riadkov');
const groupsOf = (count: number) => (count === 1 ? 'skupiny' : 'skupín');

function fromSentence({ name }: Source, count: number): Sentence {
  return say`FROM: tabuľka ${code(name.split(/\s+/)[0] ?? name)} má ${code(counted(count, 'riadok'))}.`;
}

function joinSentence({ name, join }: Source, count: number, before: QueryStep | undefined): Sentence {
  const table = code(name.split(/\s+/)[0] ?? name);
  const counts = ` Predtým ${counted(before?.rows.length ?? 0, 'riadok')}, teraz ${counted(count, 'riadok')}.`;
  if (join === 'every') return [...say`JOIN: každý riadok spojí s\u00A0každým riadkom tabuľky ${table}.`, counts];
  const start = say`JOIN: ku každému riadku pripojí to, čo k\u00A0nemu patrí v\u00A0tabuľke ${table}.`;
  return [...start, counts, ...(join === 'all' ? [' Kde nič nepatrí, je NULL.'] : [])];
}

/** „WHERE: z 12 riadkov ostalo 5.“ */
function whereSentence(clause: string, rows: readonly QueryRow[], more = ''): Sentence {
  const left = rows.filter(({ isOut }) => !isOut).length;
  if (rows.length === 0) return [`${clause}: niet z\u00A0čoho vyberať, riadkov je 0.`];
  const end =
    left === 0 ? 'neostal ani jeden.' : `${form(left, 'ostal', 'ostali', 'ostalo')}\u00A0${formatNumber(left)}.`;
  return [`${clause}: ${outOf(rows.length)}\u00A0${rowsOf(rows.length)} ${end}${more && ` ${more}`}`];
}

function groupSentence(clause: Clause, rows: readonly QueryRow[], keys: SqlWord[][], program: string): Sentence {
  const groups = new Set(rows.map(({ group }) => group)).size;
  const start = `GROUP BY: ${counted(rows.length, 'riadok')} rozdelí do ${formatNumber(groups)}\u00A0${groupsOf(groups)} podľa `;
  return [start, ...joined(keys.map((words) => code(textOf(program, words) || clause.text))), '.'];
}

function havingSentence(rows: readonly QueryRow[]): Sentence {
  const left = rows.filter(({ isOut }) => !isOut).length;
  const end =
    left === 0 ? 'neostala ani jedna' : `${form(left, 'ostala', 'ostali', 'ostalo')}\u00A0${formatNumber(left)}`;
  return [`HAVING: ${outOf(rows.length)}\u00A0${groupsOf(rows.length)} ${end}.`];
}

function selectSentence(
  { columns, rows }: Table,
  before: QueryStep | undefined,
  kind: 'rows' | 'groups' | 'one',
  { items }: Query,
): Sentence {
  if (!before) return [`SELECT: vypočíta ${counted(rows.length, 'riadok')}, tabuľku na to nepotrebuje.`];
  const count = remaining(before).length;
  const from = `${outOf(count)}\u00A0${rowsOf(count)}`;
  if (kind === 'groups')
    return [`SELECT: z\u00A0každej skupiny urobí jeden riadok, spolu ${formatNumber(rows.length)}.`];
  if (kind === 'one') return [`SELECT: ${from} vypočíta jeden riadok.`];
  if (items.some(({ text }) => text === '*')) return [`SELECT: ${from} vezme všetky stĺpce.`];
  const noun = columns.length === 1 ? 'stĺpec' : 'stĺpce';
  return [`SELECT: ${from} vezme ${noun} `, ...joined(columns.map(code)), '.'];
}

function orderSentence(query: Query, clause: Clause, count: number): Sentence {
  const terms = splitAt(clause.words).map((words) => {
    const at = words.findIndex((word) => word.depth === 0 && ['ASC', 'DESC', 'NULLS'].includes(word.upper));
    const isDown = words.some((word) => word.depth === 0 && word.upper === 'DESC');
    const text = textOf(query.code, at < 0 ? words : words.slice(0, at));
    return [code(text), isDown ? ' zostupne' : ' vzostupne'];
  });
  const start = `ORDER BY: ${counted(count, 'riadok')} zoradí podľa `;
  return [start, ...terms.flatMap((term, index) => (index === 0 ? term : [', pri zhode podľa ', ...term])), '.'];
}
