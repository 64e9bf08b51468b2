import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { lecture } from './lecture.ts';
import { post } from './post.ts';
import { user } from './user.ts';

/**
 * Comments of a lecture or a post, as they were typed. `parentId` is the comment that a reply belongs to: there is one
 * level. A deleted comment loses its text and keeps its row, for its replies; who leaves the site leaves no name.
 */
export const comment = pgTable(
  'comment',
  {
    id: text().primaryKey(),
    lectureId: text().references(() => lecture.id),
    postId: text().references(() => post.id),
    parentId: text().references((): AnyPgColumn => comment.id),
    userId: text().references(() => user.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    editedAt: timestamp({ withTimezone: true }),
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    check('comment_one_target', sql`num_nonnulls(${table.lectureId}, ${table.postId}) = 1`),
    index('comment_lecture').on(table.lectureId, table.createdAt),
    index('comment_post').on(table.postId, table.createdAt),
    index('comment_parent').on(table.parentId),
    index('comment_user').on(table.userId),
  ],
);

export type CommentRow = typeof comment.$inferSelect;
