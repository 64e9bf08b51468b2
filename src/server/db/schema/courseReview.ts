import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { wordsOf } from '#src/server/db/plainText.ts';
import { course } from './course.ts';
import { heldWords } from './heldWords.ts';
import { user } from './user.ts';

/** Reviews of courses, one of each learner; they leave with their author. */
export const courseReview = pgTable(
  'course_review',
  {
    id: text().primaryKey(),
    courseId: text()
      .notNull()
      .references(() => course.id),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    rating: integer().notNull(),
    text: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    /** Since when only its author sees it, and why, as the author was told. */
    hiddenAt: timestamp({ withTimezone: true }),
    hiddenReason: text(),
    ...heldWords(),
  },
  (table) => [
    unique('course_review_once').on(table.courseId, table.userId),
    index('course_review_newest').on(table.courseId, table.createdAt),
    index('course_review_user').on(table.userId),
    index('course_review_held').on(table.heldAt).where(sql`${table.heldAt} is not null`),
    index('course_review_same').on(table.sameAs, table.createdAt).where(sql`${table.sameAs} is not null`),
    index('course_review_words').using('gin', wordsOf(table.text)),
    check('course_review_rating', sql`${table.rating} between 1 and 5`),
  ],
);

export type CourseReviewRow = typeof courseReview.$inferSelect;
