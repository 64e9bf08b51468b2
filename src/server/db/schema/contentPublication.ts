import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ContentKind } from '#src/contract/desk/content/deskContent.ts';
import type { ContentItemRow } from './content.ts';

export interface PublishedThing {
  kind: ContentKind;
  id: string;
  name: string;
  /** The revision that comes, or has come, to the web. */
  revision: number;
  /** It was on the web before, in another text. */
  wasLive: boolean;
}

/** What a publication has changed of one row of a table, as it was before. */
export interface RowBefore {
  table: string;
  key: string;
  id: string;
  /** Only the columns that were changed; `null`: there was no such row. */
  columns: Record<string, unknown> | null;
}

/** How one thing stood before it was published. */
export interface ThingBefore {
  kind: ContentKind;
  id: string;
  item: Pick<ContentItemRow, 'state' | 'live' | 'planned' | 'publication'> & { head: number; publishAt: string | null };
  /** The newest revision right after: who finds another one here leaves it the newest. */
  headAfter: number;
  rows: RowBefore[];
}

/** Things that come to the web together, all or none; who did it stands in the records of acts. */
export const contentPublication = pgTable(
  'content_publication',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    state: text().$type<'planned' | 'published' | 'undone' | 'withdrawn' | 'failed'>().notNull(),
    /** The course whose screen it was done on. */
    courseId: text(),
    things: jsonb().$type<PublishedThing[]>().notNull(),
    /** When they come to the web, or have come. */
    at: timestamp({ withTimezone: true }).notNull(),
    /** Of the last step: published, taken back, failed. */
    changedAt: timestamp({ withTimezone: true }).notNull(),
    /** What taking it back needs; gone when it is too late for that. */
    before: jsonb().$type<ThingBefore[]>(),
    /** Of `failed`: what stopped it, in sentences. */
    reasons: jsonb().$type<string[]>(),
  },
  (table) => [
    index('content_publication_course').on(table.courseId, table.id),
    index('content_publication_due').on(table.at).where(sql`${table.state} = 'planned'`),
    index('content_publication_open').on(table.changedAt).where(sql`${table.before} is not null`),
  ],
);
export type ContentPublicationRow = typeof contentPublication.$inferSelect;

/** That an exercise did in a writer's browser what it should: its source, by its hash, is proven for everybody. */
export const exerciseProof = pgTable(
  'exercise_proof',
  {
    exerciseId: text().notNull(),
    hash: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.exerciseId, table.hash] })],
);
