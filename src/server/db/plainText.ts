import { like, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Letters with marks as Slovak names and those of its neighbours have them, and the same letters without. Capital ones, too: in some
 * locales, and in the embedded database, `lower()` knows no small letter for them.
 */
const marked =
  'áàâäãåąăæçčćďđéèêëěęíîïĺľłñňńóòôöőõøŕřšśşșßťţțúùûüůűýÿžźżÁÀÂÄÃÅĄĂÆÇČĆĎĐÉÈÊËĚĘÍÎÏĹĽŁÑŇŃÓÒÔÖŐÕØŔŘŠŚŞȘŤŢȚÚÙÛÜŮŰÝŸŽŹŻ';
const plain =
  'aaaaaaaaacccddeeeeeeiiilllnnnooooooorrssssstttuuuuuuyyzzzaaaaaaaaacccddeeeeeeiiilllnnnooooooorrsssstttuuuuuuyyzzz';
/** Without them an address would be one word for PostgreSQL, and in some locales a quotation mark a letter. */
const joints = '@._-/:„“”‚‘’–—…«»\u00A0';

/** A text as searches compare it: without accents and capitals. The database does it on both sides, so that both are the same. */
export const plainText = (text: SQLWrapper): SQL =>
  sql`translate(lower(${text}), ${sql.raw(`'${marked}', '${plain}'`)})`;

/** The condition that a text which is kept plain, or is nothing but ASCII, has all words of what is searched, wherever in it. */
export function hasParts(text: SQLWrapper, searched: string): SQL[] {
  return searched
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => like(text as SQL, part(word)));
}

/** A pattern for a text that is kept plain: what is searched, anywhere in it. */
export const part = (searched: string): SQL => sql`'%' || ${plainText(sql`${literally(searched)}::text`)} || '%'`;

/** A pattern of `like` in which what somebody has typed stands for itself. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** Words of texts, without accents and case: what an index holds and a search compares with it. */
export function wordsOf(...texts: SQLWrapper[]): SQL {
  const letters = sql.raw(`'${marked}${joints}', '${plain}${' '.repeat(joints.length)}'`);
  return sql`to_tsvector('simple', lower(translate(${joined(texts)}, ${letters})))`;
}

/**
 * The same of texts of many pages, which take milliseconds each: by a function that tells the database what it costs, so that
 * it asks the index also where a table has few rows. The function is that of `migrations/0015_search.sql`; of a text without end
 * it takes half a million characters, whose words always fit into the megabyte that PostgreSQL has for them.
 */
export const longWordsOf = (...texts: SQLWrapper[]): SQL => sql`long_words(${joined(texts)})`;

/** What is said in a transcript, as one text. */
export const spokenWords = (transcript: SQLWrapper): SQL =>
  sql`jsonb_path_query_array(${transcript}, '$[*].text')::text`;

const joined = (texts: SQLWrapper[]): SQL =>
  sql.join(
    texts.map((text) => sql`coalesce(${text}, '')`),
    sql` || ' ' || `,
  );

/** The condition that the texts have every word of what is searched, or words that begin so; `null` where no word is searched. */
export const haveWords = (query: string, ...texts: SQLWrapper[]): SQL | null => haveAll(wordsOf(...texts), query);

/** The same of words that are there already. */
export function haveAll(words: SQL, query: string): SQL | null {
  const searched = plainWords(query).map((word) => `${word}:*`);
  return searched.length === 0 ? null : sql`${words} @@ to_tsquery('simple', ${searched.join(' & ')})`;
}

const unmarkedLetters = new Map([...marked].map((letter, at) => [letter, plain.charAt(at)]));

/** The words of a text as searches compare them. */
export function plainWords(text: string): string[] {
  // No letter has so many marks, and a long run of them takes quadratically long to be put in order.
  const written = text.replaceAll(/(\p{M}{8})\p{M}+/gu, '$1');
  const unmarked = written
    .normalize('NFC')
    .replaceAll(/\P{ASCII}/gu, (letter) => unmarkedLetters.get(letter) ?? letter);
  return unmarked.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
