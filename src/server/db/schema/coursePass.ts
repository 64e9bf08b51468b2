import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { course } from './course.ts';
import { user } from './user.ts';

/** What is known of a learner's first pass through a course, whatever is taken back, begun again or added later. */
export const coursePass = pgTable(
  'course_pass',
  {
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    courseId: text()
      .notNull()
      .references(() => course.id),
    /** Lectures that were completed before progress was reset. */
    lectureIds: text().array().notNull().default(sql`'{}'`),
    /** When nothing was left for the first time. */
    finishedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.courseId] }), index('course_pass_course').on(table.courseId)],
);

export type CoursePassRow = typeof coursePass.$inferSelect;
