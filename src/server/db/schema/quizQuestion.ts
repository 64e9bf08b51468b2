import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { QuestionKey, QuestionOption } from '#src/domain/quiz.ts';
import { quiz } from './quiz.ts';

/** Questions of quizzes; `text` and `explanation` are Markdown. `key` never leaves the server before the answer. */
export const quizQuestion = pgTable(
  'quiz_question',
  {
    id: text().primaryKey(),
    quizId: text()
      .notNull()
      .references(() => quiz.id),
    position: integer().notNull(),
    text: text().notNull(),
    options: jsonb().$type<QuestionOption[]>().notNull(),
    key: jsonb().$type<QuestionKey>().notNull(),
    explanation: text().notNull(),
    published: boolean().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('quiz_question_quiz').on(table.quizId)],
);

export type QuizQuestionRow = typeof quizQuestion.$inferSelect;
