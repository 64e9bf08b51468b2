import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AdminAction } from '#src/contract/admin.ts';

/**
 * What admins have done to others or read of them, in the transaction that did it. Rows are only added. Of the admin
 * nothing is kept but the identity provider's uid, of others nothing but ids: who leaves the site leaves no name here.
 */
export const adminEvent = pgTable(
  'admin_event',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    actorUid: text().notNull(),
    action: text().$type<AdminAction>().notNull(),
    /** The id of what it was done to. */
    target: text().notNull(),
    /** Ids and amounts. */
    details: jsonb().$type<Record<string, string | number | null>>().notNull(),
  },
  (table) => [index('admin_event_actor').on(table.actorUid)],
);

export type AdminEventRow = typeof adminEvent.$inferSelect;
