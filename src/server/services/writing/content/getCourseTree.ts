import { createHash } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ContentCounts } from '#src/contract/desk/content/deskContent.ts';
import { paths } from '#src/domain/paths.ts';
import type { Ctx } from '#src/server/context.ts';
import { type ChapterRow, chapter } from '#src/server/db/schema/chapter.ts';
import { type CourseRow, course } from '#src/server/db/schema/course.ts';
import { type LectureRow, lecture } from '#src/server/db/schema/lecture.ts';
import { quiz } from '#src/server/db/schema/quiz.ts';
import { quizQuestion } from '#src/server/db/schema/quizQuestion.ts';
import { video } from '#src/server/db/schema/video.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { exerciseIdsIn } from '#src/server/services/learning/index.ts';
import { isWritable, requireWriter } from './access.ts';
import { countUnproven } from './countUnproven.ts';
import { type CoursePublicationDetail, lastPublication } from './lastPublication.ts';
import { type ItemDetail, selectItems } from './selectItems.ts';

export interface TreeLectureDetail extends ItemDetail {
  address: string;
  type: LectureRow['type'];
  minutes: number;
  exercises: number;
  questions: number;
  hasCaptions: boolean;
  /** The video that its newest text names. */
  videoSlug: string | null;
  /** Exercises of its newest text that nobody has run as they are. */
  unproven: number;
}
export interface TreeChapterDetail extends ItemDetail {
  freeSample: boolean;
  lectures: TreeLectureDetail[];
}
export interface CourseTreeDetail {
  course: ItemDetail & { address: string };
  courses: { id: string; name: string }[];
  order: string;
  chapters: TreeChapterDetail[];
  counts: ContentCounts;
  publication: CoursePublicationDetail | null;
}

/** A course with all that is in it. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function getCourseTree({
  ctx,
  input: { courseId },
}: {
  ctx: Ctx;
  input: { courseId: string };
}): Promise<CourseTreeDetail> {
  const courses = await listOwnCourses(ctx);
  const wanted = courses.find(({ id }) => id === courseId);
  if (!wanted) throw new NotFoundError('course');
  return readTree(ctx, wanted, courses);
}

/** The same of the first course that the caller may write; `null` where there is none yet. @throws UnauthenticatedError, ForbiddenError */
export async function getFirstCourseTree({ ctx }: { ctx: Ctx }): Promise<CourseTreeDetail | null> {
  const courses = await listOwnCourses(ctx);
  const [first] = courses;
  return first ? readTree(ctx, first, courses) : null;
}

type OwnCourse = Pick<CourseRow, 'id' | 'name' | 'slug'>;

async function listOwnCourses(ctx: Ctx): Promise<OwnCourse[]> {
  requireWriter(ctx, 'course');
  return ctx.db
    .select({ id: course.id, name: course.name, slug: course.slug })
    .from(course)
    .where(isWritable(ctx, 'course'))
    .orderBy(asc(course.position), asc(course.id));
}

async function readTree(ctx: Ctx, wanted: OwnCourse, courses: OwnCourse[]): Promise<CourseTreeDetail> {
  const { chapters, lectures } = await readPlaces(ctx.db, wanted.id);
  const inCourse = eq(chapter.courseId, wanted.id);
  const chapterIds = chapters.map(({ id }) => id);
  const [[item], chapterItems, lectureItems, facts] = await Promise.all([
    selectItems(ctx, 'course', { where: eq(course.id, wanted.id), limit: 1 }),
    selectItems(ctx, 'chapter', { where: inCourse, limit: 1_000 }),
    selectItems(ctx, 'lecture', { where: inArray(lecture.chapterId, chapterIds), limit: 5_000 }),
    readLectureFacts(ctx, chapterIds),
  ]);
  if (!item) throw new NotFoundError('course');
  const unproven = await countUnproven(ctx.db, lectureItems);
  const chapterById = new Map(chapterItems.map((found) => [found.id, found]));
  const lectureById = new Map(lectureItems.map((found) => [found.id, found]));
  const lecturesOf = (chapterId: string) =>
    lectures
      .filter((row) => row.chapterId === chapterId)
      .flatMap(({ id }): TreeLectureDetail[] => {
        const found = lectureById.get(id);
        const address = paths.lecture(wanted.slug, chapterId, id);
        return found ? [{ ...found, address, unproven: unproven.get(id) ?? 0, ...withNewest(found, facts(id)) }] : [];
      });
  return {
    course: { ...item, address: paths.course(wanted.slug) },
    courses: courses.map(({ id, name }) => ({ id, name })),
    order: orderOf(chapters, lectures),
    chapters: archivedLast(
      chapters.flatMap(({ id, freeSample }): TreeChapterDetail[] => {
        const found = chapterById.get(id);
        const newest = found?.document?.data.freeSample;
        const isFree = typeof newest === 'boolean' ? newest : freeSample;
        return found ? [{ ...found, freeSample: isFree, lectures: archivedLast(lecturesOf(id)) }] : [];
      }),
    ),
    counts: countsOf(lectureItems),
    publication: await lastPublication(ctx.db, wanted.id),
  };
}

