import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { lecture } from './lecture.ts';

/** Quizzes; each belongs to a lecture, usually the last one of its chapter. */
export const quiz = pgTable(
  'quiz',
  {
    id: text().primaryKey(),
    lectureId: text()
      .notNull()
      .references(() => lecture.id),
    name: text().notNull(),
    /** Its course gives a certificate to who passes it, and the course's other quizzes. */
    isFinal: boolean().notNull().default(false),
    published: boolean().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('quiz_lecture').on(table.lectureId)],
);

export type QuizRow = typeof quiz.$inferSelect;
