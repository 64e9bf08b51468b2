import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { course } from './course.ts';

/** What is sold of a course; `amount` in cents. A product that leaves the content is archived: orders refer to it. */
export const courseProduct = pgTable(
  'course_product',
  {
    id: text().primaryKey(),
    courseId: text()
      .notNull()
      .references(() => course.id),
    name: text().notNull(),
    variantName: text().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    archived: boolean().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('course_product_course').on(table.courseId)],
);

export type CourseProductRow = typeof courseProduct.$inferSelect;
