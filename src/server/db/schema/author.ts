import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { longWordsOf } from '#src/server/db/plainText.ts';
import { user } from './user.ts';

export const author = pgTable(
  'author',
  {
    id: text().primaryKey(),
    slug: text().notNull(),
    name: text().notNull(),
    role: text().notNull(),
    bio: text().notNull(),
    links: jsonb().$type<{ name: string; url: string }[]>().notNull(),
    /** Whose profile the lecturer has: what is theirs at the desk. No import knows it. */
    userId: text().references(() => user.id, { onDelete: 'set null' }),
    published: boolean().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    // Only among the published: a removed author keeps the row, and a new one may take the address.
    uniqueIndex('author_slug_published').on(table.slug).where(sql`${table.published}`),
    index('author_words').using('gin', longWordsOf(table.name, table.role, table.bio)),
  ],
);

export type AuthorRow = typeof author.$inferSelect;
