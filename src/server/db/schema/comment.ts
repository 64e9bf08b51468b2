import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { wordsOf } from '#src/server/db/plainText.ts';
import { heldWords } from './heldWords.ts';
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
    /** Since when only its author sees it, and why, as the author was told. */
    hiddenAt: timestamp({ withTimezone: true }),
    hiddenReason: text(),
    ...heldWords(),
    /** The comment or reply that was answered, for the mail of a reply that waits; `parentId` is only its thread. */
    answeredId: text(),
    /** Written at the desk in the name of the association; it stays when its author leaves. */
    isForAssociation: boolean().notNull().default(false),
  },
  (table) => [
    check('comment_one_target', sql`num_nonnulls(${table.lectureId}, ${table.postId}) = 1`),
    index('comment_lecture').on(table.lectureId, table.createdAt),
    index('comment_post').on(table.postId, table.createdAt),
    index('comment_parent').on(table.parentId),
    index('comment_user').on(table.userId),
    // Of the desk's lists: all, what is hidden, and what is searched.
    index('comment_newest').on(table.createdAt),
    index('comment_hidden').on(table.hiddenAt).where(sql`${table.hiddenAt} is not null`),
    // What waits, how long it took, and what has the same words.
    index('comment_held').on(table.heldAt).where(sql`${table.heldAt} is not null`),
    index('comment_same').on(table.sameAs, table.createdAt).where(sql`${table.sameAs} is not null`),
    index('comment_words').using('gin', wordsOf(table.text)),
  ],
);

export type CommentRow = typeof comment.$inferSelect;
