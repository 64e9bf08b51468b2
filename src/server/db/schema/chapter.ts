import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { course } from './course.ts';

/** `fileName` is the name of the chapter's folder without its number, so that an export writes the same tree. */
export const chapter = pgTable(
  'chapter',
  {
    id: text().primaryKey(),
    courseId: text()
      .notNull()
      .references(() => course.id),
    name: text().notNull(),
    freeSample: boolean().notNull(),
    position: integer().notNull(),
    fileName: text().notNull(),
    published: boolean().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('chapter_course').on(table.courseId)],
);

export type ChapterRow = typeof chapter.$inferSelect;
