import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SubscribedFrom } from '#src/contract/newsletter.ts';

/** Addresses of the newsletter, in lower case. A `pending` one has not been confirmed by its mail yet. */
export const subscriber = pgTable('subscriber', {
  email: text().primaryKey(),
  status: text().$type<'pending' | 'confirmed' | 'unsubscribed'>().notNull(),
  confirmToken: text().notNull().unique(),
  unsubscribeToken: text().notNull().unique(),
  subscribedFrom: text().$type<SubscribedFrom | 'PROFILE'>().notNull(),
  fromPath: text(),
  /** When the last confirmation was mailed: not again within an hour. */
  mailedAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});

export type SubscriberRow = typeof subscriber.$inferSelect;
