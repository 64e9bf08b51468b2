import { integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/**
 * Errors that visitors' browsers met in our scripts, counted by release, place and name. Nothing of who met them is kept. Each row is
 * made of our own files' names and of words that browsers have for errors (`domain/browserError.ts`).
 */
export const browserError = pgTable(
  'browser_error',
  {
    id: text().primaryKey(),
    /** The version of the browser's build. */
    release: text().notNull(),
    /** `src/containers/course/CourseContainer.tsx:12`. */
    place: text().notNull(),
    name: text().notNull(),
    /** Of the first time, as are the callers, the nearest first. */
    message: text().notNull(),
    callers: jsonb().$type<string[]>().notNull(),
    /** The pattern of the address where it was met last. */
    route: text(),
    times: integer().notNull(),
    firstSeenAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
    /** When somebody said that it needs no more; `null`: it is open. */
    settledAt: timestamp({ withTimezone: true }),
  },
  (table) => [unique('browser_error_one').on(table.release, table.place, table.name)],
);

export type BrowserErrorRow = typeof browserError.$inferSelect;
