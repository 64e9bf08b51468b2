import { closest, plain } from './closest.ts';
import type { Said } from './run.ts';
import { isKeyword, namedTables, type SqlWord, sqlKeywords, sqlStatements, type TableNames } from './sqlWords.ts';

type Note = Said & { line: number };

/** One that looks at a statement whose first words are these. */
type Look = (words: SqlWord[], names: TableNames) => Note | null;

const note = (word: SqlWord | undefined, what: string, hint: string): Note => ({ line: word?.line ?? 1, what, hint });

/** What SQLite has done without a word, although it was hardly meant so: the first such thing; `null` where there is none. */
export function sqlNote(program: string, names: TableNames): Note | null {
  for (const words of sqlStatements(program)) {
    for (const look of looks) {
      const found = look(words, names);
      if (found) return found;
    }
  }
  return null;
}

const comparisons = ['=', '==', '<>', '!=', '<', '>', '<=', '>='];
const aggregates = ['COUNT', 'SUM', 'AVG', 'MIN', 'MAX', 'TOTAL', 'GROUP_CONCAT'];
const isComparison = (word: SqlWord | undefined) => word?.kind === 'sign' && comparisons.includes(word.text);
const isWord = (word: SqlWord | undefined, ...wanted: string[]) => word?.kind === 'word' && wanted.includes(word.upper);
const columnsOf = (names: TableNames) => new Set(names.flatMap(([, columns]) => columns.map(plain)));

/** The words of a part of the outer query: from behind its name to the next part. */
function part(words: SqlWord[], name: string): SqlWord[] {
  const start = words.findIndex((word) => word.depth === 0 && isWord(word, name));
  if (start < 0) return [];
  const rest = words.slice(start + 1);
  const parts = ['FROM', 'WHERE', 'GROUP', 'HAVING', 'ORDER', 'LIMIT', 'UNION', 'EXCEPT', 'INTERSECT'];
  const end = rest.findIndex((word) => word.depth === 0 && isWord(word, ...parts));
  return end < 0 ? rest : rest.slice(0, end);
}

/** What stands between the commas of the outer query. */
function items(words: SqlWord[]): SqlWord[][] {
  const found: SqlWord[][] = [[]];
  for (const word of words) {
    if (word.text === ',' && word.depth === 0 && word.kind === 'sign') found.push([]);
    else found.at(-1)?.push(word);
  }
  return found.filter((item) => item.length > 0);
}

/** Without the queries in brackets, which have summaries of their own. */
function withoutNested(words: SqlWord[]): SqlWord[] {
  let inside: number | null = null;
  return words.filter(({ text, depth }, at) => {
    if (inside === null && text === '(' && isWord(words[at + 1], 'SELECT')) inside = depth;
    const isOwn = inside === null;
    if (text === ')' && depth === inside) inside = null;
    return isOwn;
  });
}

const hasAggregate = (words: SqlWord[]) =>
  words.some((word, at) => isWord(word, ...aggregates) && words[at + 1]?.text === '(');

const comparedWithNull: Look = (words) => {
  if (isWord(words[0], 'UPDATE') && !words.some((word) => isWord(word, 'WHERE'))) return null;
  const from = words.findIndex((word) => isWord(word, 'WHERE', 'HAVING', 'ON'));
  const at = words.findIndex(
    (word, place) => place > from && from >= 0 && isWord(word, 'NULL') && isComparison(words[place - 1]),
  );
  if (at < 0) return null;
  const wanted = ['<>', '!='].includes(words[at - 1]?.text ?? '') ? 'IS NOT NULL' : 'IS NULL';
  return note(
    words[at],
    `porovnanie ${words[at - 1]?.text} NULL neplatí pre nijaký riadok`,
    `NULL znamená, že hodnotu nevieme. Pýtame sa naň slovami ${wanted}.`,
  );
};

/** The words behind a JOIN, to the next part. */
const condition = (words: SqlWord[], at: number): SqlWord[] => {
  const rest = words.slice(at + 1);
  const depth = words[at]?.depth ?? 0;
  const end = rest.findIndex(
    (word) =>
      word.depth < depth ||
      (word.depth === depth && isWord(word, 'JOIN', 'LEFT', 'INNER', 'WHERE', 'GROUP', 'ORDER', 'HAVING', 'LIMIT')),
  );
  return end < 0 ? rest : rest.slice(0, end);
};

