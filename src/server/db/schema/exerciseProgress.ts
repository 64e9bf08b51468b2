import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { QuestionAnswer } from '#src/contract/exerciseProgress.ts';
import { lecture } from './lecture.ts';
import { user } from './user.ts';

/** What a learner did with an exercise, and answered to a question that returns. Exercises stand in the Markdown of lectures; `lectureId` is where it stood then. */
export const exerciseProgress = pgTable(
  'exercise_progress',
  {
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    exerciseId: text().notNull(),
    lectureId: text()
      .notNull()
      .references(() => lecture.id),
    /** `null`: nothing was written, or the author's program was put back. */
    code: text(),
    /** When it was written, by the browser's clock; never in the future. */
    codeAt: timestamp({ withTimezone: true }),
    /** The version of the exercise for which it was written; `null`: not known. */
    codeFor: text(),
    /** The program that passed last, and when, by the browser's clock. */
    solvedCode: text(),
    solvedAt: timestamp({ withTimezone: true }),
    /** Ids that the browsers made, up to the first that passed. */
    attemptIds: text().array().notNull().default(sql`'{}'`),
    /** Of each of them that says so the first check that failed; the first of the task is 1. */
    failedChecks: smallint().array().notNull().default(sql`'{}'`),
    /** To the question wherever it returned; the newest ones, the earliest first. */
    answers: jsonb().$type<QuestionAnswer[]>().notNull().default([]),
    passedAt: timestamp({ withTimezone: true }),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.exerciseId] }),
    index('exercise_progress_exercise').on(table.exerciseId),
    index('exercise_progress_lecture').on(table.lectureId),
  ],
);

export type ExerciseProgressRow = typeof exerciseProgress.$inferSelect;
