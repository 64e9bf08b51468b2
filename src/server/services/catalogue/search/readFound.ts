import { and, eq, inArray, notExists, or, sql } from 'drizzle-orm';
import type { FoundKind } from '#src/contract/search.ts';
import { paths } from '#src/domain/paths.ts';
import type { Cue } from '#src/domain/vtt.ts';
import type { Ctx } from '#src/server/context.ts';
import { author } from '#src/server/db/schema/author.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { page } from '#src/server/db/schema/page.ts';
import { post } from '#src/server/db/schema/post.ts';
import { video } from '#src/server/db/schema/video.ts';
import type { FoundPlace } from './findPlaces.ts';

export interface Found {
  kind: FoundKind;
  path: string;
  title: string;
  /** Of a lecture: where it stands, and which line of its course it is. */
  lecture: { course: string; chapter: string; line: number } | null;
  summary: string;
  /** Markdown; `null`: not everybody may read it, and a sentence of it would be some of it. */
  text: string | null;
  transcript: readonly Cue[];
}

type Row = Found & { id: string };

/** What stands at the places, in their order. */
export async function readFound(ctx: Ctx, places: readonly FoundPlace[]): Promise<Found[]> {
  const idsOf = (...kinds: FoundKind[]) => places.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const read = async (ids: string[], rowsOf: (ctx: Ctx, ids: string[]) => Promise<Row[]>) =>
    ids.length === 0 ? [] : rowsOf(ctx, ids);
  const rows = await Promise.all([
    read(idsOf('lecture'), readLectures),
    read(idsOf('course'), readCourses),
    read(idsOf('article', 'podcast'), readPosts),
    read(idsOf('video'), readVideos),
    read(idsOf('author'), readAuthors),
    read(idsOf('page'), readPages),
  ]);
  const found = new Map(rows.flat().map(({ id, ...thing }) => [`${thing.kind} ${id}`, thing]));
  return places.flatMap(({ kind, id }) => found.get(`${kind} ${id}`) ?? []);
}

const unplaced = { lecture: null, transcript: [] };

async function readLectures({ db }: Ctx, ids: string[]): Promise<Row[]> {
  const products = db.select().from(courseProduct).where(eq(courseProduct.courseId, course.id));
  const isOpen = sql<boolean>`${or(chapter.freeSample, notExists(products))}`;
  // As courses count their lines.
  const line = sql<number>`(
    select count(*)::int from lecture as other join chapter as other_chapter on other_chapter.id = other.chapter_id
    where other_chapter.course_id = ${course.id} and other_chapter.published and other.published
      and (other_chapter.position, other_chapter.id, other.position, other.id)
        <= (${chapter.position}, ${chapter.id}, ${lecture.position}, ${lecture.id}))`;
  const rows = await db
    .select({
      id: lecture.id,
      chapterId: chapter.id,
      slug: course.slug,
      title: lecture.name,
      course: course.name,
      chapter: chapter.name,
      line,
      summary: lecture.summary,
      text: sql<string | null>`case when ${isOpen} then ${lecture.text} end`,
    })
    .from(lecture)
    .innerJoin(chapter, eq(lecture.chapterId, chapter.id))
    .innerJoin(course, eq(chapter.courseId, course.id))
    .where(inArray(lecture.id, ids));
  return rows.map(({ chapterId, slug, course: name, chapter: chapterName, line: at, ...row }) => ({
    ...row,
    kind: 'lecture',
    path: paths.lecture(slug, chapterId, row.id),
    lecture: { course: name, chapter: chapterName, line: at },
    transcript: [],
  }));
}

async function readCourses({ db }: Ctx, ids: string[]): Promise<Row[]> {
  const { id, slug, name, summary, description } = course;
  const rows = await db
    .select({ id, slug, title: name, summary, text: description })
    .from(course)
    .where(inArray(id, ids));
  return rows.map(({ slug: at, ...row }) => ({ ...unplaced, ...row, kind: 'course', path: paths.course(at) }));
}

async function readPosts({ db }: Ctx, ids: string[]): Promise<Row[]> {
  const { id, kind, slug, title, summary, text, transcript } = post;
  const rows = await db.select({ id, kind, slug, title, summary, text, transcript }).from(post).where(inArray(id, ids));
  return rows.map(({ slug: at, ...row }) => ({
    ...row,
    lecture: null,
    path: row.kind === 'article' ? paths.article(at) : paths.episode(at),
  }));
}

async function readVideos({ db }: Ctx, ids: string[]): Promise<Row[]> {
  const { id, slug, title, summary, text, transcript } = video;
  const rows = await db.select({ id, slug, title, summary, text, transcript }).from(video).where(inArray(id, ids));
  return rows.map(({ slug: at, ...row }) => ({ ...row, kind: 'video', lecture: null, path: paths.video(at) }));
}

async function readAuthors({ db }: Ctx, ids: string[]): Promise<Row[]> {
  const { id, slug, name, role, bio } = author;
  const rows = await db
    .select({ id, slug, title: name, summary: role, text: bio })
    .from(author)
    .where(inArray(id, ids));
  return rows.map(({ slug: at, ...row }) => ({ ...unplaced, ...row, kind: 'author', path: paths.author(at) }));
}

async function readPages({ db }: Ctx, ids: string[]): Promise<Row[]> {
  const { slug, title, summary, text } = page;
  const rows = await db
    .select({ id: slug, title, summary, text })
    .from(page)
    .where(and(inArray(slug, ids), page.published));
  return rows.map((row) => ({ ...unplaced, ...row, kind: 'page', path: paths.page(row.id) }));
}
