import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { idSchema } from '#src/contract/conventions.ts';
import type { ContentFinding } from '#src/contract/desk/content/deskContent.ts';
import { slugOf } from '#src/domain/slugOf.ts';
import { type ChapterRow, chapter, type StoredResult } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { video } from '#src/server/db/schema/video.ts';
import { formFinding } from '#src/server/services/writing/content/finding.ts';
import type { Content } from '#src/server/services/writing/folders/Content.ts';
import type { ContentFolder } from '#src/server/services/writing/folders/ContentFolder.ts';
import { markdownFile } from '#src/server/services/writing/folders/fileTexts.ts';
import { numbered, withNumber } from '#src/server/services/writing/folders/numbered.ts';
import { line, publicPath } from './fields.ts';
import { coursesOf, isInCourse } from './inCourse.ts';
import type { Files, Kind, NewRow } from './Kind.ts';
import { type KnownInFolder, readLectures, writeLectures } from './lecture.ts';
import { nextPlace } from './nextPlace.ts';
import { documentOf, found, parentOf, publishedRows } from './rows.ts';

const file = z.strictObject({
  id: idSchema,
  name: line,
  freeSample: z.boolean().default(false),
  /** What is built in it. */
  result: z
    .strictObject({
      name: line,
      text: line,
      /** What one can do when it is done, in the infinitive: „prečítať chybové hlásenie“. */
      skills: z.array(line).optional(),
      /** The lecture whose text has the finished game (`:::page{game}`). */
      game: z.strictObject({ lecture: idSchema, picture: publicPath }).optional(),
      /** A program and its output, in Markdown, for the top of the course's page. */
      sample: z.string().optional(),
    })
    .nullable()
    .default(null),
});

const written = ({ name, freeSample, result }: Content['chapters'][number]) => ({
  name,
  freeSample,
  result: result ? writtenResult(result) : undefined,
});
const writtenResult = ({ name, text, skills, game, sample }: StoredResult) => ({
  name,
  text,
  ...(skills?.length && { skills }),
  ...(game && { game: { lecture: game.lecture, picture: game.picture } }),
  ...(sample !== undefined && { sample }),
});

export const chapterKind: Kind<z.output<typeof file>> = {
  ...publishedRows(chapter, 'id'),
  name: chapter.name,
  nameKey: 'name',
  order: [sql`${chapter.courseId}`, sql`${chapter.position}`, sql`${chapter.id}`],
  file,
  inFolder: {
    rows: 'chapters',
    where: 'courses (chapters)',
    unique: { id: 'id' },
    order: [asc(chapter.position)],
    isExported: sql`${chapter.published} and ${isInCourse(chapter.courseId)}`,
  },
  find: async (db, id) => {
    const [row] = await db
      .select({ ...getTableColumns(chapter), course: { id: course.id, name: course.name, authorId: course.authorId } })
      .from(chapter)
      .innerJoin(course, eq(course.id, chapter.courseId))
      .where(eq(chapter.id, id));
    if (!row) return undefined;
    const parents = [parentOf('course', row.course)];
    return found(row, {
      name: row.name,
      document: documentOf(written(row)),
      authorId: row.course.authorId,
      parents,
    });
  },
  parent: 'course',
  make: async ({ ctx, id, name, parent }) => {
    const courseId = parent?.id ?? '';
    const position = await nextPlace(ctx.db, chapter.position, chapter, eq(chapter.courseId, courseId));
    return { id, courseId, name, freeSample: false, position, fileName: slugOf(name) } satisfies NewRow<typeof chapter>;
  },
  row: ({ data }): Partial<ChapterRow> => data,
  check: async ({ ctx: { db }, stored: { id } }, { data: { freeSample, result } }) => {
    const found: ContentFinding[] = [];
    if (freeSample) {
      const shown = await db
        .select({ name: lecture.name })
        .from(lecture)
        .innerJoin(video, eq(video.id, lecture.videoId))
        .where(and(eq(lecture.chapterId, id), eq(lecture.published, true), eq(video.lectureOnly, true)));
      for (const { name } of shown) {
        found.push(formFinding('data.freeSample', `Ukážka zadarmo nemôže mať súkromné video, má ho lekcia „${name}“.`));
      }
    }
    if (result?.game) {
      const games = await db.select({ id: lecture.id }).from(lecture).where(eq(lecture.id, result.game.lecture));
      if (games.length === 0) found.push(formFinding('data.result.game.lecture', 'Lekcia s hrou neexistuje.'));
    }
    return found;
  },
  isTheirs: (db, authors) => inArray(chapter.courseId, coursesOf(db, authors)),
  isInTree: true,
};

interface Place {
  path: string;
  courseId: string;
}

/** The chapters in the folder of a course. */
export function readChapters(folder: ContentFolder, place: Place, known: KnownInFolder, content: Content): void {
  const { courseId } = place;
  for (const { path, position, fileName } of numbered(folder, folder.folders(place.path))) {
    const [chapter] = folder.document(`${path}/chapter.md`, file);
    if (!chapter) continue;
    content.chapters.push({ ...chapter.data, courseId, position, fileName });
    const files = folder.markdownFiles(path).filter((name) => name !== chapter.file);
    readLectures(folder, { path, files, chapterId: chapter.data.id }, known, content);
  }
}

/** Adds their files, the reverse of `readChapters`. */
export function writeChapters(content: Content, place: Place, files: Files): void {
  for (const row of content.chapters.filter(({ courseId }) => courseId === place.courseId)) {
    const path = `${place.path}/${withNumber(row)}`;
    files.set(`${path}/chapter.md`, markdownFile({ id: row.id, ...written(row) }));
    writeLectures(content, { path, chapterId: row.id }, files);
  }
}
