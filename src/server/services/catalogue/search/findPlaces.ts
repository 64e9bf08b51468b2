import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FoundKind } from '#src/contract/search.ts';
import type { Ctx } from '#src/server/context.ts';
import { haveAll, longWordsOf, spokenWords, wordsOf } from '#src/server/db/plainText.ts';
import { author } from '#src/server/db/schema/author.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { page } from '#src/server/db/schema/page.ts';
import { post } from '#src/server/db/schema/post.ts';
import { video } from '#src/server/db/schema/video.ts';
import { isLectureVisible } from '#src/server/services/catalogue/lecture/isLectureVisible.ts';
import { isVisible } from '#src/server/services/ground/index.ts';

/** Where something that was found stands among all of it. */
export interface FoundPlace {
  kind: FoundKind;
  id: string;
}

/** Of each kind so many, or the part of all that a page shows. */
export type FoundPart = { ofEachKind: number } | { limit: number; offset: number };

interface Input {
  /** What the words begin with; not empty. */
  beginnings: readonly string[];
  part: FoundPart;
}

/**
 * What has all the words, where everybody may know of it. What has them in its name comes first, then lectures in the order of the
 * courses, courses, and the rest from the newest.
 */
export async function findPlaces({ db, now }: Ctx, input: Input): Promise<{ places: FoundPlace[]; total: number }> {
  const has = (words: SQL) => haveAll(words, input.beginnings.join(' ')) ?? sql`false`;
  const { part } = input;
  const cut = 'ofEachKind' in part ? sql`nth <= ${part.ofEachKind}` : sql`true`;
  const window = 'limit' in part ? sql`limit ${part.limit} offset ${part.offset}` : sql``;
  const statement = sql`
    with ${sql.join(matches(has), sql`, `)},
    found as materialized (${sql.join(branches(has, now()), sql` union all `)}),
    numbered as (
      select *, row_number() over (partition by kind order by is_named desc, a, b, c, id) as nth from found
    )
    select (select count(*)::int from found) as total, kind, id
    from (values (1)) as always
      left join (select * from numbered where ${cut} order by is_named desc, rank, a, b, c, id ${window}) as shown on true
    order by is_named desc, rank, a, b, c, id`;
  const found = await db.transaction(async (tx) => {
    await tx.execute(askIndexes);
    return tx.execute(statement);
  });
  const { rows } = found as unknown as { rows: { total: number; kind: FoundKind | null; id: string }[] };
  return { places: rows.flatMap(({ kind, id }) => (kind ? { kind, id } : [])), total: rows[0]?.total ?? 0 };
}

/**
 * Where most texts have a word, the planner reads them all rather than the index, and splits each anew: seconds instead of
 * milliseconds. And the cost that `long_words` tells would have it compile the statement.
 */
const askIndexes = sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`;

/** What has the words, of each table alone: beside other conditions another index would be asked, and the words of each row compared. */
function matches(has: (words: SQL) => SQL): SQL[] {
  const match = (name: string, id: PgColumn, words: SQL) =>
    sql`${sql.identifier(name)} as materialized (select ${id} as id from ${id.table} where ${has(words)})`;
  const { title, summary, text, transcript } = post;
  return [
    match('lectures', lecture.id, longWordsOf(lecture.name, lecture.summary, lecture.text)),
    match('courses', course.id, longWordsOf(course.name, course.summary, course.description)),
    match('posts', post.id, longWordsOf(title, summary, text, spokenWords(transcript))),
    match('videos', video.id, longWordsOf(video.title, video.summary, video.text, spokenWords(video.transcript))),
    match('authors', author.id, longWordsOf(author.name, author.role, author.bio)),
    match('pages', page.slug, longWordsOf(page.title, page.summary, page.text)),
  ];
}

/** One select a table: the kind, its rank among the kinds, and by what its rows are sorted. */
function branches(has: (words: SQL) => SQL, now: Date): SQL[] {
  const isNewer = (publishedAt: PgColumn) => sql`-extract(epoch from ${publishedAt})::bigint as a, 0 as b, 0 as c`;
  // Of large tables the names have an index of their own: to compare the name of all that was found takes longer than to find it.
  const isNamed = (table: typeof lecture | typeof post | typeof video, name: SQL) =>
    sql`${table.id} in (select ${table.id} from ${table} where ${has(name)}) as is_named`;
  return [
    sql`select 'lecture' as kind, ${lecture.id} as id, ${isNamed(lecture, longWordsOf(lecture.name))}, 0 as rank,
        ${course.position}::bigint as a, ${chapter.position} as b, ${lecture.position} as c
      from lectures join ${lecture} on ${lecture.id} = lectures.id
        join ${chapter} on ${eq(lecture.chapterId, chapter.id)} join ${course} on ${eq(chapter.courseId, course.id)}
      where ${isLectureVisible(now)}`,
    sql`select 'course', ${course.id}, ${has(wordsOf(course.name))}, 1, ${course.position}, 0, 0
      from courses join ${course} on ${course.id} = courses.id where ${isVisible(course, now)}`,
    sql`select ${post.kind}, ${post.id}, ${isNamed(post, longWordsOf(post.title))},
        case when ${eq(post.kind, sql`'article'`)} then 2 else 3 end, ${isNewer(post.publishedAt)}
      from posts join ${post} on ${post.id} = posts.id where ${isVisible(post, now)}`,
    sql`select 'video', ${video.id}, ${isNamed(video, longWordsOf(video.title))}, 4, ${isNewer(video.publishedAt)}
      from videos join ${video} on ${video.id} = videos.id where ${isVisible(video, now)}`,
    sql`select 'author', ${author.id}, ${has(wordsOf(author.name))}, 5, 0, 0, 0
      from authors join ${author} on ${author.id} = authors.id where ${author.published}`,
    sql`select 'page', ${page.slug}, ${has(wordsOf(page.title))}, 6, 0, 0, 0
      from pages join ${page} on ${page.slug} = pages.id where ${page.published}`,
  ];
}