const nullInApostrophes: Look = (words) => {
  const at = words.findIndex(
    ({ kind, text }, place) => kind === 'text' && text === 'NULL' && isComparison(words[place - 1]),
  );
  if (at < 0) return null;
  const wanted = ['<>', '!='].includes(words[at - 1]?.text ?? '') ? 'IS NOT NULL' : 'IS NULL';
  return note(
    words[at],
    "'NULL' v apostrofoch je obyčajný text",
    `Na prázdnu hodnotu sa pýtame bez nich, slovami ${wanted}.`,
  );
};

const slovakDate: Look = (words) => {
  const at = words.findIndex(
    ({ kind, text }, place) =>
      kind === 'text' && /^\d{1,2}\.\s?\d{1,2}\.\s?\d{4}$/.test(text) && isComparison(words[place - 1]),
  );
  const [day = '', month = '', year = ''] = words[at]?.text.split(/\.\s?/) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return at < 0 ? null : note(words[at], 'dátum je zapísaný po slovensky', `V databáze sa píše najprv rok: '${date}'.`);
};

const joinedSettings: Look = (words) => {
  const set = words.findIndex((word) => isWord(word, 'SET'));
  if (!isWord(words[0], 'UPDATE') || set < 0) return null;
  const where = words.findIndex((word) => isWord(word, 'WHERE'));
  const and = words
    .slice(set, where < 0 ? undefined : where)
    .find((word, at, own) => word.depth === 0 && isWord(word, 'AND') && own[at + 2]?.text === '=');
  return and
    ? note(
        and,
        'v SET stojí AND namiesto čiarky',
        'AND z oboch urobí jednu podmienku a uloží 0 alebo 1. Zmeny oddeľuje čiarka.',
      )
    : null;
};

const bothKeys: Look = (words, names) => {
  for (const [at, word] of words.entries()) {
    if (!isWord(word, 'ON')) continue;
    const own = condition(words, at).filter(({ text }) => text !== '(' && text !== ')');
    const [, , one, sign, , , two] = own;
    if (own.length !== 7 || sign?.text !== '=' || one?.text !== 'id' || two?.text !== 'id') continue;
    const tables = namedTables(words).map(({ table }) => plain(table));
    const ours = names.filter(([table]) => tables.includes(plain(table)));
    const others = ours.flatMap(([, columns]) => columns).filter((column) => /_id$/.test(column));
    if (others.length === 0) continue;
    return note(
      one,
      'spájajú sa dva stĺpce id',
      `Každý z nich čísluje vlastné riadky. Na riadok druhej tabuľky odkazuje stĺpec ako ${others[0]}.`,
    );
  }
  return null;
};

/** The tables that are joined by LEFT JOIN, as the query calls them. */
function leftJoined(words: SqlWord[]): Set<string> {
  const found = words.flatMap((word, at) => {
    const isLeft = isWord(word, 'JOIN') && (isWord(words[at - 1], 'LEFT') || isWord(words[at - 2], 'LEFT'));
    return isLeft ? [words[at + 1]?.text ?? ''] : [];
  });
  return new Set(
    namedTables(words).flatMap(({ table, nickname }) => (found.includes(table) ? [plain(nickname ?? table)] : [])),
  );
}

const lostByWhere: Look = (words) => {
  const joined = leftJoined(words);
  const where = part(words, 'WHERE');
  if (joined.size === 0 || where.some((word) => isWord(word, 'OR', 'NULL'))) return null;
  const column = where.find(
    (word, at) => joined.has(plain(word.text)) && where[at + 1]?.text === '.' && isComparison(where[at + 3]),
  );
  return column
    ? note(
        column,
        `podmienka za WHERE vyradí riadky bez ${column.text}`,
        'LEFT JOIN ich nechal s prázdnou hodnotou. Ak majú ostať, podmienka patrí za ON.',
      )
    : null;
};

