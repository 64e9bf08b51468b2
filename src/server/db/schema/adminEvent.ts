import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AdminAction } from '#src/contract/admin.ts';

/**
 * What was done at the desk, in the transaction that did it. Rows are only added: the database refuses all else. Of who did it
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
    /** The changed fields as they were and as they are; `null` where nothing was changed but made, read or ended. */
    before: jsonb().$type<AdminEventState>(),
    after: jsonb().$type<AdminEventState>(),
    /** Of the call that did it, as its answer, the log and the access log name it. */
    requestId: text(),
  },
  (table) => [
    index('admin_event_actor').on(table.actorUid),
    index('admin_event_target').on(table.target),
    index('admin_event_at').on(table.at),
  ],
);

/** Fields of a thing by name: days, amounts, ids, short texts – nothing of a person. */
export type AdminEventState = Record<string, string | number | boolean | null>;
export type AdminEventRow = typeof adminEvent.$inferSelect;
