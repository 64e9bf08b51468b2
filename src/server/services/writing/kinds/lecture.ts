import { asc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { idSchema, slugSchema } from '#src/contract/conventions.ts';
import { lectureTypeSchema } from '#src/contract/course.ts';
import { paths } from '#src/domain/paths.ts';
import { slugOf } from '#src/domain/slugOf.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { video } from '#src/server/db/schema/video.ts';
import { findExercises, stepsFrom } from '#src/server/markdown/findExercises.ts';
import { findQuestions } from '#src/server/markdown/findQuestions.ts';
import { findRecall } from '#src/server/markdown/findRecall.ts';
import { keptProofs } from '#src/server/services/writing/content/keepProofs.ts';
import type { Content } from '#src/server/services/writing/folders/Content.ts';
import type {
  ContentFolder,
  ContentDocument as ReadDocument,
} from '#src/server/services/writing/folders/ContentFolder.ts';
import { markdownFile } from '#src/server/services/writing/folders/fileTexts.ts';
import { numbered, withNumber } from '#src/server/services/writing/folders/numbered.ts';
import { line } from './fields.ts';
import { firstText } from './firstText.ts';
import { coursesOf, isInChapter } from './inCourse.ts';
import type { Files, Kind, NewRow } from './Kind.ts';
import { idFindings, isVideo, placeFindings, unproven } from './lectureFindings.ts';
import { askedAgain, goneOnWith, namedFindings, namedProblems } from './namedFindings.ts';
import { nextPlace } from './nextPlace.ts';
import {
  findQuiz,
  lecturesOf,
  putQuiz,
  quizFindings,
  quizRowsOf,
  quizTables,
  readQuizzes,
  writeQuizzes,
} from './quiz.ts';
import { documentOf, found, neverPublished, parentOf, publishedRows } from './rows.ts';

const file = z
  .strictObject({
    id: idSchema,
    name: line,
    type: lectureTypeSchema,
    minutes: z.number().int().min(1),
    summary: line,
    video: slugSchema.optional(),
  })
  .refine((lecture) => (lecture.type === 'VIDEO') === (lecture.video !== undefined), {
    path: ['video'],
    message: 'is needed with type VIDEO, and only then',
  });

/** `video` is the slug of its video. */
const written = ({ name, type, minutes, summary }: Content['lectures'][number], video: string | undefined) => ({
  name,
  type,
  minutes,
  summary,
  video,
});

/** A lecture is new from the moment on which it first comes to the web. */
const firstTime = (now: Date) =>
  sql`case when ${lecture.addedAt} = ${neverPublished.toISOString()}::timestamptz
    then ${now.toISOString()}::timestamptz else ${lecture.addedAt} end`;

export const lectureKind: Kind<z.output<typeof file>> = {
  ...publishedRows(lecture, 'id'),
  name: lecture.name,
  nameKey: 'name',
  order: [sql`${lecture.chapterId}`, sql`${lecture.position}`, sql`${lecture.id}`],
  file,
  parts: quizTables,
  partsOf: quizRowsOf,
  inFolder: {
    rows: 'lectures',
    where: 'courses (lectures)',
    unique: { id: 'id' },
    order: [asc(lecture.position)],
    isExported: sql`${lecture.published} and ${isInChapter(lecture.chapterId)}`,
    fresh: (now) => ({ addedAt: now }),
  },
  checkFolder: ({ chapters, videos, lectures }, folder) => {
    const samples = new Set(chapters.filter((row) => row.freeSample).map((row) => row.id));
    const kept = new Set(videos.filter((row) => row.lectureOnly).map((row) => row.id));
    for (const { id, chapterId, videoId } of lectures) {
      // Everybody's page of it is kept in memory for longer than a signed address holds.
      if (samples.has(chapterId) && videoId && kept.has(videoId)) {
        folder.problem('courses (lectures)', 'video', `is lectureOnly, but ${id} is a free sample`);
      }
    }
  },
  find: async (db, id) => {
    const [row] = await db
      .select({
        lecture,
        chapter: { id: chapter.id, name: chapter.name },
        course: { id: course.id, name: course.name, slug: course.slug, authorId: course.authorId },
        video: video.slug,
      })
      .from(lecture)
      .innerJoin(chapter, eq(chapter.id, lecture.chapterId))
      .innerJoin(course, eq(course.id, chapter.courseId))
      .leftJoin(video, eq(video.id, lecture.videoId))
      .where(eq(lecture.id, id));
    if (!row) return undefined;
    const { name, text } = row.lecture;
    return found(row.lecture, {
      name,
      document: documentOf(written(row.lecture, row.video ?? undefined), text, await findQuiz(db, id)),
      address: paths.lecture(row.course.slug, row.chapter.id, id),
      authorId: row.course.authorId,
      parents: [parentOf('course', row.course), parentOf('chapter', row.chapter)],
    });
  },
  addresses: async (db) => {
    const rows = await db
      .select({ id: lecture.id, chapterId: chapter.id, slug: course.slug })
      .from(lecture)
      .innerJoin(chapter, eq(chapter.id, lecture.chapterId))
      .innerJoin(course, eq(course.id, chapter.courseId))
      .where(eq(lecture.published, true));
    return rows.map(({ id, chapterId, slug }) => ({ id, address: paths.lecture(slug, chapterId, id) }));
  },
  parent: 'chapter',
  make: async ({ ctx, id, name, parent }) => {
    const chapterId = parent?.id ?? '';
    const position = await nextPlace(ctx.db, lecture.position, lecture, eq(lecture.chapterId, chapterId));
    const place = { chapterId, position, fileName: slugOf(name), addedAt: neverPublished };
    const written = { summary: '', type: 'TEXT' as const, minutes: 10, text: firstText, videoId: null };
    return { id, name, ...written, ...place } satisfies NewRow<typeof lecture>;
  },
  row: async ({ db, data: { video: slug, ...data }, text, now }) => {
    const [shown] = slug ? await db.select({ id: video.id }).from(video).where(isVideo(slug)) : [];
    return { ...data, text, videoId: shown?.id ?? null, addedAt: firstTime(now) };
  },
  putParts: ({ db, id, quiz, now }) => putQuiz(db, id, quiz, now),
  check: async (checking, { data, quiz }) => [
    ...(await placeFindings(checking, data.video)),
    ...(quiz ? await quizFindings(checking, quiz) : []),
  ],
  checkExercises: async (checking, own, live) => [
    ...(await idFindings(checking, [...own.exercises, ...own.questions])),
    ...(await namedFindings(checking.ctx.db, checking.stored.id, own)),
    ...unproven(own.exercises, live, [...checking.proofs, ...(await keptProofs(checking.ctx.db, own.exercises))]),
  ],
  ofParts: lecturesOf,
  isTheirs: (db, authors) => {
    const courses = coursesOf(db, authors);
    return inArray(
      lecture.chapterId,
      db.select({ id: chapter.id }).from(chapter).where(inArray(chapter.courseId, courses)),
    );
  },
  choices: ['videos', 'chapters', 'programs'],
  isLesson: true,
  needsText: true,
  isInTree: true,
};

export interface KnownInFolder {
  /** By slug, which is how a lecture names its video. */
  videoIds: ReadonlyMap<string, string>;
  /** Where the checked task, or the question, with an id stands. */
  exercises: Map<string, string>;
}

/** The lectures of a chapter, `files`, with their quizzes. */
export function readLectures(
  folder: ContentFolder,
  { path, files, chapterId }: { path: string; files: string[]; chapterId: string },
  known: KnownInFolder,
  content: Content,
): void {
  const lectureIds: string[] = [];
  for (const { path, position, fileName } of numbered(folder, files)) {
    for (const read of folder.document(path, file)) {
      readExercises(folder, read, known);
      readNamed(folder, read);
      const { video, ...data } = read.data;
      const videoId = video ? (known.videoIds.get(video) ?? null) : null;
      if (video && !videoId) folder.problem(path, 'video', `names no video: ${video}`);
      lectureIds.push(data.id);
      content.lectures.push({ ...data, text: read.text, chapterId, videoId, position, fileName });
    }
  }
  // A lecture with a mistake of its own was left out, and is perhaps the one that the quiz names.
  readQuizzes(folder, path, lectureIds.length === files.length ? lectureIds : null, content);
}

const placeIn =
  ({ file, textLine }: ReadDocument<unknown>) =>
  (own: number) =>
    `${file}:${textLine + own - 1}`;

/** What it names of other lectures is known once they are read. */
function readNamed(folder: ContentFolder, read: ReadDocument<{ id: string }>): void {
  const at = placeIn(read);
  const { named, problems } = findRecall(read.text);
  for (const { line, message } of problems) folder.problem(at(line), null, message);
  const steps = stepsFrom(findExercises(read.text));
  if (named.length === 0 && steps.length === 0) return;
  folder.whenRead.push((content) => {
    const problemOf = namedProblems(content);
    for (const one of [...named.map(askedAgain), ...steps.map(goneOnWith)]) {
      const problem = problemOf(read.data.id, one);
      if (problem) folder.problem(at(one.line), null, problem);
    }
  });
}

function readExercises(folder: ContentFolder, read: ReadDocument<unknown>, { exercises }: KnownInFolder): void {
  const at = placeIn(read);
  const questions = findQuestions(read.text).filter(({ isTask }) => !isTask);
  for (const { id, line, problems } of [...findExercises(read.text), ...questions]) {
    for (const problem of problems) folder.problem(at(problem.line), null, problem.message);
    const other = exercises.get(id);
    if (other) folder.problem(at(line), null, `the id „${id}“ belongs to a task of ${other}`);
    else if (id !== '') exercises.set(id, at(line));
  }
}

/** Adds their files, the reverse of `readLectures`. */
export function writeLectures(
  content: Content,
  { path, chapterId }: { path: string; chapterId: string },
  files: Files,
): void {
  const slugs = new Map(content.videos.map(({ id, slug }) => [id, slug]));
  const rows = content.lectures.filter((row) => row.chapterId === chapterId);
  for (const row of rows) {
    const { id, videoId, text } = row;
    const video = videoId ? slugs.get(videoId) : undefined;
    files.set(`${path}/${withNumber(row)}.md`, markdownFile({ id, ...written(row, video) }, text));
  }
  writeQuizzes(
    content,
    path,
    rows.map(({ id }) => id),
    files,
  );
}
