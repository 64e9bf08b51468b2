import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { OrderStatus } from '#src/contract/order.ts';
import { plainText } from '#src/server/db/plainText.ts';
import { courseProduct } from './courseProduct.ts';
import { promotionCode } from './promotionCode.ts';
import { user } from './user.ts';

/**
 * The sale of one product on terms that never change: another code is another order. Amounts in cents. It stays when
 * the account is deleted, as accounting wants it.
 */
export const order = pgTable(
  'order',
  {
    id: text().primaryKey(),
    userId: text().references(() => user.id, { onDelete: 'set null' }),
    /** Who bought, as the receipt says it. */
    buyerName: text().notNull(),
    buyerEmail: text().notNull(),
    productId: text()
      .notNull()
      .references(() => courseProduct.id),
    /** The product's name on the day of the sale. */
    productName: text().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    currency: text().notNull(),
    /** The price without discount, and what is to be paid. */
    listAmount: integer().notNull(),
    amount: integer().notNull(),
    promotionCodeId: text().references((): AnyPgColumn => promotionCode.id),
    /** At the provider; `null` before it is made, and for good when nothing is to be paid. */
    paymentIntentId: text().unique(),
    /** What the provider has given back, and what it shall give back, in all. */
    refundedAmount: integer().notNull().default(0),
    refundRequestedAmount: integer().notNull().default(0),
    /** What the buyer's bank has taken back from us, in all. */
    chargedBackAmount: integer().notNull().default(0),
    /** Since when the buyer's bank asks for the money; `null` when it does not, or has decided. */
    disputedAt: timestamp({ withTimezone: true }),
    /** When the buyer asked for the content at once. */
    consentedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the provider was last asked about it. */
    checkedAt: timestamp({ withTimezone: true }),
    paidAt: timestamp({ withTimezone: true }),
    refundedAt: timestamp({ withTimezone: true }),
    /** What the desk keeps in mind about it; nobody else reads it. */
    deskNote: text(),
    /** Buyer and id without accents and capitals, for the search of the desk. */
    searchText: text().generatedAlwaysAs(plainText(sql`buyer_name || ' ' || buyer_email || ' ' || id`)),
  },
  (table) => [
    index('order_user').on(table.userId, table.createdAt),
    // Two tabs and a reload share one order for the same terms.
    uniqueIndex('order_pending_once')
      .on(table.userId, table.productId, sql`coalesce(${table.promotionCodeId}, '')`)
      .where(sql`${table.status} = 'pending'`),
    index('order_open').on(table.createdAt).where(sql`${table.status} = 'pending'`),
    // The desk lists them by the payment, those without one by the day they were made.
    index('order_newest').on(sql`coalesce(${table.paidAt}, ${table.createdAt})`, table.id),
  ],
);

/** Without what only the search of the desk looks at. */
export type OrderRow = Omit<typeof order.$inferSelect, 'searchText'>;

/** The audit of an order: every change, in the transaction that made it. */
export const orderEvent = pgTable(
  'order_event',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: text()
      .notNull()
      .references(() => order.id),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Who caused it. */
    source: text().$type<OrderEventSource>().notNull(),
    /** What happened: `created`, `consented`, `paid` … */
    kind: text().notNull(),
    /** Ids, amounts and the reason that the desk gives for a refund; never anything of a card. */
    details: jsonb().$type<Record<string, string | number | null>>().notNull(),
  },
  (table) => [index('order_event_order').on(table.orderId)],
);

export type OrderEventSource = 'buyer' | 'webhook' | 'reconcile' | 'admin';

/** The last number of each year's receipts; the row is locked by who takes the next, so that none is left out. */
export const receiptCounter = pgTable('receipt_counter', {
  year: integer().primaryKey(),
  last: integer().notNull(),
});

/** A receipt, numbered without gaps in its year: 2026-0001. */
export const receipt = pgTable(
  'receipt',
  {
    orderId: text()
      .primaryKey()
      .references(() => order.id),
    year: integer().notNull(),
    number: integer().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    /** No money was moved: it says so, and is worth nothing. */
    isTest: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex('receipt_number').on(table.year, table.number)],
);

export type ReceiptRow = typeof receipt.$inferSelect;
