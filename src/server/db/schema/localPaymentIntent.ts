import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export type LocalPaymentStatus =
  | 'requires_payment_method'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';

/** What the local gateway knows of a payment, as a provider would: apart from orders. Amounts in cents. */
export const localPaymentIntent = pgTable('local_payment_intent', {
  id: text().primaryKey(),
  /** The same key makes the same intent. */
  idempotencyKey: text().notNull().unique(),
  clientSecret: text().notNull().unique(),
  orderId: text().notNull(),
  amount: integer().notNull(),
  currency: text().notNull(),
  status: text().$type<LocalPaymentStatus>().notNull(),
  amountRefunded: integer().notNull().default(0),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
