import { and, asc, desc, eq, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { FoundKind } from '#src/contract/search.ts';
import { paths } from '#src/domain/paths.ts';
import type { Cue } from '#src/domain/vtt.ts';
import type { Ctx } from '#src/server/context.ts';
import { haveAll, longWordsOf, spokenWords, wordsOf } from '#src/server/db/plainText.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { post } from '#src/server/db/schema/post.ts';
import { video } from '#src/server/db/schema/video.ts';
import { isLectureVisible } from '#src/server/services/catalogue/lecture/isLectureVisible.ts';
import { isVisible } from '#src/server/services/ground/index.ts';
import { wordBeginnings } from './wordBeginnings.ts';

/** How many things a search answers with. */
const most = 20;

export interface Found {
  kind: FoundKind;
  path: string;
  title: string;
  course: string | null;
  summary: string;
  /** Markdown; `null`: not everybody may read it, and a sentence of it would be some of it. */
  text: string | null;
  transcript: readonly Cue[];
}

export interface SearchResult {
  /** What the words that were searched begin with. */
  beginnings: string[];
  items: Found[];
  total: number;
}

/**
 * Courses, lectures, posts and videos that have all words of a search, or words that begin so; accents and endings do not count. What
 * has them in its name comes first, then in the order of the courses and from the newest. The words of closed lectures count
 * too, and are not given back.
 */
export async function searchContent({ ctx, input }: { ctx: Ctx; input: { q: string } }): Promise<SearchResult> {
  const beginnings = wordBeginnings(input.q);
  if (beginnings.length === 0) return { beginnings, items: [], total: 0 };
  const has: Condition = (words) => haveAll(words, beginnings.join(' ')) ?? sql`false`;
  const found = await Promise.all([
    findCourses(ctx, has),
    findLectures(ctx, has),
    findPosts(ctx, has),
    findVideos(ctx, has),
  ]);
  const rows = found.flat();
  const items = [...rows.filter(({ isNamed }) => isNamed), ...rows.filter(({ isNamed }) => !isNamed)].slice(0, most);
  const total = found.reduce((sum, [first]) => sum + (first?.count ?? 0), 0);
  return { beginnings, items, total };
}

/** That words are all there. */
type Condition = (words: SQL) => SQL;

interface FoundRow extends Found {
  isNamed: boolean;
  /** Of all rows, also of those that were not read. */
  count: number;
}

const count = sql<number>`(count(*) over ())::int`;
const isTrue = (condition: SQL) => sql<boolean>`${condition}`;

async function findCourses({ db, now }: Ctx, has: Condition): Promise<FoundRow[]> {
  const { slug, name, summary, description } = course;
  const isNamed = isTrue(has(wordsOf(name)));
  const rows = await db
    .select({ slug, title: name, summary, text: description, isNamed, count })
    .from(course)
    .where(and(isVisible(course, now()), has(longWordsOf(name, summary, description))))
    .orderBy(desc(isNamed), asc(course.position))
    .limit(most);
  return rows.map((row) => ({ ...row, kind: 'course', path: paths.course(row.slug), course: null, transcript: [] }));
}

async function findLectures({ db, now }: Ctx, has: Condition): Promise<FoundRow[]> {
  const { id, name, summary, text } = lecture;
  const isNamed = isTrue(has(wordsOf(name)));
  const products = db.select().from(courseProduct).where(eq(courseProduct.courseId, course.id));
  const isOpen = sql<boolean>`${or(chapter.freeSample, notExists(products))}`;
  const rows = await db
    .select({
      id,
      chapterId: chapter.id,
      slug: course.slug,
      course: course.name,
      title: name,
      summary,
      text: sql<string | null>`case when ${isOpen} then ${text} end`,
      isNamed,
      count,
    })
    .from(lecture)
    .innerJoin(chapter, eq(lecture.chapterId, chapter.id))
    .innerJoin(course, eq(chapter.courseId, course.id))
    .where(and(isLectureVisible(now()), has(longWordsOf(name, summary, text))))
    .orderBy(desc(isNamed), asc(course.position), asc(chapter.position), asc(lecture.position))
    .limit(most);
  return rows.map((row) => ({
    ...row,
    kind: 'lecture',
    path: paths.lecture(row.slug, row.chapterId, row.id),
    transcript: [],
  }));
}

async function findPosts({ db, now }: Ctx, has: Condition): Promise<FoundRow[]> {
  const { kind, slug, title, summary, text, transcript } = post;
  const isNamed = isTrue(has(wordsOf(title)));
  const rows = await db
    .select({ kind, slug, title, summary, text, transcript, isNamed, count })
    .from(post)
    .where(and(isVisible(post, now()), has(longWordsOf(title, summary, text, spokenWords(transcript)))))
    .orderBy(desc(isNamed), desc(post.publishedAt), asc(post.id))
    .limit(most);
  return rows.map((row) => ({
    ...row,
    path: row.kind === 'article' ? paths.article(row.slug) : paths.episode(row.slug),
    course: null,
  }));
}

async function findVideos({ db, now }: Ctx, has: Condition): Promise<FoundRow[]> {
  const { slug, title, summary, text, transcript } = video;
  const isNamed = isTrue(has(wordsOf(title)));
  const rows = await db
    .select({ slug, title, summary, text, transcript, isNamed, count })
    .from(video)
    .where(and(isVisible(video, now()), has(longWordsOf(title, summary, text, spokenWords(transcript)))))
    .orderBy(desc(isNamed), desc(video.publishedAt), asc(video.id))
    .limit(most);
  return rows.map((row) => ({ ...row, kind: 'video', path: paths.video(row.slug), course: null }));
}
