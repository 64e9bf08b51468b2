import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ReportReason } from '#src/contract/limits.ts';
import { comment } from './comment.ts';
import { user } from './user.ts';

/** Who asks a moderator to look at a comment. */
export const commentReport = pgTable(
  'comment_report',
  {
    commentId: text()
      .notNull()
      .references(() => comment.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Why, as the reader has chosen and said it; both may be missing. */
    reason: text().$type<ReportReason>(),
    sentence: text(),
    /** When this report was mailed to the association; the others of a day are not. */
    mailedAt: timestamp({ withTimezone: true }),
    /** When a moderator was done with it. */
    closedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('comment_report_open').on(table.commentId, table.createdAt).where(sql`${table.closedAt} is null`),
  ],
);