const countedEmpty: Look = (words) => {
  const at = words.findIndex((word, place) => isWord(word, 'COUNT') && words[place + 2]?.text === '*');
  const [table] = leftJoined(words);
  if (at < 0 || !table || !words.some((word) => isWord(word, 'GROUP')) || part(words, 'WHERE').length > 0) return null;
  return note(
    words[at],
    'COUNT(*) pri LEFT JOIN počíta aj prázdny riadok',
    `Kto nemá nijaký riadok v druhej tabuľke, má 1 namiesto 0. Počítaj jej stĺpec, napríklad COUNT(${table}.id).`,
  );
};

const wholeDivision: Look = (words) => {
  const at = words.findIndex(
    (word, place) =>
      isWord(word, 'SUM') &&
      words[place + 4]?.text === '/' &&
      isWord(words[place + 5], 'COUNT') &&
      words[place + 3]?.text === ')',
  );
  return at < 0
    ? null
    : note(
        words[at],
        'SUM / COUNT môže zahodiť desatinnú časť',
        'Delenie dvoch celých čísel dáva celé číslo. Priemer počíta presne AVG.',
      );
};

const withoutWhere: Look = ([first, ...rest]) =>
  isWord(first, 'UPDATE', 'DELETE') && !rest.some((word) => isWord(word, 'WHERE'))
    ? note(
        first,
        `${first?.upper} bez podmienky platí pre všetky riadky`,
        'Ak to nemali byť všetky, doplň WHERE. Pri ďalšom spustení je databáza opäť pôvodná.',
      )
    : null;

const withoutOn: Look = (words) => {
  const joins = [...words.entries()].flatMap(([at, word]) => (isWord(word, 'JOIN') ? [at] : []));
  for (const at of joins) {
    if (isWord(words[at - 1], 'CROSS', 'NATURAL')) continue;
    const { depth } = words[at] ?? { depth: 0 };
    if (condition(words, at).some((word) => word.depth === depth && isWord(word, 'ON', 'USING'))) continue;
    // Its condition may stand behind a later one.
    const called = [words[at + 1]?.text, words[at + 2]?.text, words[at + 3]?.text];
    const later = words.findIndex((word, place) => place > at && isWord(word, 'ON'));
    const isNamed = ({ text }: SqlWord, place: number, own: SqlWord[]) =>
      called.includes(text) && own[place + 1]?.text === '.';
    if (later >= 0 && condition(words, later).some(isNamed)) continue;
    return note(
      words[at],
      'za JOIN chýba podmienka ON',
      'Bez nej sa spojí každý riadok s každým. Napíš, ktoré stĺpce sa majú rovnať.',
    );
  }
  if (joins.length > 0) return null;
  const tables = items(part(words, 'FROM'));
  if (tables.length < 2 || words.some((word) => isWord(word, 'WHERE'))) return null;
  return note(
    tables[1]?.[0],
    'tabuľky sú vymenované bez podmienky, ktorá ich spája',
    'Spojí sa každý riadok s každým. Použi JOIN a ON.',
  );
};

const missingComma: Look = (words, names) => {
  if (!isWord(words[0], 'SELECT')) return null;
  const columns = columnsOf(names);
  for (const item of items(part(words, 'SELECT'))) {
    const [last, before] = [item.at(-1), item.at(-2)];
    if (!last || !before || last.kind !== 'word' || isWord(before, 'AS', 'DISTINCT') || before.text === '.') continue;
    const isPair = before.kind === 'word' && !isKeyword(before);
    if (isPair && columns.has(plain(last.text))) {
      return note(
        last,
        `medzi ${before.text} a ${last.text} asi chýba čiarka`,
        `Bez nej je ${last.text} len nový nadpis stĺpca ${before.text}.`,
      );
    }
  }
  return null;
};

/** A word of the language with a slip of the pen becomes the nickname of the table before it. */
const nicknames: Look = (words) => {
  for (const { nickname } of namedTables(words)) {
    const meant = nickname && nickname.length > 2 && closest(nickname, sqlKeywords);
    if (!meant || sqlKeywords.has(nickname.toUpperCase())) continue;
    const at = words.findIndex(({ text }) => text === nickname);
    if (isWord(words[at - 1], 'AS')) continue;
    return note(words[at], `slovo ${nickname} si databáza vyložila ako prezývku tabuľky`, `Nemá tam byť ${meant}?`);
  }
  return null;
};

