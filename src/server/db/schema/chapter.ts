import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ChapterResult } from '#src/contract/course.ts';
import { course } from './course.ts';

/** The game is that of a lecture, the sample Markdown; `skills` is what one can do when the chapter is done. */
export type StoredResult = Pick<ChapterResult, 'name' | 'text'> & {
  skills?: string[];
  game?: { lecture: string; picture: string };
  sample?: string;
};

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
    result: jsonb().$type<StoredResult>(),
    position: integer().notNull(),
    fileName: text().notNull(),
    published: boolean().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('chapter_course').on(table.courseId)],
);

export type ChapterRow = typeof chapter.$inferSelect;
