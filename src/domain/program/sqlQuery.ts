import { isKeyword, type SqlWord, sqlStatements } from './sqlWords.ts';

/** Where something stands in a program. */
export interface Range {
  from: number;
  to: number;
}

/** A table behind FROM, and how it comes to those before it. */
export interface Source extends Range {
  /** The table alone, with its nickname. */
  name: string;
  /** `every`: each row with each row. */
  join: 'first' | 'matching' | 'all' | 'every';
}

/** One column of the result, or `*`. */
export interface Item {
  text: string;
  nickname: string | null;
}

/** What stands behind the words that begin a clause. */
export interface Clause extends Range {
  /** From the first of those words to the end. */
  text: string;
  words: readonly SqlWord[];
}

/** A single SELECT, in its clauses. */
export interface Query {
  code: string;
  select: Clause;
  isDistinct: boolean;
  items: Item[];
  from: Clause | null;
  sources: Source[];
  where: Clause | null;
  groupBy: Clause | null;
  having: Clause | null;
  orderBy: Clause | null;
  limit: Clause | null;
}

/** Why a program cannot be gone through. */
export interface Refused {
  why: string;
}

const refusals = {
  statement: 'Krokovať sa dá jeden príkaz SELECT. Iné príkazy tabuľky menia, nie skladajú.',
  many: 'Krokovať sa dá iba jeden príkaz naraz. Nechaj v\u00A0kóde jeden SELECT.',
  with: 'Dopyt sa začína slovom WITH, teda je v\u00A0ňom viac dopytov. Krokovať sa dá iba jeden.',
  union: 'Dopyt spája výsledky viacerých príkazov SELECT. Krokovať sa dá iba jeden.',
  window: 'Dopyt používa okno (OVER) a\u00A0to sa na tieto kroky rozložiť nedá.',
  inner: 'Za FROM je ďalší dopyt v\u00A0zátvorke. Krokovať sa dá iba dopyt, ktorý číta priamo z\u00A0tabuliek.',
};

const starts = ['SELECT', 'FROM', 'WHERE', 'GROUP', 'HAVING', 'ORDER', 'LIMIT'] as const;
type Start = (typeof starts)[number];

const joinWords = new Set(['NATURAL', 'LEFT', 'RIGHT', 'FULL', 'OUTER', 'INNER', 'CROSS', 'JOIN']);
const isWord = (word: SqlWord | undefined, ...uppers: string[]) => word?.kind === 'word' && uppers.includes(word.upper);
const isSign = (word: SqlWord | undefined, sign: string) => word?.kind === 'sign' && word.text === sign;

/** Splits a program that is one SELECT; otherwise says why it is not that. */
export function readQuery(code: string): Query | Refused {
  const statements = sqlStatements(code);
  const [words = []] = statements;
  if (statements.length > 1) return { why: refusals.many };
  if (isWord(words[0], 'WITH')) return { why: refusals.with };
  if (!isWord(words[0], 'SELECT')) return { why: refusals.statement };
  if (words.some((word) => word.depth === 0 && isWord(word, 'UNION', 'INTERSECT', 'EXCEPT')))
    return { why: refusals.union };
  if (words.some((word, at) => isWord(word, 'OVER') && isSign(words[at - 1], ')'))) return { why: refusals.window };

  const clauses = new Map<Start, Clause>();
  const places = words.flatMap((word, at) => (startsClause(words, at) ? [{ start: word.upper as Start, at }] : []));
  for (const [index, { start, at }] of places.entries()) {
    const all = words.slice(at, places[index + 1]?.at ?? words.length);
    clauses.set(start, clauseOf(code, all, start === 'GROUP' || start === 'ORDER' ? 2 : 1));
  }
  const select = clauses.get('SELECT');
  if (!select) return { why: refusals.statement };
  const from = clauses.get('FROM') ?? null;
  const sources = from ? sourcesOf(code, from) : [];
  if (sources.some(({ name }) => name.startsWith('('))) return { why: refusals.inner };
  const isDistinct = isWord(select.words[0], 'DISTINCT');
  return {
    code,
    select,
    isDistinct,
    items: splitAt(isDistinct || isWord(select.words[0], 'ALL') ? select.words.slice(1) : select.words).map((words) =>
      itemOf(code, words),
    ),
    from,
    sources,
    where: clauses.get('WHERE') ?? null,
    groupBy: clauses.get('GROUP') ?? null,
    having: clauses.get('HAVING') ?? null,
    orderBy: clauses.get('ORDER') ?? null,
    limit: clauses.get('LIMIT') ?? null,
  };
}

