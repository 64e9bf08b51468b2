import { asc, eq } from 'drizzle-orm';
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
import type { Content } from './Content.ts';

/** The published content of a database: one moment of it, though nobody is kept from writing. */
export function readStoredContent(db: Db): Promise<Content> {
  return db.transaction(
    async (tx) => ({
      authors: await tx.select().from(author).where(eq(author.published, true)).orderBy(asc(author.id)),
      tags: await tx.select().from(tag).where(eq(tag.published, true)).orderBy(asc(tag.position), asc(tag.slug)),
      videos: await tx.select().from(video).where(eq(video.published, true)).orderBy(asc(video.id)),
      posts: await tx.select().from(post).where(eq(post.published, true)).orderBy(asc(post.id)),
      pages: await tx.select().from(page).where(eq(page.published, true)).orderBy(asc(page.slug)),
      courses: await tx.select().from(course).where(eq(course.published, true)).orderBy(asc(course.id)),
      courseProducts: await tx.select().from(courseProduct).orderBy(asc(courseProduct.id)),
      chapters: await tx.select().from(chapter).where(eq(chapter.published, true)).orderBy(asc(chapter.position)),
      lectures: await tx.select().from(lecture).where(eq(lecture.published, true)).orderBy(asc(lecture.position)),
      quizzes: await tx.select().from(quiz).where(eq(quiz.published, true)).orderBy(asc(quiz.id)),
      quizQuestions: await tx
        .select()
        .from(quizQuestion)
        .where(eq(quizQuestion.published, true))
        .orderBy(asc(quizQuestion.position)),
      nextCourseOptions: await tx
        .select()
        .from(nextCourseOption)
        .where(eq(nextCourseOption.published, true))
        .orderBy(asc(nextCourseOption.position)),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
