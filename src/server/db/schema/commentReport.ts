import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
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
  },
  (table) => [primaryKey({ columns: [table.commentId, table.userId] })],
);
