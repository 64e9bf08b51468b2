import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from './user.ts';

/** Courses that the association may make next; learners vote which. */
export const nextCourseOption = pgTable('next_course_option', {
  id: text().primaryKey(),
  name: text().notNull(),
  summary: text().notNull(),
  position: integer().notNull(),
  published: boolean().notNull(),
  /** How many votes it has: counted where a vote is stored, because everybody who comes near the vote reads it. */
  votes: integer().notNull().default(0),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});

export type NextCourseOptionRow = typeof nextCourseOption.$inferSelect;

/** Votes; a signed-in learner has one, of visitors nothing is kept. */
export const nextCourseVote = pgTable(
  'next_course_vote',
  {
    id: text().primaryKey(),
    optionId: text()
      .notNull()
      .references(() => nextCourseOption.id),
    userId: text()
      .unique()
      .references(() => user.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('next_course_vote_option').on(table.optionId)],
);
