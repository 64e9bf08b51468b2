import { closest, plain } from './closest.ts';
import type { Mend, ProgramError, Said } from './run.ts';
import { isKeyword, namedTables, type SqlWord, sqlKeywords, sqlWords, type TableNames } from './sqlWords.ts';

/** A statement that failed, as it was written, and the database that it met. */
interface Failed {
  /** The statement, which begins in the program at `from`. */
  text: string;
  from: number;
  words: SqlWord[];
  names: TableNames;
  /** The place of the word that the message names, or the length where it names none. */
  at: number;
  /** A semicolon in the middle of a query. */
  isFollowedByFrom: boolean;
}

type Rule = readonly [pattern: RegExp, explain: (failed: Failed, ...found: string[]) => Said];

const say = (what: string, hint: string, mend?: Mend | null): Said => ({ what, hint, ...(mend && { mend }) });
const list = new Intl.ListFormat('sk-SK', { type: 'conjunction' });

/** SQLite's message with the line of the word that it names, and in Slovak where we know what it means. */
export function explainSqlError(
  error: ProgramError,
  statement: string,
  names: TableNames,
  program = statement,
): ProgramError {
  const [words, isFollowedByFrom] = firstStatement(statement);
  const { message } = error;
  const [, named] = /^near "([\s\S]*)": syntax error$|^unrecognized token: "([\s\S]*)"$/.exec(message) ?? [];
  const token =
    named ?? /^(?:no such column|ambiguous column name|no such table|no such function): (.+)$/.exec(message)?.[1];
  const at =
    otherPlace(words, statement, message) ??
    (token === undefined ? words.length : placeOf(words, token, message.startsWith('near')));
  const from = startOf(statement, program, error.line);
  const failed = { text: statement, from, words, names, at, isFollowedByFrom };
  const found = rules.map(([pattern, explain]) => {
    const match = pattern.exec(message);
    return match && (() => explain(failed, ...match.slice(1)));
  });
  const said = found.find((explain) => explain !== null)?.();
  const first = words[0];
  const line = error.line === null ? null : error.line + (words[at]?.line ?? first?.line ?? 1) - (first?.line ?? 1);
  return { ...error, line, ...(said && { said }) };
}

/** What a message names otherwise than by a word of its own. */
function otherPlace(words: SqlWord[], statement: string, message: string): number | null {
  const [, token] = /^unrecognized token: "([\s\S]*)"$/.exec(message) ?? [];
  const found = (place: number) => (place < 0 ? null : place);
  if (token !== undefined) {
    const from = statement.indexOf(token);
    return found(words.findIndex(({ end }) => end > from));
  }
  const [, aggregate] = /^misuse of aggregate(?: function)?:? ?(\w+)\(\)$/.exec(message) ?? [];
  const start = words.findIndex(({ upper, depth }) => depth === 0 && (upper === 'WHERE' || upper === 'ON'));
  if (aggregate) return found(words.findIndex(({ text }, place) => place > start && text.toUpperCase() === aggregate));
  return /HAVING/.test(message) ? found(words.findIndex(({ upper }) => upper === 'HAVING')) : null;
}

/** Where a statement begins in its program: of several that are the same, on its line. */
function startOf(statement: string, program: string, line: number | null): number {
  let at = program.indexOf(statement);
  while (at >= 0 && line !== null && program.slice(0, at).split('\n').length < line)
    at = program.indexOf(statement, at + 1);
  return Math.max(0, at);
}

/** Words in the place of others, in the program. */
const instead = ({ from }: Failed, first: SqlWord, text: string, last = first): Mend => ({
  from: from + first.at,
  to: from + last.end,
  text,
});

/** What is written behind a word. */
const behind = ({ from }: Failed, word: SqlWord, text: string): Mend => ({
  from: from + word.end,
  to: from + word.end,
  text,
});

/** What cannot be read is told with everything behind it. */
function firstStatement(code: string): [words: SqlWord[], isFollowedByFrom: boolean] {
  const words = sqlWords(code);
  const end = words.findIndex(({ text, kind }) => kind === 'sign' && text === ';');
  return end < 0 ? [words, false] : [words.slice(0, end + 1), words[end + 1]?.upper === 'FROM'];
}

/** What is said about a query that found too much, or took too long. */
export function explainSqlLimit(limit: 'time' | 'output'): Said {
  return limit === 'output'
    ? say('dopyt našiel priveľa', 'Zastavili sme ho po tisícom riadku. Nechýba pri spojení tabuliek podmienka za ON?')
    : say('dopyt bežal priveľmi dlho', 'Po sekunde sme ho zastavili. Nevolá dopyt sám seba bez konca?');
}

