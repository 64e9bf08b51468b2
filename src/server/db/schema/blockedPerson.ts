import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Who may write nothing that others read. By the identity provider's uid, so that a new account does not end it. */
export const blockedPerson = pgTable('blocked_person', {
  uid: text().primaryKey(),
  blockedAt: timestamp({ withTimezone: true }).notNull(),
  /** When it ends by itself; `null`: never. */
  until: timestamp({ withTimezone: true }),
  /** As the person was told; `null`: before reasons were kept. */
  reason: text(),
});
