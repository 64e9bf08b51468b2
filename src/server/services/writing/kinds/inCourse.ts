import { inArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#src/server/db/database.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';

/** What stands in a course is exported with it. */
export const isInCourse = (courseId: PgColumn) =>
  sql<boolean>`exists (select from ${course} where ${course.id} = ${courseId} and ${course.published})`;

/** What stands in a chapter is exported with that. */
export const isInChapter = (chapterId: PgColumn) => sql<boolean>`exists (
  select from ${chapter} where ${chapter.id} = ${chapterId} and ${chapter.published} and ${isInCourse(chapter.courseId)})`;

/** Ids of the courses of authors. */
export const coursesOf = (db: Db, authors: SQLWrapper) =>
  db.select({ id: course.id }).from(course).where(inArray(course.authorId, authors));