/** Where the word of a message stands. The parser stops at its last place that could be meant; a name is unknown at its first. */
function placeOf(words: SqlWord[], token: string, isParser: boolean): number {
  const wanted = token.replace(/^.*\./, '').replace(/^['"]|['"]$/g, '');
  const places = words.flatMap(({ text }, at) => (text === token || text === wanted ? [at] : []));
  if (!isParser) return places[0] ?? words.length;
  return places.find((at) => cannotStand(words, at)) ?? places.at(-1) ?? words.length;
}

/** Whether a word is plainly wrong where it stands; of two equal ones the first may be right. */
function cannotStand(words: SqlWord[], at: number): boolean {
  const [word, before] = [words[at], words[at - 1]];
  if (!word || !before) return !isKeyword(word);
  if (['ORDER', 'GROUP'].includes(before.upper)) return word.upper !== 'BY';
  if (word.text === ')') return word.depth < 0 || before.text === ',';
  const earlier = words.slice(0, at).filter(({ depth, kind }) => depth === word.depth && kind === 'word');
  const rank = order.indexOf(word.upper);
  if (rank >= 0)
    return earlier.some(({ upper }) => order.indexOf(upper) >= rank) || before.text === ',' || isKeyword(before);
  if (word.text === ',') return earlier.at(-1)?.upper === 'WHERE';
  if (word.kind === 'sign') return before.kind === 'sign' && before.text !== ')';
  return before.kind !== 'sign' && !isKeyword(before);
}

/** The parts of a query, in their order. */
const order = ['SELECT', 'FROM', 'WHERE', 'GROUP', 'HAVING', 'ORDER', 'LIMIT'];
const wholeOrder = 'Poradie častí je SELECT, FROM, WHERE, GROUP BY, HAVING, ORDER BY, LIMIT.';

const functions = [
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

const types = new Set(['INTEGER', 'TEXT', 'REAL', 'BLOB', 'NUMERIC', 'ANY', 'STRICT']);

/** Whether a word stands where a value does: behind a sign that compares. */
function isCompared(words: SqlWord[], at: number): boolean {
  const before = words[at - 1];
  return before?.upper === 'LIKE' || ['=', '<>', '!=', '==', '<', '>', '<=', '>='].includes(before?.text ?? '');
}

const slovakFunctions: Record<string, string> = {
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
function misspelt(words: SqlWord[], at: number, names: TableNames): { word: SqlWord; meant: string } | null {
  const known = new Set(names.flatMap(([table, columns]) => [table, ...columns]).map(plain));
  for (const word of words.slice(0, at + 1).reverse()) {
    if (word.kind !== 'word' || sqlKeywords.has(word.upper) || known.has(plain(word.text))) continue;
    if (types.has(word.upper) || isCompared(words, words.indexOf(word))) continue;
    const meant = closest(word.text, sqlKeywords);
    if (meant && word.text.length > 2) return { word, meant };
  }
  return null;
}

const is = (one: SqlWord | undefined, ...texts: string[]) => one !== undefined && texts.includes(one.upper || one.text);

/** A word or a sign that is wrong by itself. */
function wrongWord(failed: Failed): Said | null {
  const { words, names, at } = failed;
  const word = words[at];
  const before = words[at - 1];
  const near = word?.text ?? '';
  if (words.some(({ text }) => wordQuotes.test(text))) return wrongQuotes(failed);
  if (at === 0 && near === '.') {
    return say('príkazy s bodkou databáza nepozná', 'Patria programu sqlite3. Tu stačí dopyt, napríklad SELECT.');
  }
  if (isCompared(words, at - 1) && isName(before) && isName(word)) {
    return bare(failed, at - 1, 'Píš ho takto');
  }
  const isNoClause = is(word, 'ORDER', 'GROUP') && !is(words[at + 1], 'BY') && (isKeyword(before) || is(before, ','));
  if (isNoClause) return say(`slovo ${near} tu stáť nemôže`, 'Patrí samotnému jazyku, takže sa tak nič volať nesmie.');
  const slip = misspelt(words, at, names);
  if (slip) return misspeltWord(failed, slip);
  if (word && near === '&') {
    const next = words[at + 1];
    const mend = next?.text === '&' ? instead(failed, word, 'AND', next) : null;
    return say('znaky && v SQL nie sú', 'Podmienky spája slovo AND.', mend);
  }
  if (is(word, '<', '>') && is(before, '=')) {
    const mend = before && word ? instead(failed, before, `${near}=`, word) : null;
    return say(`znaky =${near} sú v opačnom poradí`, `Píše sa ${near}=, bez medzery.`, mend);
  }
  if (is(word, '=') && is(before, '<', '>', '!')) {
    const mend = before && word ? instead(failed, before, `${before.text}=`, word) : null;
    return say(`medzi znakmi ${before?.text} a = je medzera`, `Píš ich spolu: ${before?.text}=.`, mend);
  }
  if (is(word, '/') && is(words[at - 1] ?? words[at + 1], '/')) {
    return say('poznámka sa takto nepíše', 'V SQL sa poznámka začína dvoma pomlčkami: --.');
  }
  if (is(before, ',') && word?.kind === 'word' && order.includes(word.upper)) {
    const mend = before ? instead(failed, before, '') : null;
    return say(`pred slovom ${word.upper} je čiarka navyše`, 'Za posledným stĺpcom čiarka nie je.', mend);
  }
  if (near === ')' && is(before, ','))
    return say(
      'pred zátvorkou je čiarka navyše',
      'Za poslednou položkou čiarka nie je.',
      before ? instead(failed, before, '') : null,
    );
  if (word && near === ')' && word.depth < 0) {
    return say('zátvorka ) je navyše', 'Ku každej zátvorke ) patrí jedna (.', instead(failed, word, ''));
  }
  return null;
}

const slovakWords: Record<string, string> = {
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

/** Words that stand in the wrong order, twice, or in two. */
function lostOrder(failed: Failed): Said | null {
  const { words, at } = failed;
  const [before, word] = [words[at - 1], words[at]];
  if (!word) return null;
  const first = words[0];
  if (at === 0 && is(word, 'FROM')) {
    return say('dopyt sa nezačína slovom FROM', 'Najprv stojí SELECT so stĺpcami, až potom FROM a tabuľka.');
  }
  const known = slovakWords[plain(first?.text ?? '')];
  if (first && known && !isKeyword(first) && at <= 1) {
    return say(
      `slovu ${first.text} databáza nerozumie`,
      `Slová jazyka sú anglické: ${known}.`,
      instead(failed, first, known),
    );
  }
  if (before && is(before, 'DESC', 'ASC') && isName(word)) {
    const mend = instead(failed, before, `${word.text} ${before.text}`, word);
    return say(`slovo ${before.upper} patrí až za stĺpec`, `Píše sa ORDER BY ${word.text} ${before.upper}.`, mend);
  }
  const earlier = words.slice(0, at).find((one) => one.upper === 'WHERE' && one.depth === word.depth);
  if (is(word, 'WHERE') && earlier) {
    return say(
      'WHERE je v dopyte dvakrát',
      'Ďalšiu podmienku pripojí slovo AND alebo OR.',
      instead(failed, word, 'AND'),
    );
  }
  if (is(before, 'LIKE') && word.text === '%') {
    return say('za LIKE nie je text v apostrofoch', "Aj s percentami patrí medzi apostrofy: LIKE '%ová'.");
  }
  const text = words[at - 1];
  const isInside = text?.kind === 'text' && word.kind === 'word' && word.at === text.end;
  if (isInside) {
    return say('apostrof vo vnútri textu ho ukončil', "V texte sa píše dvakrát: 'O''Connor'.");
  }
  const nick = words[at - 2];
  const isCall = words[at + 1]?.text === '(';
  if (is(nick, 'AS') && before?.kind === 'word' && isName(word) && !isCall) {
    const name = `${before.text}_${word.text}`;
    const mend = instead(failed, before, name, word);
    return say(`v názve ${before.text} ${word.text} je medzera`, `Píš ho ako jedno slovo: ${name}.`, mend);
  }
  const isTable = is(first, 'CREATE') && word.depth === 1 && isName(word);
  if (isTable && before && (types.has(before.upper) || is(before, 'KEY', 'NULL', 'UNIQUE', ')'))) {
    return say(
      `pred stĺpcom ${word.text} chýba čiarka`,
      'Stĺpce v zátvorkách oddeľuje čiarka.',
      behind(failed, before, ','),
    );
  }
  return null;
}

/** What is wrong with the form: SQLite only says at which word it stopped. */
function form(failed: Failed): Said {
  const wrong = wrongWord(failed);
  if (wrong) return wrong;
  const lost = lostOrder(failed);
  if (lost) return lost;
  const { words, names, at } = failed;
  const word = words[at];
  const before = words[at - 1];
  const near = word?.text ?? '';
  const first = words[0]?.upper ?? '';
  const tables = names.map(([table]) => plain(table));
  if (is(word, 'FROM') && is(before, 'SELECT')) {
    return say('za slovom SELECT nič nie je', 'Napíš stĺpce, ktoré chceš vidieť, alebo hviezdičku *.');
  }
  if (is(word, 'SELECT') && at > 0 && word?.depth === 0 && !is(before, 'AS', 'UNION', 'ALL')) {
    const mend = before ? behind(failed, before, ';') : null;
    return say(
      'pred týmto SELECT chýba bodkočiarka',
      'Každý dopyt sa končí bodkočiarkou, inak sa spojí s ďalším.',
      mend,
    );
  }
  if (word && order.includes(word.upper)) {
    const rank = order.indexOf(word.upper);
    const late = words.slice(0, at).find((other) => other.depth === word.depth && order.indexOf(other.upper) > rank);
    if (late) {
      const early = late.upper.replace(/^(GROUP|ORDER)$/, '$1 BY');
      return say(`${word.upper.replace(/^(GROUP|ORDER)$/, '$1 BY')} patrí pred ${early}`, wholeOrder);
    }
    if ((word.depth ?? 0) > 0 && !is(before, ',')) return openBracket;
  }
  if (is(before, 'GROUP', 'ORDER')) {
    const mend = before ? behind(failed, before, ' BY') : null;
    return say(`za slovom ${before?.upper} chýba BY`, `Píše sa ${before?.upper} BY a potom stĺpec.`, mend);
  }
  if (is(words[at - 1], 'TOP'))
    return say('slovo TOP v SQLite nie je', 'Počet riadkov obmedzíš na konci dopytu: LIMIT 3.');
  if (first === 'INSERT') {
    if (before && is(before, 'INSERT')) {
      return say(
        'za slovom INSERT chýba INTO',
        'Píše sa INSERT INTO a názov tabuľky.',
        behind(failed, before, ' INTO'),
      );
    }
    if (!words.some(({ upper }) => upper === 'VALUES')) {
      return say('pred hodnotami chýba slovo VALUES', 'Píše sa INSERT INTO tabuľka VALUES (1, …).');
    }
  }
  if (first === 'UPDATE' && !words.some(({ upper }) => upper === 'SET')) {
    return say('v príkaze UPDATE chýba slovo SET', 'Píše sa UPDATE tabuľka SET stĺpec = hodnota.');
  }
  if (first === 'DELETE' && at === 1) {
    return say(
      'za slovom DELETE má stáť FROM',
      near === '*' ? 'DELETE maže celé riadky, hviezdička sa nepíše.' : 'Píše sa DELETE FROM a názov tabuľky.',
    );
  }
  const between = words.slice(0, at).findLastIndex(({ upper }) => upper === 'BETWEEN');
  if (between >= 0 && !words.slice(between, at).some(({ upper }) => upper === 'AND')) {
    return say('za BETWEEN chýba slovo AND', 'Píše sa BETWEEN 100 AND 200.');
  }
  if (words.slice(0, at).some(({ upper }, place) => upper === 'IN' && words[place + 1]?.text !== '(')) {
    return say('za slovom IN chýba zátvorka (', "Hodnoty patria do okrúhlych zátvoriek: IN ('a', 'b').");
  }
  if (near === ',' && words.slice(0, at).some(({ upper }) => upper === 'WHERE')) {
    return is(before, before?.kind === 'number' ? before.text : '') && words[at + 1]?.kind === 'number'
      ? say('v čísle je čiarka', 'Desatinné číslo sa píše s bodkou, napríklad 1.5.')
      : say('v podmienke je čiarka', 'Podmienky spája slovo AND alebo OR.');
  }
  if (is(word, 'NULL')) return say('pred NULL chýba slovo IS', 'Píše sa IS NULL alebo IS NOT NULL.');
  const joined = words.slice(0, at).findLastIndex(({ upper }) => upper === 'JOIN');
  if (joined >= 0 && at - joined <= 4 && !words.slice(joined, at).some(({ upper }) => upper === 'ON') && near === '.') {
    return say('za pripojenou tabuľkou chýba slovo ON', 'Píše sa JOIN ziaci ON a podmienka, ktorá riadky spája.');
  }
  if (
    word &&
    tables.includes(plain(near)) &&
    first === 'SELECT' &&
    !words.slice(0, at).some(({ upper }) => upper === 'FROM')
  ) {
    return say(`pred tabuľkou ${near} chýba slovo FROM`, 'Píše sa SELECT stĺpce FROM tabuľka.');
  }
  if (word?.kind === 'word' && isKeyword(before) && isKeyword(word)) {
    return order.includes(word.upper) || ['AND', 'OR', 'ON', 'BY'].includes(word.upper)
      ? say(`medzi slovami ${before?.upper} a ${word.upper} niečo chýba`, 'Porovnaj to s dopytom z lekcie.')
      : say(`slovo ${near} tu stáť nemôže`, 'Patrí samotnému jazyku, takže sa tak nič volať nesmie.');
  }
  if (word && isName(before) && (isName(word) || word.kind === 'text' || word.kind === 'number')) {
    return say(`pred ${near} niečo chýba`, 'Medzi stĺpcami má byť čiarka, v podmienke znak ako = alebo >.');
  }
  if (word === undefined || near === ';') return short(failed);
  if (
    word.depth > 0 &&
    words.filter(({ text }) => text === '(').length > words.filter(({ text }) => text === ')').length
  ) {
    return openBracket;
  }
  return say(
    `pri ${near} prestal zápis dávať zmysel`,
    'Pozri sa aj tesne pred toto miesto: čo tam chýba alebo je navyše?',
  );
}

const openBracket = say('zátvorka ( sa neskončila', 'Ku každej zátvorke ( patrí jedna ).');
const isName = (word: SqlWord | undefined) => (word?.kind === 'word' && !isKeyword(word)) || word?.kind === 'name';

/** The statement ended too early. */
function short(failed: Failed): Said {
  const { words, names } = failed;
  const last = words.filter(({ text }) => text !== ';').at(-1);
  if (words.filter(({ text }) => text === '(').length > words.filter(({ text }) => text === ')').length)
    return openBracket;
  const slip = misspelt(words, words.length, names);
  if (slip) return misspeltWord(failed, slip);
  return last
    ? say(`za ${last.text} niečo chýba`, 'Dopyt sa skončil skôr, než je celý.')
    : say('dopyt sa skončil priskoro', 'Dopíš ho a na koniec daj bodkočiarku.');
}

function noTable(failed: Failed, table: string): Said {
  const { words, names } = failed;
  const tables = names.map(([name]) => name);
  const meant = closest(table, tables);
  if (wordQuotes.test(table)) return wrongQuotes(failed);
  const places = words.filter(({ text }) => text === table);
  const mend = meant && places.length === 1 && places[0] ? instead(failed, places[0], meant) : null;
  if (meant) return say(`tabuľka ${table} v databáze nie je`, `Nemyslíš ${meant}?`, mend);
  const all = tables.length > 0 ? `V databáze sú: ${list.format(tables)}.` : 'V databáze zatiaľ nie je nijaká tabuľka.';
  return say(`tabuľka ${table} v databáze nie je`, all);
}

const wordQuotes = /[„“”‚‘’]/;

/** The quotes of a text editor; a text that has only one at its end is not sure. */
function wrongQuotes({ text, from, words }: Failed): Said {
  const first = words.find((word) => wordQuotes.test(word.text));
  const [, wanted = ''] = /^[„“”‚‘’]([^„“”‚‘’'\n]*)[“”‘’]/.exec(text.slice(first?.at)) ?? [];
  const mend =
    first && wanted ? { from: from + first.at, to: from + first.at + wanted.length + 2, text: `'${wanted}'` } : null;
  return say('takéto úvodzovky databáza nepozná', `Text patrí do rovných apostrofov: '${wanted || 'takto'}'.`, mend);
}

/** A word of the language with a slip of the pen. */
const misspeltWord = (failed: Failed, { word, meant }: { word: SqlWord; meant: string }) =>
  say(`slovu ${word.text} databáza nerozumie`, `Nemá tam byť ${meant}?`, instead(failed, word, meant));

/** A text that stands without apostrophes. */
function bare({ text, words, from }: Failed, at: number, hint: string): Said {
  const value = bareText(words, at);
  const start = words[at]?.at ?? 0;
  const isWhole = text.slice(start, start + value.length) === value;
  const mend = isWhole ? { from: from + start, to: from + start + value.length, text: `'${value}'` } : null;
  return say(`text ${value} nie je v apostrofoch`, `${hint}: '${value}'.`, mend);
}

function noColumn(failed: Failed, column: string): Said {
  const { words, names, at, isFollowedByFrom } = failed;
  const [qualifier = '', own = column] = column.includes('.') ? column.split('.') : ['', column];
  const what = `stĺpec ${column} databáza nepozná`;
  if (wordQuotes.test(column)) return wrongQuotes(failed);
  const places = words.filter(({ text }) => text === own);
  const become = (name: string | null) =>
    name !== null && places.length === 1 && places[0] ? instead(failed, places[0], name) : null;
  const named = namedTables(words);
  const columnsOf = (wanted: string) => names.find(([table]) => plain(table) === plain(wanted))?.[1] ?? [];
  if (qualifier) {
    const match = named.find(({ table, nickname }) => [plain(table), plain(nickname ?? '')].includes(plain(qualifier)));
    if (!match) {
      const meant = closest(
        qualifier,
        named.flatMap(({ table, nickname }) => [nickname ?? table]),
      );
      return names.some(([table]) => plain(table) === plain(qualifier))
        ? say(`tabuľka ${qualifier} v tomto dopyte nie je`, 'Pripoj ju za FROM slovom JOIN.')
        : say(what, meant ? `Nemyslíš ${meant}.${own}?` : `Tabuľka ${qualifier} v dopyte nie je.`);
    }
    if (match.nickname && plain(match.nickname) !== plain(qualifier)) {
      const place = words.find(({ text: one }, index) => one === qualifier && words[index + 1]?.text === '.');
      return say(
        `tabuľka ${qualifier} má v dopyte prezývku ${match.nickname}`,
        `Odkedy ju má, píše sa len ${match.nickname}.${own}.`,
        place ? instead(failed, place, match.nickname) : null,
      );
    }
    const columns = columnsOf(match.table);
    const meant = closest(own, columns);
    return say(
      what,
      meant ? `Nemyslíš ${qualifier}.${meant}?` : `Tabuľka ${match.table} má stĺpce ${list.format(columns)}.`,
      become(meant),
    );
  }
  if (named.length === 0 && isFollowedByFrom) {
    return say('bodkočiarka stojí priskoro', 'Dopyt sa ňou skončil ešte pred FROM. Patrí až na koniec.');
  }
  if (named.length === 0)
    return say('v dopyte chýba slovo FROM', `Stĺpec ${column} treba z niektorej tabuľky vziať: FROM a jej názov.`);
  const columns = named.flatMap(({ table }) => columnsOf(table));
  const meant = closest(own, columns);
  if (meant && plain(meant) === plain(own)) return say(what, `Píše sa bez dĺžňov a mäkčeňov: ${meant}.`, become(meant));
  if (isCompared(words, at) && !meant) {
    return bare(failed, at, 'Bez nich je to pre databázu názov stĺpca. Píš');
  }
  if (meant) return say(what, `Nemyslíš ${meant}?`, become(meant));
  const other = names.find(([, theirs]) => theirs.some((name) => plain(name) === plain(own)));
  if (other)
    return say(`stĺpec ${column} v tejto tabuľke nie je`, `Je v tabuľke ${other[0]}. Spoj ju s touto slovom JOIN.`);
  const keyword = closest(column, sqlKeywords);
  if (keyword) return say(`slovu ${column} databáza nerozumie`, `Nemá tam byť ${keyword}?`, become(keyword));
  return say(
    what,
    columns.length > 0 ? `Tabuľka má stĺpce ${list.format([...new Set(columns)])}.` : 'Skontroluj jeho názov.',
  );
}

/** A value without apostrophes, with what belongs to it: `sci-fi`, `Eva Tichá`. */
function bareText(words: SqlWord[], at: number): string {
  let value = words[at]?.text ?? '';
  for (const [place, word] of words.entries()) {
    if (place <= at) continue;
    const before = words[place - 1];
    const isClose = before !== undefined && before.at + before.text.length === word.at;
    const isDash = word.text === '-' && isClose;
    if (isKeyword(word) || (word.kind !== 'word' && !isDash)) break;
    value += isClose ? word.text : ` ${word.text}`;
  }
  return value;
}

/** A text that does not end, or a letter that is no part of the language. */
function token({ text, from }: Failed, found: string): Said {
  const end = /[‘’“”]/.exec(found);
  if (found.startsWith("'") && end) {
    const at = from + text.lastIndexOf(found) + end.index;
    return say(
      `text sa začal apostrofom a končí sa iným znakom: ${end[0]}`,
      "Na začiatku aj na konci textu stojí rovný apostrof: 'takto'.",
      { from: at, to: at + 1, text: "'" },
    );
  }
  if (found.startsWith("'"))
    return say('text sa začal apostrofom, ale neskončil', 'Skontroluj, či za textom stojí druhý apostrof.');
  if (/^["`[]/.test(found))
    return say('názov sa začal úvodzovkami, ale neskončil', 'Text píš do apostrofov, názvy bez úvodzoviek.');
  if (/^\d/.test(found))
    return say(`${found} nie je ani číslo, ani názov`, `Ak je to text, daj ho do apostrofov: '${found}'.`);
  if (found === '#') return say('znak # tu nič neznamená', 'V SQL sa poznámka začína dvoma pomlčkami: --.');
  return say(`znaku ${found} databáza nerozumie`, 'Skontroluj, či tam nie je omylom.');
}

const rules: readonly Rule[] = [
  [/^near ".*": syntax error$/s, form],
  [/^incomplete input$/, short],
  [/^unrecognized token: "(.*)"$/s, token],
  [/^no such table: (?:main\.)?(.+)$/, noTable],
  [/^no such column: (.+)$/, noColumn],
  [
    /^table (.+) has no column named (.+)$/,
    ({ names }, table, column = '') => {
      const columns = names.find(([name]) => name === table)?.[1] ?? [];
      const meant = closest(column, columns);
      return say(
        `tabuľka ${table} nemá stĺpec ${column}`,
        meant ? `Nemyslíš ${meant}?` : `Má stĺpce ${list.format(columns)}.`,
      );
    },
  ],
  [
    /^ambiguous column name: (.+)$/,
    ({ names, words }, column = '') => {
      const tables = namedTables(words).map(({ table, nickname }) => ({ table, called: nickname ?? table }));
      const both = tables.filter(({ table }) => names.find(([name]) => name === table)?.[1].includes(column));
      const ways = both.map(({ called }) => `${called}.${column}`).join(' alebo ');
      return say(`stĺpec ${column} je vo viacerých tabuľkách`, `Napíš aj tabuľku: ${ways || `tabuľka.${column}`}.`);
    },
  ],
  [
    /^no such function: (.+)$/,
    (failed, name = '') => {
      const meant = slovakFunctions[plain(name)] ?? closest(name, functions);
      const places = failed.words.filter(({ text }) => text === name);
      const mend = meant && places.length === 1 && places[0] ? instead(failed, places[0], meant) : null;
      return say(`funkciu ${name} databáza nepozná`, meant ? `Nemyslíš ${meant}?` : 'Skontroluj jej názov.', mend);
    },
  ],
  [
    /^wrong number of arguments to function (.+)\(\)$/,
    (_, name) => say(`funkcia ${name} dostala iný počet hodnôt, než potrebuje`, `Napríklad ${name}(strany) má jednu.`),
  ],
  [
    /^misuse of (?:aggregate|window)(?: function)?:? ?(\w+)\(\)$/,
    (_, name) =>
      say(
        `súhrn ${name} tu ešte nie je známy`,
        'WHERE posudzuje riadok po riadku. Podmienka o skupine patrí za HAVING, alebo súhrn vypočítaj vnoreným dopytom v zátvorkách.',
      ),
  ],
  [
    /^misuse of aggregate/,
    () => say('súhrn je na mieste, kde ešte nie je známy', 'Podmienka o skupine patrí za HAVING.'),
  ],
  [
    /^aggregate functions are not allowed in the GROUP BY clause$/,
    () => say('za GROUP BY nemôže byť súhrn', 'Patrí tam stĺpec, podľa ktorého sa robia skupiny.'),
  ],
  [
    /^HAVING clause on a non-aggregate query$|^a GROUP BY clause is required before HAVING$/,
    () => say('HAVING je tu bez skupín', 'Podmienku o jednom riadku píš za WHERE. HAVING patrí za GROUP BY.'),
  ],
  [
    /^(\d+)\w+ (ORDER|GROUP) BY term out of range - should be between 1 and (\d+)$/,
    (_, __, which, most) =>
      say(`${which} BY odkazuje na stĺpec, ktorý vo výsledku nie je`, `Stĺpcov je len ${most}. Napíš radšej názov.`),
  ],
  [/^no tables specified$/, () => say('hviezdička nemá z čoho vyberať', 'Doplň slovo FROM a názov tabuľky.')],
  [
    /^table (.+) has (\d+) columns but (\d+) values were supplied$/,
    (_, table, columns, values) =>
      say(
        `tabuľka ${table} má počet stĺpcov ${columns}, počet hodnôt je ${values}`,
        'Každý stĺpec potrebuje jednu hodnotu. Ak ich nechceš zadať všetky, vymenuj stĺpce v zátvorke za názvom tabuľky.',
      ),
  ],
  [
    /^(\d+) values for (\d+) columns$/,
    (_, values, columns) =>
      say(`hodnôt je ${values}, vymenovaných stĺpcov ${columns}`, 'Ku každému stĺpcu patrí jedna hodnota.'),
  ],
  [
    /^all VALUES must have the same number of terms$/,
    () =>
      say(
        'riadky za VALUES nemajú rovnaký počet hodnôt',
        'Skontroluj, či v niektorej zátvorke nechýba hodnota alebo čiarka.',
      ),
  ],
  [
    /^NOT NULL constraint failed: (\w+)\.(\w+)$/,
    (_, table, column) =>
      say(
        `stĺpec ${column} nesmie ostať prázdny`,
        `V tabuľke ${table} musí mať hodnotu každý riadok. Riadok sa neuložil.`,
      ),
  ],
  [
    /^UNIQUE constraint failed: (\w+)\.(\w+)/,
    (_, table, column) =>
      say(
        `taká hodnota v stĺpci ${column} už je`,
        `V tabuľke ${table} sa v ňom nesmie nič opakovať. Riadok sa neuložil.`,
      ),
  ],
  [
    /^CHECK constraint failed: (.+)$/,
    (_, rule) => say(`nesplnila sa podmienka ${rule}`, 'Tabuľka si ju stráži sama. Riadok sa neuložil.'),
  ],
  [
    /^FOREIGN KEY constraint failed$/,
    () =>
      say(
        'riadok odkazuje na niečo, čo v druhej tabuľke nie je',
        'Skontroluj číslo v cudzom kľúči. Zmena sa neuložila.',
      ),
  ],
  [
    /^cannot store (\w+) value in (\w+) column (\w+)\.(\w+)$/,
    (_, given, wanted, __, column) =>
      say(
        `do stĺpca ${column} typu ${wanted} sa hodnota typu ${given} nezmestí`,
        'Skontroluj, či číslo nie je zapísané ako text. Riadok sa neuložil.',
      ),
  ],
  [
    /^datatype mismatch$/,
    ({ words, names }) => {
      const table = words[words.findIndex(({ upper }) => upper === 'INTO') + 1];
      const [key] = names.find(([name]) => plain(name) === plain(table?.text ?? ''))?.[1] ?? [];
      return is(words[0], 'INSERT') && key
        ? say('hodnota má iný typ než stĺpec', `Do kľúča ${key} patrí celé číslo. Sú hodnoty v správnom poradí?`)
        : say('hodnota má iný typ než stĺpec', 'Primárny kľúč typu INTEGER je celé číslo. Podobne aj počet za LIMIT.');
    },
  ],
  [
    /^(?:table|view|index) (\w+) already exists$/,
    (_, name) => say(`${name} už v databáze je`, 'Zvoľ iný názov, alebo tú starú najprv zmaž: DROP TABLE.'),
  ],
  [
    /^duplicate column name: (.+)$/,
    (_, name) => say(`stĺpec ${name} je v tabuľke dvakrát`, 'Každý stĺpec má mať vlastný názov.'),
  ],
  [
    /^sub-select returns (\d+) columns - expected (\d+)$/,
    (_, given, wanted) =>
      say(
        `vnorený dopyt vracia stĺpcov ${given}, má ich byť ${wanted}`,
        'Za SELECT v zátvorke nechaj len to, s čím porovnávaš.',
      ),
  ],
  [
    /^row value misused$/,
    () => say('v zátvorke je viac hodnôt, než sa dá porovnať', 'S viacerými hodnotami porovnáva slovo IN.'),
  ],
  [
    /^SELECTs to the left and right of (.+) do not have the same number of result columns$/,
    (_, word) => say(`dopyty okolo ${word} nemajú rovnaký počet stĺpcov`, 'Oba musia vrátiť rovnako veľa stĺpcov.'),
  ],
  [
    /^cannot start a transaction within a transaction$/,
    () => say('transakcia sa už začala', 'Najprv ju ukonči slovom COMMIT alebo ROLLBACK.'),
  ],
  [
    /^cannot (commit|rollback) - no transaction is active$/,
    () => say('nijaká transakcia sa nezačala', 'Začína sa slovom BEGIN.'),
  ],
  [
    /^cannot modify (\w+) because it is a view$/,
    (_, view) => say(`${view} je pohľad, nie tabuľka`, 'Meň tabuľku, z ktorej vznikol.'),
  ],
  [
    /^circular reference: (.+)$/,
    (_, name) => say(`${name} sa odvoláva samo na seba`, 'Za WITH doplň slovo RECURSIVE, ak to tak má byť.'),
  ],
  [
    /^no such index: (.+)$|^no such view: (.+)$/,
    () => say('to, čo chceš zmazať, v databáze nie je', 'Skontroluj názov.'),
  ],
  [
    /^out of memory$|^database or disk is full$|^string or blob too big$/,
    () => say('databáze došla pamäť', 'Dopyt vyrába priveľa údajov. Obmedz ho, napríklad cez WHERE.'),
  ],
];
