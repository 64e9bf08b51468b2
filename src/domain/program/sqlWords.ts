/** The tables of a database in the order in which they were made, with their columns. */
export type TableNames = [table: string, columns: string[]][];

export interface SqlWord {
  /** `name` stands in double quotes, backticks or square brackets; `sign` is everything that is no word. */
  kind: 'word' | 'name' | 'text' | 'number' | 'sign';
  /** Without quotes. */
  text: string;
  /** Of words of the language: in capitals; otherwise as it is. */
  upper: string;
  at: number;
  /** Behind its last sign. */
  end: number;
  /** 1-based. */
  line: number;
  /** In how many round brackets it stands. */
  depth: number;
}

const pattern =
  /(?<blank>\s+|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$))|(?<text>'(?:[^']|'')*(?:'|$))|(?<name>"(?:[^"]|"")*(?:"|$)|`[^`]*(?:`|$)|\[[^\]]*(?:\]|$))|(?<number>\d+(?:\.\d+)?)|(?<word>[\p{L}_\u0080-\uffff][\p{L}\p{N}_$\u0080-\uffff]*)|(?<sign><=|>=|<>|!=|==|\|\||[\s\S])/gu;

/** What a text in SQL is made of, without room and remarks. */
export function sqlWords(code: string): SqlWord[] {
  const words: SqlWord[] = [];
  let [line, depth] = [1, 0];
  for (const { 0: whole, index, groups = {} } of code.matchAll(pattern)) {
    const [kind = 'sign'] = Object.keys(groups).filter((name) => groups[name] !== undefined);
    if (whole === ')') depth -= 1;
    if (kind !== 'blank') {
      const text = kind === 'text' || kind === 'name' ? whole.replace(/^['"`[]|['"`\]]$/g, '') : whole;
      words.push({
        kind: kind as SqlWord['kind'],
        text,
        upper: kind === 'word' || kind === 'sign' ? whole.toUpperCase() : '',
        at: index,
        end: index + whole.length,
        line,
        depth,
      });
    }
    if (whole === '(') depth += 1;
    line += whole.split('\n').length - 1;
  }
  return words;
}

/** A program's statements, each without the semicolon. */
export function sqlStatements(code: string): SqlWord[][] {
  const statements: SqlWord[][] = [[]];
  for (const word of sqlWords(code)) {
    if (word.kind === 'sign' && word.text === ';') statements.push([]);
    else statements.at(-1)?.push(word);
  }
  return statements.filter((words) => words.length > 0);
}

/** Words that belong to the language: they name nothing. */
export const sqlKeywords = new Set(
  (
    'ADD ALL ALTER AND AS ASC BEGIN BETWEEN BY CASE CHECK COMMIT CREATE CROSS DEFAULT DELETE DESC DISTINCT DROP ELSE END EXISTS FOREIGN FROM FULL ' +
    'GROUP HAVING IF IN INNER INSERT INTO IS JOIN KEY LEFT LIKE LIMIT NATURAL NOT NULL OFFSET ON OR ORDER OUTER PRIMARY RECURSIVE REFERENCES RIGHT ' +
    'ROLLBACK SELECT SET TABLE THEN TRANSACTION UNION UNIQUE UPDATE USING VALUES VIEW WHEN WHERE WITH'
  ).split(' '),
);

export const isKeyword = (word: SqlWord | undefined): boolean => word?.kind === 'word' && sqlKeywords.has(word.upper);

/** The tables that a statement names behind FROM, JOIN, INTO and UPDATE, with their nicknames. */
export function namedTables(words: readonly SqlWord[]): { table: string; nickname: string | null }[] {
  return words.flatMap((word, at) => {
    const before = words[at - 1];
    const isNamed = word.kind === 'word' || word.kind === 'name';
    if (!isNamed || isKeyword(word) || !before) return [];
    const isFirst = before.kind === 'word' && ['FROM', 'JOIN', 'INTO', 'UPDATE'].includes(before.upper);
    const isNext = before.text === ',' && behindFrom(words, at);
    if (!isFirst && !isNext) return [];
    const [next, after] = words.slice(at + 1, at + 3);
    const nick = next?.upper === 'AS' ? after : next;
    const nickname = nick?.kind === 'word' && !isKeyword(nick) ? nick.text : null;
    return [{ table: word.text, nickname }];
  });
}

/** The last word of a query's order before a place is FROM. */
function behindFrom(words: readonly SqlWord[], at: number): boolean {
  const depth = words[at]?.depth;
  const last = words.slice(0, at).findLast((word) => word.depth === depth && isKeyword(word) && word.upper !== 'AS');
  return last?.upper === 'FROM';
}
