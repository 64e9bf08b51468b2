import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Keys that all processes of this database sign with; made when first needed. */
export const signingKey = pgTable('signing_key', {
  name: text().primaryKey(),
  /** Random bytes in base64url. */
  secret: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
