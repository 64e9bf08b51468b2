import { createHash } from 'node:crypto';
import { and, asc, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { paths } from '#src/domain/paths.ts';
import type { Ctx } from '#src/server/context.ts';
import { literally } from '#src/server/db/plainText.ts';
import { prepared } from '#src/server/db/prepared.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { namedIdsIn } from '#src/server/markdown/namedIdsIn.ts';
import type { NamedLecture } from '#src/server/markdown/remarkRecall.ts';
import { isLectureVisible } from './isLectureVisible.ts';

/** Where an id was found last: to look for it means to read every text. */
const places = new LRUCache<string, string>({ max: 5_000 });

/** By their digest, in characters: a lecture names three others, whose texts would come from the database with each reader. */
const texts = new LRUCache<string, string>({ maxSize: 4_000_000, sizeCalculation: (text) => text.length + 1 });

const has = (text: string, id: string) => text.includes(`id="${id}"`);

const columns = { id: lecture.id, name: lecture.name, chapterId: lecture.chapterId, courseSlug: course.slug };

const listed = prepared((db) =>
  db
    .select({ ...columns, digest: sql<string>`md5(${lecture.text})` })
    .from(lecture)
    .innerJoin(chapter, eq(chapter.id, lecture.chapterId))
    .innerJoin(course, eq(course.id, chapter.courseId))
    .where(and(isLectureVisible(sql.placeholder('now')), sql`${lecture.id} = any(${sql.placeholder('ids')}::text[])`))
    .orderBy(asc(lecture.id))
    .prepare('named_lectures'),
);

/** The lectures on the web that have what a text names: the questions that return in it, and the tasks that go on. */
export async function findNamed(ctx: Pick<Ctx, 'db' | 'now'>, markdown: string): Promise<NamedLecture[]> {
  const ids = namedIdsIn(markdown);
  if (ids.length === 0) return [];
  const known = [...new Set(ids.flatMap((id) => places.get(id) ?? []))];
  let found = known.length > 0 ? await readKnown(ctx, known) : [];
  if (!ids.every((id) => found.some(({ text }) => has(text, id)))) {
    found = await read(ctx, or(...ids.map((id) => like(lecture.text, `%id="${literally(id)}"%`))));
  }
  for (const id of ids) {
    const place = found.find(({ text }) => has(text, id));
    if (place) places.set(id, place.id);
  }
  return found.map(({ id, name, text, chapterId, courseSlug }) => ({
    ...{ id, name, text },
    href: paths.lecture(courseSlug, chapterId, id),
  }));
}

/** With the texts that are kept, where the database says that they are still the same. */
async function readKnown(ctx: Pick<Ctx, 'db' | 'now'>, ids: string[]) {
  const rows = await listed(ctx.db).execute({ now: ctx.now().toISOString(), ids });
  const found = rows.flatMap(({ digest, ...row }) => {
    const text = texts.get(digest);
    return text === undefined ? [] : { ...row, text };
  });
  return found.length === rows.length ? found : read(ctx, inArray(lecture.id, ids));
}

async function read({ db, now }: Pick<Ctx, 'db' | 'now'>, isMeant: SQL | undefined) {
  const rows = await db
    .select({ ...columns, text: lecture.text })
    .from(lecture)
    .innerJoin(chapter, eq(chapter.id, lecture.chapterId))
    .innerJoin(course, eq(course.id, chapter.courseId))
    .where(and(isLectureVisible(now()), isMeant))
    .orderBy(asc(lecture.id));
  for (const { text } of rows) texts.set(createHash('md5').update(text).digest('hex'), text);
  return rows;
}
