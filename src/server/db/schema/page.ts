import { boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { longWordsOf } from '#src/server/db/plainText.ts';

/** A static page; `text` is Markdown. */
export const page = pgTable(
  'page',
  {
    slug: text().primaryKey(),
    title: text().notNull(),
    summary: text().notNull(),
    text: text().notNull(),
    published: boolean().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('page_words').using('gin', longWordsOf(table.title, table.summary, table.text))],
);

export type PageRow = typeof page.$inferSelect;