const doubleQuoted: Look = (words, names) => {
  const known = new Set([...columnsOf(names), ...names.map(([table]) => plain(table))]);
  const at = words.findIndex(
    (word, place) =>
      word.kind === 'name' &&
      !known.has(plain(word.text)) &&
      (isComparison(words[place - 1]) || isWord(words[place - 1], 'LIKE')),
  );
  return at < 0
    ? null
    : note(
        words[at],
        `text ${words[at]?.text} je v úvodzovkách`,
        `SQLite to odpustí, iné databázy nie: v SQL patrí text do apostrofov, '${words[at]?.text}'.`,
      );
};

const columnInApostrophes: Look = (words, names) => {
  const columns = columnsOf(names);
  const at = words.findIndex(
    (word, place) =>
      word.kind === 'text' &&
      columns.has(plain(word.text)) &&
      (isComparison(words[place + 1]) ||
        isWord(words[place + 1], 'LIKE', 'IS') ||
        isWord(words[place - 1], 'BY', 'SELECT')),
  );
  if (at < 0) return null;
  const name = words[at]?.text;
  return note(
    words[at],
    `'${name}' v apostrofoch je text, nie stĺpec`,
    `Názov stĺpca sa píše bez apostrofov: ${name}.`,
  );
};

const textAlone: Look = (words) => {
  const at = words.findIndex(
    (word, place) =>
      word.kind === 'text' &&
      isWord(words[place - 1], 'OR', 'AND') &&
      !isComparison(words[place + 1]) &&
      !words.slice(Math.max(0, place - 3), place).some((before) => isWord(before, 'BETWEEN')),
  );
  return at < 0
    ? null
    : note(
        words[at],
        `za slovom ${words[at - 1]?.upper} chýba stĺpec`,
        `Na oboch stranách má byť celá podmienka: stĺpec = '${words[at]?.text}'.`,
      );
};

const twoValuesAtOnce: Look = (words) => {
  const where = part(words, 'WHERE');
  if (where.some((word) => isWord(word, 'OR'))) return null;
  for (const [at, word] of where.entries()) {
    const [, sign, value, and, ...behind] = where.slice(at, at + 9);
    // `z.trieda`
    const [other, otherSign, otherValue] = behind[1]?.text === '.' ? behind.slice(2) : behind;
    const isSame = word.kind === 'word' && other?.text === word.text && sign?.text === '=' && otherSign?.text === '=';
    if (isSame && isWord(and, 'AND') && value?.kind === 'text' && otherValue && otherValue.text !== value.text) {
      return note(
        and,
        `${word.text} nemôže mať dve hodnoty naraz`,
        'AND chce, aby platili obe podmienky v jednom riadku. Ak stačí jedna, píš OR.',
      );
    }
  }
  return null;
};

const joinedTexts: Look = (words) => {
  const where = part(words, 'WHERE');
  const sign = where.find(({ kind, text }, at) => kind === 'sign' && text === '||' && isComparison(where[at + 2]));
  return sign ? note(sign, 'znaky || spájajú texty', '„Alebo“ sa v SQL píše slovom OR.') : null;
};

const addedTexts: Look = (words) => {
  const isText = (word: SqlWord | undefined) => word?.kind === 'text' && !/^\s*\d/.test(word.text);
  const sign = words.find(
    ({ kind, text }, at) => kind === 'sign' && text === '+' && (isText(words[at - 1]) || isText(words[at + 1])),
  );
  return sign ? note(sign, 'znak + texty nespája, spočíta ich ako čísla', 'Texty spájajú dve zvislé čiary: ||.') : null;
};

/** `2026-04-01` */
const subtractedDate: Look = (words) => {
  const at = words.findIndex((word, place) => {
    const five = words.slice(place, place + 5);
    const isClose = five.every((one, index) => index === 0 || one.at === five[index - 1]?.end);
    return isClose && /^\d{4}-\d{1,2}-\d{1,2}$/.test(five.map(({ text }) => text).join('')) && word.kind === 'number';
  });
  const date = words
    .slice(at, at + 5)
    .map(({ text }) => text)
    .join('');
  return at < 0
    ? null
    : note(words[at], `${date} bez apostrofov je odčítanie`, `Dátum je text, patrí do apostrofov: '${date}'.`);
};

