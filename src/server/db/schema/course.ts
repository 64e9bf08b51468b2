import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Illustration, Level, Resource } from '#src/contract/course.ts';
import { longWordsOf } from '#src/server/db/plainText.ts';
import { author } from './author.ts';

/** What fits after a course, and why. */
export interface NextCourse {
  course: string;
  why: string;
}

/** `description` and `resourcesIntro` are Markdown. */
export const course = pgTable(
  'course',
  {
    id: text().primaryKey(),
    slug: text().notNull(),
    name: text().notNull(),
    summary: text().notNull(),
    description: text().notNull(),
    authorId: text()
      .notNull()
      .references(() => author.id),
    level: text().$type<Level>().notNull(),
    illustration: text().$type<Illustration>().notNull(),
    language: text().notNull(),
    position: integer().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    whatYouLearn: jsonb().$type<string[]>().notNull(),
    prerequisites: jsonb().$type<string[]>().notNull(),
    resourcesIntro: text().notNull(),
    resources: jsonb().$type<Resource[]>().notNull(),
    /** What its end says: what one can do now. */
    ending: text().notNull().default(''),
    nextCourses: jsonb().$type<NextCourse[]>().notNull().default([]),
    published: boolean().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('course_slug_published').on(table.slug).where(sql`${table.published}`),
    index('course_author').on(table.authorId),
    index('course_words').using('gin', longWordsOf(table.name, table.summary, table.description)),
  ],
);

export type CourseRow = typeof course.$inferSelect;
