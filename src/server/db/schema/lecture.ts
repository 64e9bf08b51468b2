import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { LectureType } from '#src/contract/course.ts';
import { longWordsOf } from '#src/server/db/plainText.ts';
import { chapter } from './chapter.ts';
import { video } from './video.ts';

/** `text` is Markdown. `fileName` is the file's name without number and ending, for the export. */
export const lecture = pgTable(
  'lecture',
  {
    id: text().primaryKey(),
    chapterId: text()
      .notNull()
      .references(() => chapter.id),
    name: text().notNull(),
    summary: text().notNull(),
    type: text().$type<LectureType>().notNull(),
    minutes: integer().notNull(),
    text: text().notNull(),
    videoId: text().references(() => video.id),
    position: integer().notNull(),
    fileName: text().notNull(),
    published: boolean().notNull(),
    /** When it came into the course. */
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('lecture_chapter').on(table.chapterId),
    index('lecture_name_words').using('gin', longWordsOf(table.name)),
    index('lecture_words').using('gin', longWordsOf(table.name, table.summary, table.text)),
  ],
);

export type LectureRow = typeof lecture.$inferSelect;