const wrongWay: Look = (words) => {
  const at = words.findIndex((word) => isWord(word, 'BETWEEN'));
  const [low, , high] = words.slice(at + 1, at + 4);
  if (at < 0 || low?.kind !== 'number' || high?.kind !== 'number' || Number(low.text) <= Number(high.text)) return null;
  return note(low, 'za BETWEEN je najprv väčšie číslo', `Menšie patrí dopredu: BETWEEN ${high.text} AND ${low.text}.`);
};

const patterns: Look = (words) => {
  for (const [at, word] of words.entries()) {
    if (word.kind !== 'text') continue;
    const before = words[at - 1];
    if (isWord(before, 'LIKE') && word.text.includes('*')) {
      return note(word, 'hviezdička za LIKE je obyčajný znak', 'Ľubovoľne dlhý kus textu zastupuje percento: %.');
    }
    if (isWord(before, 'LIKE') && !/[%_]/.test(word.text)) {
      return note(word, 'za LIKE nie je znak %', `Nájde sa len celý text. „Začína sa na“ sa píše '${word.text}%'.`);
    }
    if ((before?.text === '=' || before?.text === '<>') && word.text.includes('%')) {
      return note(word, `znak % pri ${before.text} nič nezastupuje`, 'Na hľadanie časti textu je slovo LIKE.');
    }
  }
  return null;
};

const columnBesideAggregate: Look = (words) => {
  if (!isWord(words[0], 'SELECT')) return null;
  const selected = part(words, 'SELECT');
  const isGrouped = words.some((word) => word.depth === 0 && isWord(word, 'GROUP'));
  const own = withoutNested(selected);
  if (!hasAggregate(own) && !isGrouped) return null;
  const groups = new Set(part(words, 'GROUP').map(({ text }) => plain(text)));
  for (const item of items(selected)) {
    const column = item.findLast(
      ({ kind, depth }, at) => kind === 'word' && depth === 0 && !isWord(item[at - 1], 'AS'),
    );
    const isPlain = item.every((word) => word.depth === 0 && word.text !== '(');
    if (!column || !isPlain || isKeyword(column)) continue;
    const alias = isWord(item.at(-2), 'AS') ? item.at(-1)?.text : undefined;
    if (isGrouped) {
      // Who groups by a key may show what belongs to it.
      if ([...groups].some((name) => name === 'id' || /^\d+$/.test(name))) return null;
      if (groups.has(plain(column.text)) || (alias && groups.has(plain(alias)))) continue;
      return note(
        column,
        `stĺpec ${column.text} nie je za GROUP BY`,
        'V skupine má viac hodnôt a SQLite ukáže ľubovoľnú z nich. Zoskup aj podľa neho, alebo ho vynechaj.',
      );
    }
    const [extreme, ...others] = own.filter((word) => isWord(word, ...aggregates));
    if (others.length === 0 && isWord(extreme, 'MIN', 'MAX')) {
      return note(
        column,
        `stĺpec ${column.text} je vedľa súhrnu ${extreme?.upper}`,
        'SQLite ukáže riadok, z ktorého súhrn je, iné databázy taký dopyt odmietnu.',
      );
    }
    return note(
      column,
      `stĺpec ${column.text} vedľa súhrnu ukazuje ľubovoľný riadok`,
      `Súhrn je jeden za všetky riadky. Ak má byť pre každú hodnotu zvlášť, doplň GROUP BY ${column.text}.`,
    );
  }
  return null;
};

const looks: readonly Look[] = [
  nicknames,
  comparedWithNull,
  nullInApostrophes,
  slovakDate,
  joinedSettings,
  withoutWhere,
  withoutOn,
  bothKeys,
  lostByWhere,
  countedEmpty,
  wholeDivision,
  missingComma,
  columnInApostrophes,
  doubleQuoted,
  textAlone,
  twoValuesAtOnce,
  joinedTexts,
  addedTexts,
  subtractedDate,
  wrongWay,
  patterns,
  columnBesideAggregate,
];
