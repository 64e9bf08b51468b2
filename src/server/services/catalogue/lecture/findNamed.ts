import { and, asc, eq, inArray, like, or } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { paths } from '#src/domain/paths.ts';
import type { Ctx } from '#src/server/context.ts';
import { literally } from '#src/server/db/plainText.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { namedIdsIn } from '#src/server/markdown/namedIdsIn.ts';
import type { NamedLecture } from '#src/server/markdown/remarkRecall.ts';
import { isLectureVisible } from './isLectureVisible.ts';

/** Where an id was found last: to look for it means to read every text. */
const places = new LRUCache<string, string>({ max: 5_000 });

const has = (text: string, id: string) => text.includes(`id="${id}"`);

/** The lectures on the web that have what a text names: the questions that return in it, and the tasks that go on. */
export async function findNamed({ db, now }: Pick<Ctx, 'db' | 'now'>, markdown: string): Promise<NamedLecture[]> {
  const ids = namedIdsIn(markdown);
  if (ids.length === 0) return [];
  const read = (isMeant: ReturnType<typeof and>) =>
    db
      .select({
        id: lecture.id,
        name: lecture.name,
        text: lecture.text,
        chapterId: lecture.chapterId,
        courseSlug: course.slug,
      })
      .from(lecture)
      .innerJoin(chapter, eq(chapter.id, lecture.chapterId))
      .innerJoin(course, eq(course.id, chapter.courseId))
      .where(and(isLectureVisible(now()), isMeant))
      .orderBy(asc(lecture.id));
  const known = [...new Set(ids.flatMap((id) => places.get(id) ?? []))];
  let found = known.length > 0 ? await read(inArray(lecture.id, known)) : [];
  if (!ids.every((id) => found.some(({ text }) => has(text, id)))) {
    found = await read(or(...ids.map((id) => like(lecture.text, `%id="${literally(id)}"%`))));
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
