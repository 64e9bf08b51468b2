import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** `position` is the order in the content file, kept for the export; lists sort by name. */
export const tag = pgTable('tag', {
  slug: text().primaryKey(),
  name: text().notNull(),
  position: integer().notNull(),
  published: boolean().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});

export type TagRow = typeof tag.$inferSelect;
