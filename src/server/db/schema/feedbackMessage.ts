import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { wordsOf } from '#src/server/db/plainText.ts';

/** What visitors have written to the association by the feedback form; each is mailed as well. */
export const feedbackMessage = pgTable(
  'feedback_message',
  {
    id: text().primaryKey(),
    message: text().notNull(),
    /** As the visitor gave them; `null`: not. */
    name: text(),
    email: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** What was answered by mail. */
    answer: text(),
    answeredAt: timestamp({ withTimezone: true }),
    /** When somebody was done with it, answered or not; `null`: it waits. */
    closedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('feedback_message_newest').on(table.createdAt),
    index('feedback_message_open').on(table.createdAt).where(sql`${table.closedAt} is null`),
    index('feedback_message_words').using('gin', wordsOf(table.message, table.name, table.email)),
    index('feedback_message_email').on(sql`lower(${table.email})`),
  ],
);

export type FeedbackMessageRow = typeof feedbackMessage.$inferSelect;
