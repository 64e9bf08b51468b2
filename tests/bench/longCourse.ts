import { eq } from 'drizzle-orm';
import { paths } from '#src/domain/paths.ts';
import type { Database } from '#src/server/db/database.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { lectureProgress } from '#src/server/db/schema/lectureProgress.ts';
import { user } from '#src/server/db/schema/user.ts';

type Target = Pick<Database, 'db'>;

const chapters = 10;
const lecturesOfChapter = 50;

/** The long course: free, its first chapter a free sample. Addresses by numbers from 1. */
export const longCourse = {
  id: 'long',
  slug: 'dlhy-kurz',
  path: paths.course('dlhy-kurz'),
  lecturePath: (chapterNumber: number, lectureNumber: number) =>
    paths.lecture('dlhy-kurz', `long-${chapterNumber}`, `long-${chapterNumber}-${lectureNumber}`),
};

/** Adds a course of 500 lectures to the sample content; its ids sort behind those of the demo's long thread. */
export async function addLongCourse({ db }: Target): Promise<void> {
  const [model] = await db.select().from(course).limit(1);
  const [text] = await db.select().from(lecture).where(eq(lecture.id, 'zaklady-porovnavanie'));
  if (!model || !text) throw new Error('There is no course to copy.');
  const stamp = { published: true, updatedAt: new Date() };
  await db
    .insert(course)
    .values({ ...model, id: longCourse.id, slug: longCourse.slug, position: 99 })
    .onConflictDoNothing();
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const chapterRows = numbers(chapters).map((position) => ({
    id: `long-${position}`,
    courseId: longCourse.id,
    name: `Kapitola ${position}`,
    freeSample: position === 1,
    position,
    fileName: `kapitola-${position}`,
    ...stamp,
  }));
  await db.insert(chapter).values(chapterRows).onConflictDoNothing();
  const lectureRows = chapterRows.flatMap(({ id, position: chapterNumber }) =>
    numbers(lecturesOfChapter).map((position) => ({
      ...text,
      id: `${id}-${position}`,
      chapterId: id,
      name: `Lekcia ${chapterNumber}.${position}`,
      type: 'TEXT' as const,
      videoId: null,
      position,
      fileName: `lekcia-${position}`,
      ...stamp,
    })),
  );
  await db.insert(lecture).values(lectureRows).onConflictDoNothing();
}

/** Lets a learner complete the long course. */
export async function completeLongCourse({ db }: Target, uid: string): Promise<void> {
  const [learner] = await db.select({ id: user.id }).from(user).where(eq(user.uid, uid));
  if (!learner) throw new Error('There is no such learner.');
  const at = new Date();
  const lectures = await db
    .select({ lectureId: lecture.id })
    .from(lecture)
    .innerJoin(chapter, eq(chapter.id, lecture.chapterId))
    .where(eq(chapter.courseId, longCourse.id));
  await db
    .insert(lectureProgress)
    .values(lectures.map(({ lectureId }) => ({ userId: learner.id, lectureId, completedAt: at, updatedAt: at })));
}

/** The lecture that `fillDemoData` gives a thread of 1,000 comments: the first of the first course by id. */
export async function longThreadLecture({ db }: Target): Promise<{ id: string; path: string }> {
  const [first] = await db
    .select({ id: lecture.id, chapterId: chapter.id, slug: course.slug })
    .from(lecture)
    .innerJoin(chapter, eq(chapter.id, lecture.chapterId))
    .innerJoin(course, eq(course.id, chapter.courseId))
    .orderBy(chapter.courseId, chapter.position, lecture.position)
    .limit(1);
  if (!first) throw new Error('There is no lecture.');
  return { id: first.id, path: paths.lecture(first.slug, first.chapterId, first.id) };
}
