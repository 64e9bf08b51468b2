import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * How often pages were loaded, by day of Bratislava, path and the site that led there. Nothing of who loaded them: no address of
 * theirs, no browser, no time.
 */
export const visit = pgTable(
  'visit',
  {
    day: date({ mode: 'string' }).notNull(),
    /** Without a query, as the route table spells it. */
    path: text().notNull(),
    /** The host that led here; empty for none and for the site itself, `*` for others (`domain/visits.ts`). */
    referrer: text().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.referrer] })],
);
