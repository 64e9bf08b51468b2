import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A static page; `text` is Markdown. */
export const page = pgTable('page', {
  slug: text().primaryKey(),
  title: text().notNull(),
  summary: text().notNull(),
  text: text().notNull(),
  published: boolean().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});

export type PageRow = typeof page.$inferSelect;
