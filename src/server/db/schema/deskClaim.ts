import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { WaitingKind } from '#src/contract/desk/overview/deskOverview.ts';

/**
 * Who has taken on what waits of a kind. It holds for a few days, and only for what waited when it was taken: nothing has to be
 * cleared away when it is done.
 */
export const deskClaim = pgTable('desk_claim', {
  kind: text().$type<WaitingKind>().primaryKey(),
  /** The identity provider's uid: who leaves the site leaves no name here. */
  uid: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
});
