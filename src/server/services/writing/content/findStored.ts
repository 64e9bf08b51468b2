import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { ContentDocument, ContentKind } from '#src/contract/desk/content/deskContent.ts';
import { paths } from '#src/domain/paths.ts';
import type { Db } from '#src/server/db/database.ts';
import { author } from '#src/server/db/schema/author.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { nextCourseOption } from '#src/server/db/schema/nextCourse.ts';
import { page } from '#src/server/db/schema/page.ts';
import { post } from '#src/server/db/schema/post.ts';
import { quiz } from '#src/server/db/schema/quiz.ts';
import { quizQuestion } from '#src/server/db/schema/quizQuestion.ts';
import { tag } from '#src/server/db/schema/tag.ts';
import { video } from '#src/server/db/schema/video.ts';
import {
  writtenAuthor,
  writtenChapter,
  writtenCourse,
  writtenLecture,
  writtenNextCourse,
  writtenPage,
  writtenPost,
  writtenProduct,
  writtenQuiz,
  writtenResources,
  writtenTag,
  writtenVideo,
} from '#src/server/services/writing/folders/written.ts';
import { neverPublished } from './contentTables.ts';

export interface Parent {
  kind: ContentKind;
  id: string;
  name: string;
}

/** A thing as its table has it. */
export interface Stored {
  kind: ContentKind;
  id: string;
  name: string;
  isLive: boolean;
  updatedAt: Date;
  document: ContentDocument;
  /** Its page on the web, by the row's slug. */
  address: string | null;
  /** Whose it is: of what stands in a course, the course's author. */
  authorId: string | null;
  publishedAt: Date | null;
  parents: Parent[];
}

type Reading = (db: Db, id: string) => Promise<Omit<Stored, 'kind' | 'id'> | null | undefined>;

const ofPost =
  (kind: 'article' | 'podcast'): Reading =>
  async (db, id) => {
    const [row] = await db
      .select()
      .from(post)
      .where(and(eq(post.id, id), eq(post.kind, kind)));
    if (!row) return null;
    const address = kind === 'article' ? paths.article(row.slug) : paths.episode(row.slug);
    const { title: name, authorId, publishedAt } = row;
    return { ...common(row), name, document: documentOf(writtenPost(row), row.text), address, authorId, publishedAt };
  };

const readings: Record<ContentKind, Reading> = {
  course: async (db, id) => {
    const [row] = await db.select().from(course).where(eq(course.id, id));
    if (!row) return null;
    const { name, authorId, publishedAt, resourcesIntro } = row;
    const data = { ...writtenCourse(row), ...writtenResources(row), resourcesIntro };
    return {
      ...common(row),
      name,
      document: documentOf(data, row.description),
      address: paths.course(row.slug),
      authorId,
      publishedAt,
    };
  },
  chapter: async (db, id) => {
    const [row] = await db
      .select({ ...getTableColumns(chapter), course: { id: course.id, name: course.name, authorId: course.authorId } })
      .from(chapter)
      .innerJoin(course, eq(course.id, chapter.courseId))
      .where(eq(chapter.id, id));
    if (!row) return null;
    const parents = [parent('course', row.course)];
    const { authorId } = row.course;
    return { ...common(row), name: row.name, document: documentOf(writtenChapter(row), ''), authorId, parents };
  },
  lecture: async (db, id) => {
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
    if (!row) return null;
    const document = documentOf(writtenLecture(row.lecture, row.video ?? undefined), row.lecture.text);
    return {
      ...common(row.lecture),
      name: row.lecture.name,
      document: { ...document, quiz: await quizOf(db, id) },
      address: paths.lecture(row.course.slug, row.chapter.id, id),
      authorId: row.course.authorId,
      parents: [parent('course', row.course), parent('chapter', row.chapter)],
    };
  },
  article: ofPost('article'),
  episode: ofPost('podcast'),
  video: async (db, id) => {
    const [row] = await db.select().from(video).where(eq(video.id, id));
    if (!row) return null;
    const { title: name, authorId, publishedAt } = row;
    const address = row.lectureOnly ? null : paths.video(row.slug);
    return { ...common(row), name, document: documentOf(writtenVideo(row), row.text), address, authorId, publishedAt };
  },
  page: async (db, id) => {
    const [row] = await db.select().from(page).where(eq(page.slug, id));
    return (
      row && {
        ...common(row),
        name: row.title,
        document: documentOf(writtenPage(row), row.text),
        address: paths.page(row.slug),
      }
    );
  },
  author: async (db, id) => {
    const [row] = await db.select().from(author).where(eq(author.id, id));
    return (
      row && {
        ...common(row),
        name: row.name,
        document: documentOf(writtenAuthor(row), row.bio),
        address: paths.author(row.slug),
        authorId: row.id,
      }
    );
  },
  product: async (db, id) => {
    const [row] = await db
      .select({ product: courseProduct, course: { id: course.id, name: course.name } })
      .from(courseProduct)
      .innerJoin(course, eq(course.id, courseProduct.courseId))
      .where(eq(courseProduct.id, id));
    if (!row) return null;
    const { archived: _, ...data } = writtenProduct(row.product);
    const parents = [parent('course', row.course)];
    const published = !row.product.archived;
    return {
      ...common({ ...row.product, published }),
      name: row.product.name,
      document: documentOf(data, ''),
      parents,
    };
  },
  'next-course': async (db, id) => {
    const [row] = await db.select().from(nextCourseOption).where(eq(nextCourseOption.id, id));
    return row && { ...common(row), name: row.name, document: documentOf(writtenNextCourse(row), '') };
  },
  tag: async (db, id) => {
    const [row] = await db.select().from(tag).where(eq(tag.slug, id));
    return row && { ...common(row), name: row.name, document: documentOf(writtenTag(row), '') };
  },
};

/** A thing as its table has it; `null` where there is none. */
export async function findStored(db: Db, kind: ContentKind, id: string): Promise<Stored | null> {
  const found = await readings[kind](db, id);
  if (!found) return null;
  const { publishedAt } = found;
  if (publishedAt?.getTime() !== neverPublished.getTime()) return { kind, id, ...found };
  const { publishedAt: _, ...data } = found.document.data;
  return { kind, id, ...found, publishedAt: null, document: { ...found.document, data } };
}

function common({ published, updatedAt }: { published: boolean; updatedAt: Date }) {
  return { isLive: published, updatedAt, address: null, authorId: null, publishedAt: null, parents: [] };
}

const parent = (kind: ContentKind, { id, name }: { id: string; name: string }): Parent => ({ kind, id, name });

async function quizOf(db: Db, lectureId: string): Promise<ContentDocument['quiz']> {
  const [found] = await db
    .select()
    .from(quiz)
    .where(and(eq(quiz.lectureId, lectureId), eq(quiz.published, true)));
  if (!found) return null;
  const questions = await db
    .select()
    .from(quizQuestion)
    .where(and(eq(quizQuestion.quizId, found.id), eq(quizQuestion.published, true)))
    .orderBy(asc(quizQuestion.position));
  return plain(writtenQuiz(found, questions));
}

function documentOf(data: object, text: string): ContentDocument {
  return { data: plain(data), text, quiz: null };
}

/** As JSON has it, without keys that have no value. */
function plain(data: object): ContentDocument['data'] {
  return JSON.parse(JSON.stringify(data, (_, value) => value ?? undefined));
}
