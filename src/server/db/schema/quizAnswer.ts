import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { AnswerValue } from '#src/domain/quiz.ts';
import { quizQuestion } from './quizQuestion.ts';
import { user } from './user.ts';

/** The answers of a learner's one attempt; starting again deletes them. */
export const quizAnswer = pgTable(
  'quiz_answer',
  {
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    questionId: text()
      .notNull()
      .references(() => quizQuestion.id),
    answer: jsonb().$type<AnswerValue>().notNull(),
    isCorrect: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.questionId] }),
    index('quiz_answer_question').on(table.questionId),
  ],
);

export type QuizAnswerRow = typeof quizAnswer.$inferSelect;
