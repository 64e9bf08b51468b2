import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { lecture } from './lecture.ts';
import { user } from './user.ts';

/** What a learner did with a lecture. `watchedSeconds` is the furthest position in its video. */
export const lectureProgress = pgTable(
  'lecture_progress',
  {
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    lectureId: text()
      .notNull()
      .references(() => lecture.id),
    /** `null`: not completed, or not any more. */
    completedAt: timestamp({ withTimezone: true }),
    watchedSeconds: integer().notNull().default(0),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lectureId] }),
    index('lecture_progress_lecture').on(table.lectureId),
  ],
);

export type LectureProgressRow = typeof lectureProgress.$inferSelect;
