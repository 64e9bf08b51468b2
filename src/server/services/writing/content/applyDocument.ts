import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { ContentDocument, ContentKind } from '#src/contract/desk/content/deskContent.ts';
import type { Cue } from '#src/domain/vtt.ts';
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
  articleRow,
  authorRow,
  courseRow,
  episodeRow,
  pageRow,
  quizRows,
  videoRow,
} from '#src/server/services/writing/folders/written.ts';
import { neverPublished } from './contentTables.ts';
import { type Data, parseDocument, type Quiz } from './parseDocument.ts';
import { readCues } from './readCues.ts';

interface Application<K extends ContentKind> {
  db: Db;
  id: string;
  data: Data<K>;
  text: string;
  quiz: Quiz | null;
  now: Date;
}
type Applications = { [K in ContentKind]: (application: Application<K>) => Promise<unknown> };

const applications: Applications = {
  course: ({ db, id, data: { resources, resourcesIntro, ...data }, text, now }) =>
    db
      .update(course)
      .set({ ...courseRow(data, text, { resources, resourcesIntro }), ...live(now) })
      .where(eq(course.id, id)),
  chapter: ({ db, id, data, now }) =>
    db
      .update(chapter)
      .set({ ...data, ...live(now) })
      .where(eq(chapter.id, id)),
  lecture: async ({ db, id, data: { video: slug, ...data }, text, quiz, now }) => {
    const [shown] = slug ? await db.select({ id: video.id }).from(video).where(isVideo(slug)) : [];
    await db
      .update(lecture)
      .set({ ...data, text, videoId: shown?.id ?? null, addedAt: firstTime(now), ...live(now) })
      .where(eq(lecture.id, id));
    await applyQuiz(db, id, quiz, now);
  },
  article: ({ db, id, data, text, now }) =>
    db
      .update(post)
      .set({ ...articleRow(data, text), ...live(now) })
      .where(eq(post.id, id)),
  episode: async ({ db, id, data, text, now }) => {
    const [known] = await db
      .select({ cues: post.transcript, path: post.transcriptUrl })
      .from(post)
      .where(eq(post.id, id));
    const cues = await cuesOf(db, data.transcript, known);
    await db
      .update(post)
      .set({ ...episodeRow(data, text, cues), ...live(now) })
      .where(eq(post.id, id));
  },
  video: async ({ db, id, data, text, now }) => {
    const [known] = await db
      .select({ cues: video.transcript, path: video.captions })
      .from(video)
      .where(eq(video.id, id));
    const cues = await cuesOf(db, data.captions, known);
    await db
      .update(video)
      .set({ ...videoRow(data, text, cues), ...live(now) })
      .where(eq(video.id, id));
  },
  page: ({ db, id, data, text, now }) =>
    db
      .update(page)
      .set({ ...pageRow(id, data, text), ...live(now) })
      .where(eq(page.slug, id)),
  author: ({ db, id, data, text, now }) =>
    db
      .update(author)
      .set({ ...authorRow(data, text), ...live(now) })
      .where(eq(author.id, id)),
  product: ({ db, id, data, now }) =>
    db
      .update(courseProduct)
      .set({ ...data, archived: false, updatedAt: now })
      .where(eq(courseProduct.id, id)),
  'next-course': ({ db, id, data, now }) =>
    db
      .update(nextCourseOption)
      .set({ ...data, ...live(now) })
      .where(eq(nextCourseOption.id, id)),
  tag: ({ db, id, data, now }) =>
    db
      .update(tag)
      .set({ ...data, ...live(now) })
      .where(eq(tag.slug, id)),
};

/** Puts a text on the web: from now on the row of its table says it. Only what the check has let pass comes here. */
export async function applyDocument<K extends ContentKind>(
  db: Db,
  { kind, id, document, now }: { kind: K; id: string; document: ContentDocument; now: Date },
): Promise<void> {
  const parsed = parseDocument(kind, id, document);
  if (!parsed.isValid) throw new Error(`The document of ${kind} ${id} has left its form.`);
  const apply: Applications[K] = applications[kind];
  await apply({ db, id, data: parsed.data, text: parsed.text, quiz: parsed.quiz, now });
}

/** A lecture is new from the moment on which it first comes to the web. */
const firstTime = (now: Date) =>
  sql`case when ${lecture.addedAt} = ${neverPublished.toISOString()}::timestamptz
    then ${now.toISOString()}::timestamptz else ${lecture.addedAt} end`;

const live = (now: Date) => ({ published: true, updatedAt: now });

/** The video that a lecture means by a slug: addresses are unique among what is on the web. */
export const isVideo = (slug: string) => and(eq(video.slug, slug), eq(video.published, true));

async function cuesOf(
  db: Db,
  path: string | undefined,
  known: { cues: Cue[]; path: string | null } | undefined,
): Promise<Cue[]> {
  if (!path) return [];
  return known?.path === path && known.cues.length > 0 ? known.cues : ((await readCues(db, path)) ?? []);
}

/** Answers of learners refer to questions, so what leaves a quiz stays as a row. */
async function applyQuiz(db: Db, lectureId: string, written: Quiz | null, now: Date): Promise<void> {
  const rows = written && quizRows(written);
  const questionIds = rows?.questions.map(({ id }) => id) ?? [];
  const earlier = db.select({ id: quiz.id }).from(quiz).where(eq(quiz.lectureId, lectureId));
  const left = { published: false, updatedAt: now };
  await db
    .update(quizQuestion)
    .set(left)
    .where(
      and(
        inArray(quizQuestion.quizId, earlier),
        eq(quizQuestion.published, true),
        questionIds.length > 0 ? notInArray(quizQuestion.id, questionIds) : undefined,
      ),
    );
  await db
    .update(quiz)
    .set(left)
    .where(and(eq(quiz.lectureId, lectureId), eq(quiz.published, true), rows ? ne(quiz.id, rows.quiz.id) : undefined));
  if (!rows) return;
  const set = { ...rows.quiz, ...live(now) };
  await db.insert(quiz).values(set).onConflictDoUpdate({ target: quiz.id, set });
  for (const question of rows.questions) {
    const set = { ...question, ...live(now) };
    await db.insert(quizQuestion).values(set).onConflictDoUpdate({ target: quizQuestion.id, set });
  }
}
