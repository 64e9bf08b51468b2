import { closest, plain } from '#src/domain/program/closest.ts';
import type { Said } from '#src/domain/program/run.ts';
import { namedTables, sqlKeywords } from '#src/domain/program/sqlWords.ts';
import { type Failed, instead, list, say } from './failed.ts';
import { bare, wordQuotes, wrongQuotes } from './texts.ts';
import { isCompared } from './vocabulary.ts';

/** What is said about a table that is not in the database. */
export function noTable(failed: Failed, table: string): Said {
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

/** What is said about a column that is in none of the tables asked. */
export function noColumn(failed: Failed, column: string): Said {
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
  const table = named.find(({ table: name, nickname }) => [plain(name), plain(nickname ?? '')].includes(plain(own)));
  const [comma, next] = [words[at + 1], words[at + 2]];
  if (table && comma?.text === ',' && columnsOf(table.table).some((name) => plain(name) === plain(next?.text ?? ''))) {
    return say(
      `${own} je tabuľka, nie stĺpec`,
      `Medzi tabuľkou a\u00A0stĺpcom je bodka, nie čiarka: ${own}.${next?.text}.`,
      instead(failed, comma, '.'),
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
