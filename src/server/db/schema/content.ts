import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ContentDocument, ContentKind, ContentRevision } from '#src/contract/desk/content/deskContent.ts';

/**
 * How far a thing of the content is on its way to the web. What nobody has written at the desk yet has no row: it is as the import made
 * it. What is on the web stands in the table of its kind; what is being written stands in revisions alone.
 */
export const contentItem = pgTable(
  'content_item',
  {
    kind: text().$type<ContentKind>().notNull(),
    id: text().notNull(),
    state: text().$type<'draft' | 'review' | 'scheduled' | 'published' | 'archived'>().notNull(),
    /** The newest revision; every save names it, so that nobody writes over what they have not seen. */
    head: integer().notNull(),
    /** The revision that is on the web. */
    live: integer(),
    /** Of `scheduled`: which revision, and when. */
    planned: integer(),
    publishAt: timestamp({ withTimezone: true }),
    /** Of `scheduled`: the publication that it is a part of (`contentPublication.ts`); `null`: it comes alone. */
    publication: integer(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('content_item_due').on(table.publishAt).where(sql`${table.state} = 'scheduled'`),
  ],
);
export type ContentItemRow = typeof contentItem.$inferSelect;

/** What was saved; rows are only added, and thinned out when they are old (`thinRevisions.ts`). */
export const contentRevision = pgTable(
  'content_revision',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<ContentKind>().notNull(),
    itemId: text().notNull(),
    base: integer(),
    origin: text().$type<ContentRevision['origin']>().notNull(),
    /** `null`: an import, or who has left. */
    authorUid: text(),
    at: timestamp({ withTimezone: true }).notNull(),
    note: text(),
    document: jsonb().$type<ContentDocument>().notNull(),
  },
  (table) => [index('content_revision_item').on(table.kind, table.itemId, table.id)],
);
export type ContentRevisionRow = typeof contentRevision.$inferSelect;

/** Who has what open: a sign of life that is renewed every twenty seconds, no lock. */
export const contentPresence = pgTable(
  'content_presence',
  {
    kind: text().$type<ContentKind>().notNull(),
    itemId: text().notNull(),
    uid: text().notNull(),
    seenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.itemId, table.uid] })],
);

/** An address that a thing once had on the web: it leads to where the thing is now. */
export const oldAddress = pgTable('old_address', {
  path: text().primaryKey(),
  kind: text().$type<ContentKind>().notNull(),
  itemId: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
});
