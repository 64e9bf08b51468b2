import { boolean, date, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { quizQuestion } from './quizQuestion.ts';
import { user } from './user.ts';

/**
 * How a learner has answered a question of a quiz, there and each time when it returned: of each day in Bratislava the first
 * answer, and of that whether it was right. Beginning a quiz anew takes none of them away.
 */
export const givenAnswer = pgTable(
  'given_answer',
  {
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    questionId: text()
      .notNull()
      .references(() => quizQuestion.id),
    /** `2026-11-28` */
    day: date().notNull(),
    /** By the browser's clock, as far as it is believed. */
    givenAt: timestamp({ withTimezone: true }).notNull(),
    isCorrect: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.questionId, table.day] }),
    index('given_answer_question').on(table.questionId),
  ],
);

export type GivenAnswerRow = typeof givenAnswer.$inferSelect;
