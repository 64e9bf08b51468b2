import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Keys that all processes of this database sign with; made when first needed. */
export const signingKey = pgTable('signing_key', {
  name: text().primaryKey(),
  /** Random bytes in base64url. */
  secret: text().notNull(),
  /** What was signed with before, for what was given out with it; `null` while there was only one. */
  previousSecret: text(),
  /** When the key was made or rotated. */
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
