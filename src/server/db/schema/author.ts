import { sql } from 'drizzle-orm';
import { boolean, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

export const author = pgTable(
  'author',
  {
    id: text().primaryKey(),
    slug: text().notNull(),
    name: text().notNull(),
    role: text().notNull(),
    bio: text().notNull(),
    links: jsonb().$type<{ name: string; url: string }[]>().notNull(),
    published: boolean().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  // Only among the published: a removed author keeps the row, and a new one may take the address.
  (table) => [uniqueIndex('author_slug_published').on(table.slug).where(sql`${table.published}`)],
);

export type AuthorRow = typeof author.$inferSelect;