function startsClause(words: readonly SqlWord[], at: number): boolean {
  const word = words[at];
  if (word?.depth !== 0 || !isWord(word, ...starts)) return false;
  if (isWord(word, 'GROUP', 'ORDER')) return isWord(words[at + 1], 'BY');
  if (isWord(word, 'SELECT')) return at === 0;
  // `a IS DISTINCT FROM b` compares.
  return !(isWord(word, 'FROM') && isWord(words[at - 1], 'DISTINCT') && isWord(words[at - 2], 'IS', 'NOT'));
}

function clauseOf(code: string, all: readonly SqlWord[], heads: number): Clause {
  const words = all.slice(heads);
  return { from: all[0]?.at ?? 0, to: all.at(-1)?.end ?? 0, text: textOf(code, words), words };
}

/** What stands in the program, from the first word to the last: no remark ends it. */
export function textOf(code: string, words: readonly SqlWord[]): string {
  return code.slice(words[0]?.at ?? 0, words.at(-1)?.end ?? 0);
}

/** What stands between commas. */
export function splitAt(words: readonly SqlWord[], depth = 0): SqlWord[][] {
  const parts: SqlWord[][] = [[]];
  for (const word of words) {
    if (word.depth === depth && isSign(word, ',')) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts;
}

function sourcesOf(code: string, { words }: Clause): Source[] {
  // Each begins with what joins it: a comma, or the words up to JOIN.
  const begins = words.flatMap((word, at) => {
    if (word.depth !== 0) return [];
    if (isSign(word, ',')) return [at];
    const isJoin = word.kind === 'word' && joinWords.has(word.upper);
    const before = words[at - 1];
    return isJoin && !(before?.kind === 'word' && joinWords.has(before.upper)) ? [at] : [];
  });
  return [0, ...begins].map((at, index) => {
    const all = words.slice(at, begins[index] ?? words.length);
    const first = all.findIndex((word) => !isSign(word, ',') && !(word.kind === 'word' && joinWords.has(word.upper)));
    const how = all.slice(0, Math.max(0, first)).map(({ upper }) => upper);
    const rest = all.slice(first);
    const condition = rest.findIndex((word) => word.depth === 0 && isWord(word, 'ON', 'USING'));
    const named = condition < 0 ? rest : rest.slice(0, condition);
    const isMatched = condition >= 0 || how.includes('NATURAL');
    const isAll = ['LEFT', 'RIGHT', 'FULL'].some((word) => how.includes(word));
    return {
      name: textOf(code, named),
      join: index === 0 ? 'first' : isMatched ? (isAll ? 'all' : 'matching') : 'every',
      from: all[0]?.at ?? 0,
      to: all.at(-1)?.end ?? 0,
    };
  });
}

function itemOf(code: string, words: readonly SqlWord[]): Item {
  const last = words.at(-1);
  const before = words.at(-2);
  const isName = (last?.kind === 'word' && !isKeyword(last)) || last?.kind === 'name' || last?.kind === 'text';
  if (!last || !before || !isName || last.depth !== 0) return { text: textOf(code, words), nickname: null };
  if (isWord(before, 'AS')) return { text: textOf(code, words.slice(0, -2)), nickname: last.text };
  const endsValue =
    ['number', 'text', 'name'].includes(before.kind) ||
    isSign(before, ')') ||
    isWord(before, 'END', 'NULL') ||
    (before.kind === 'word' && !isKeyword(before) && !isWord(before, 'COLLATE', 'GLOB', 'REGEXP', 'MATCH'));
  return endsValue
    ? { text: textOf(code, words.slice(0, -1)), nickname: last.text }
    : { text: textOf(code, words), nickname: null };
}
