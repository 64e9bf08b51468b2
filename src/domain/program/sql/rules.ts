import { closest, plain } from '#src/domain/program/closest.ts';
import type { Said } from '#src/domain/program/run.ts';
import { namedTables, type SqlWord } from '#src/domain/program/sqlWords.ts';
import { type Failed, instead, is, list, type Rule, say } from './failed.ts';
import { form, short } from './form.ts';
import { noColumn, noTable } from './names.ts';
import { token } from './texts.ts';
import { functions, slovakFunctions } from './vocabulary.ts';

/** Where an INSERT gives a text to the key, by the place of the word. */
function textAsKey(words: SqlWord[], key: string): { at?: number } {
  const values = words.findIndex(({ upper }) => upper === 'VALUES');
  const listed = words.slice(0, values).filter(({ depth, kind }) => depth === 1 && kind !== 'sign');
  const place = Math.max(
    0,
    listed.findIndex(({ text }) => plain(text) === plain(key)),
  );
  let column = 0;
  for (const [at, word] of words.entries()) {
    if (at <= values || word.depth > 1) continue;
    if (word.text === '(') column = 0;
    else if (word.text === ',' && word.kind === 'sign') column += 1;
    else if (column === place && word.kind === 'text') return { at };
  }
  return {};
}

/** `SELECT (nazov, autor)` */
function selectedInBrackets(failed: Failed): Said | null {
  const { words, text } = failed;
  const open = words[1];
  const close = words.find(({ text: sign, depth }) => sign === ')' && depth === 0);
  if (!is(words[0], 'SELECT') || !open || open.text !== '(' || !close) return null;
  const inner = text.slice(open.end, close.end - 1).trim();
  return say(
    'stĺpce za SELECT nie sú v\u00A0zátvorkách',
    'Okrúhle zátvorky ( ) okolo nich zmaž: SELECT a\u00A0stĺpce s\u00A0čiarkami.',
    instead(failed, open, inner, close),
  );
}

/** By the words of SQLite. */
export const rules: readonly Rule[] = [
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
        `V tabuľke ${table} musí mať hodnotu každý riadok. Príkaz nič neuložil.`,
      ),
  ],
  [
    /^UNIQUE constraint failed: (\w+)\.(\w+)/,
    (_, table, column) =>
      say(
        `taká hodnota v stĺpci ${column} už je`,
        `V tabuľke ${table} sa v ňom nesmie nič opakovať. Príkaz nič neuložil.`,
      ),
  ],
  [
    /^CHECK constraint failed: (.+)$/,
    (_, rule) => say(`nesplnila sa podmienka ${rule}`, 'Tabuľka si ju stráži sama. Príkaz nič neuložil.'),
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
        'Skontroluj, či číslo nie je zapísané ako text. Príkaz nič neuložil.',
      ),
  ],
  [
    /^datatype mismatch$/,
    ({ words, names }) => {
      const table = words[words.findIndex(({ upper }) => upper === 'INTO') + 1];
      const [key] = names.find(([name]) => plain(name) === plain(table?.text ?? ''))?.[1] ?? [];
      return is(words[0], 'INSERT') && key
        ? {
            ...say('hodnota má iný typ než stĺpec', `Do kľúča ${key} patrí celé číslo. Sú hodnoty v správnom poradí?`),
            ...textAsKey(words, key),
          }
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
    (failed) =>
      selectedInBrackets(failed) ??
      say('v zátvorke je viac hodnôt, než sa dá porovnať', 'S viacerými hodnotami porovnáva slovo IN.'),
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
