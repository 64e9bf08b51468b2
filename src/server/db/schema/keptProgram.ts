import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { SavedProgram } from '#src/contract/playground.ts';
import { user } from './user.ts';

/** A program of „Na pokusy“. */
export const keptProgram = pgTable(
  'kept_program',
  {
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Made by the browser, so it is of nobody else only beside the learner. */
    id: text().notNull(),
    language: text().$type<SavedProgram['language']>().notNull(),
    name: text().notNull(),
    files: jsonb().$type<SavedProgram['files']>().notNull(),
    /** Of a query, which database of the courses it asks. */
    database: text(),
    /** By the browser's clock; never in the future. */
    changedAt: timestamp({ withTimezone: true }).notNull(),
    /** Names this text; made by the browser that wrote it. */
    version: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export type KeptProgramRow = typeof keptProgram.$inferSelect;