/** Chapters and lectures of a course in their order. */
export async function readPlaces(db: Ctx['db'], courseId: string) {
  const chapters = await db
    .select({ id: chapter.id, freeSample: chapter.freeSample, position: chapter.position })
    .from(chapter)
    .where(eq(chapter.courseId, courseId))
    .orderBy(asc(chapter.position), asc(chapter.id));
  const lectures = await db
    .select({ id: lecture.id, chapterId: lecture.chapterId, position: lecture.position })
    .from(lecture)
    .innerJoin(chapter, eq(chapter.id, lecture.chapterId))
    .where(eq(chapter.courseId, courseId))
    .orderBy(asc(lecture.position), asc(lecture.id));
  return { chapters, lectures };
}

/** Names an order, so that nobody arranges what somebody else has arranged meanwhile. */
export function orderOf(chapters: Pick<ChapterRow, 'id'>[], lectures: Pick<LectureRow, 'id' | 'chapterId'>[]): string {
  const words = chapters.map(({ id }) => [id, lectures.filter((row) => row.chapterId === id).map((row) => row.id)]);
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);
}

function archivedLast<Item extends { state: ItemDetail['state'] }>(items: Item[]): Item[] {
  const isArchived = ({ state }: Item) => state === 'archived';
  return [...items.filter((item) => !isArchived(item)), ...items.filter(isArchived)];
}

interface LectureFacts {
  type: LectureRow['type'];
  minutes: number;
  exercises: number;
  questions: number;
  hasCaptions: boolean;
  videoSlug: string | null;
}

async function readLectureFacts({ db }: Pick<Ctx, 'db'>, chapterIds: string[]): Promise<(id: string) => LectureFacts> {
  const [rows, questions] = await Promise.all([
    db
      .select({
        id: lecture.id,
        type: lecture.type,
        minutes: lecture.minutes,
        text: lecture.text,
        captions: video.captions,
        videoSlug: video.slug,
      })
      .from(lecture)
      .leftJoin(video, eq(video.id, lecture.videoId))
      .where(inArray(lecture.chapterId, chapterIds)),
    db
      .select({ lectureId: quiz.lectureId })
      .from(quizQuestion)
      .innerJoin(quiz, eq(quiz.id, quizQuestion.quizId))
      .innerJoin(lecture, eq(lecture.id, quiz.lectureId))
      .where(and(inArray(lecture.chapterId, chapterIds), eq(quiz.published, true), eq(quizQuestion.published, true))),
  ]);
  const facts = new Map(
    rows.map(({ id, type, minutes, text, captions, videoSlug }): [string, LectureFacts] => [
      id,
      {
        type,
        minutes,
        exercises: exerciseIdsIn(text).length,
        questions: questions.filter(({ lectureId }) => lectureId === id).length,
        hasCaptions: captions !== null,
        videoSlug,
      },
    ]),
  );
  const none: LectureFacts = {
    type: 'TEXT',
    minutes: 1,
    exercises: 0,
    questions: 0,
    hasCaptions: false,
    videoSlug: null,
  };
  return (id) => facts.get(id) ?? none;
}

/** What the newest text says of a lecture, where that is not the one of the web. */
function withNewest({ document }: ItemDetail, facts: LectureFacts): LectureFacts {
  if (!document) return facts;
  const { type, minutes, video: slug } = document.data;
  const questions = document.quiz?.questions;
  return {
    ...facts,
    type: type === 'VIDEO' ? 'VIDEO' : 'TEXT',
    videoSlug: typeof slug === 'string' ? slug : null,
    minutes: typeof minutes === 'number' && minutes >= 1 ? Math.round(minutes) : facts.minutes,
    exercises: exerciseIdsIn(document.text).length,
    questions: Array.isArray(questions) ? questions.length : 0,
  };
}

function countsOf(items: ItemDetail[]): ContentCounts {
  const count = (wanted: ItemDetail['state']) => items.filter(({ state }) => state === wanted).length;
  return {
    all: items.length,
    draft: count('draft'),
    review: count('review'),
    scheduled: count('scheduled'),
    changed: count('changed'),
    archived: count('archived'),
  };
}
