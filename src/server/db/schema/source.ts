import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { ContentKind } from '#src/contract/desk/content/deskContent.ts';
import type { SourceReport } from '#src/contract/desk/content/deskSource.ts';
import { mediaFile } from './mediaFile.ts';

/** What this site is fed from, a row each, also when it is configured no more. */
export const contentSource = pgTable('content_source', {
  name: text().$type<SourceName>().primaryKey(),
  /** Whether the processes of this site have been told of it; what came from one that is not belongs to the desk. */
  isConfigured: boolean().notNull(),
  /** What is read; another one is looked at from its beginning. */
  address: text().notNull(),
  /** As the source says it; `null`: not yet, or it says nothing. */
  about: jsonb().$type<SourceAbout>(),
  /** Where the next look goes on; `null`: at the beginning. */
  mark: text(),
  lastRunAt: timestamp({ withTimezone: true }),
  lastSuccessAt: timestamp({ withTimezone: true }),
  failuresInRow: integer().notNull().default(0),
  nextRunAt: timestamp({ withTimezone: true }).notNull(),
  report: jsonb().$type<SourceReport>().notNull(),
  /** Which run has it in hand, and how long it is believed to live without a word from it. */
  lease: text(),
  leaseUntil: timestamp({ withTimezone: true }),
});
export type ContentSourceRow = typeof contentSource.$inferSelect;

/** Which thing of the site is which of a source. */
export const sourceItem = pgTable(
  'source_item',
  {
    source: text()
      .$type<SourceName>()
      .notNull()
      .references(() => contentSource.name),
    externalId: text().notNull(),
    kind: text().$type<ContentKind>().notNull(),
    itemId: text().notNull(),
    /** Where the original is read. */
    url: text().notNull(),
    /** Of what came last; empty: something of it did not come along, and is asked for again. */
    hash: text().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.externalId] }),
    unique('source_item_thing').on(table.kind, table.itemId),
  ],
);
export type SourceItemRow = typeof sourceItem.$inferSelect;

/** Authors and tags that sources have made; what is there another one by now keeps its row. */
export const sourceName = pgTable(
  'source_name',
  {
    source: text()
      .$type<SourceName>()
      .notNull()
      .references(() => contentSource.name),
    kind: text().$type<'author' | 'tag'>().notNull(),
    /** The source's own name of it, which it keeps when it is renamed. */
    externalId: text().notNull(),
    itemId: text().notNull(),
    /** As the source said it last: what is called otherwise here was renamed at the desk. */
    name: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.kind, table.externalId, table.itemId] }),
    index('source_name_item').on(table.kind, table.itemId),
  ],
);

export type SourceNameRow = typeof sourceName.$inferSelect;

/** Files of sources that the store has: none is fetched twice. */
export const sourceFile = pgTable(
  'source_file',
  {
    url: text().primaryKey(),
    mediaId: text()
      .notNull()
      .references(() => mediaFile.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('source_file_media').on(table.mediaId)],
);

/** The sources outside that this site can be fed from. */
export type SourceName = 'wordpress' | 'youtube' | 'podcast';

/** A podcast as its own feed says it: where the feed is now, and the `podcast:guid` that follows it wherever it goes. */
export interface SourceAbout {
  title: string;
  feedUrl: string;
  guid: string;
}
