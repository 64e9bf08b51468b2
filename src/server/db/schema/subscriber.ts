import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SubscribedFrom } from '#src/contract/newsletter.ts';

/** Addresses of the newsletter, in lower case. A `pending` one has not been confirmed by its mail yet. */
export const subscriber = pgTable('subscriber', {
  email: text().primaryKey(),
  /** Means nothing to anybody once the row is gone. */
  id: text().notNull().unique().default(sql`gen_random_uuid()::text`),
  status: text().$type<'pending' | 'confirmed' | 'unsubscribed'>().notNull(),
  confirmToken: text().notNull().unique(),
  unsubscribeToken: text().notNull().unique(),
  subscribedFrom: text().$type<SubscribedFrom | 'PROFILE'>().notNull(),
  fromPath: text(),
  /** When the last confirmation was mailed: not again within an hour. */
  mailedAt: timestamp({ withTimezone: true }),
  /** When a mail server refused the address for good: no newsletters until somebody subscribes it again. */
  bouncedAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});

export type SubscriberRow = typeof subscriber.$inferSelect;
