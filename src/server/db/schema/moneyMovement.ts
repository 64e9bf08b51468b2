import { boolean, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { MovementKind } from '#src/contract/desk/money/deskMovements.ts';
import { order } from './order.ts';

/**
 * What moved the association's money at the payment provider, in whole cents. Rows are only added; what the provider tells later of one
 * completes its moment, as long as its month is open.
 */
export const moneyMovement = pgTable(
  'money_movement',
  {
    /** Names its cause, so that the same news make one row: `payment:<order>`, `refund:<order>:<total>`, `fee:txn_…` */
    id: text().primaryKey(),
    kind: text().$type<MovementKind>().notNull(),
    /** What it adds to the balance, or takes from it. */
    amount: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The day of `at` in Bratislava. */
    day: date({ mode: 'string' }).notNull(),
    /** The month whose books it stands in: of `day`, or the first open one after it. */
    month: text().notNull(),
    orderId: text().references(() => order.id),
    payoutId: text().references(() => moneyPayout.id),
    /** Of the provider's balance; `null` until it has told it. */
    transactionId: text().unique(),
    /** No money was moved. */
    isTest: boolean().notNull(),
  },
  (table) => [
    index('money_movement_month').on(table.month, table.day, table.kind, table.amount, table.isTest),
    index('money_movement_order').on(table.orderId),
    index('money_movement_payout').on(table.payoutId),
  ],
);
export type MoneyMovementRow = typeof moneyMovement.$inferSelect;

/** Money that the provider sent to the bank, and whether the bank's statement has it. */
export const moneyPayout = pgTable('money_payout', {
  id: text().primaryKey(),
  /** When the bank should have it. */
  arrivesOn: date({ mode: 'string' }),
  /** How the bank's statement names it. */
  descriptor: text(),
  /** `agrees`: it stands there on the cent; `explained`: it does not, and `note` says why. */
  check: text().$type<'agrees' | 'explained'>(),
  /** The day and the cents of the statement. */
  bankDay: date({ mode: 'string' }),
  bankAmount: integer(),
  note: text(),
  checkedAt: timestamp({ withTimezone: true }),
});
export type MoneyPayoutRow = typeof moneyPayout.$inferSelect;

/** Months of the books that have been closed once; who did it stands in the audit. */
export const moneyMonth = pgTable('money_month', {
  /** „2026-10“ */
  month: text().primaryKey(),
  /** `null`: opened again. */
  closedAt: timestamp({ withTimezone: true }),
});

/** When the provider was asked for its balance: one row. */
export const moneyAsking = pgTable('money_asking', {
  id: integer().primaryKey(),
  /** The last attempt, which keeps other processes from asking too. */
  askedAt: timestamp({ withTimezone: true }),
  /** The last one that was answered; until then all is known. */
  answeredAt: timestamp({ withTimezone: true }),
  /** The last attempt, if it was not answered. */
  failedAt: timestamp({ withTimezone: true }),
  /** The provider has news: it is asked again before the pause is over. */
  isDue: boolean().notNull().default(false),
});

/** The balance of the local gateway, as a provider would keep it: apart from orders. */
export const localBalanceEntry = pgTable(
  'local_balance_entry',
  {
    id: text().primaryKey(),
    kind: text().$type<MovementKind>().notNull(),
    /** Of the payment or the payout. */
    sourceId: text().notNull(),
    amount: integer().notNull(),
    fee: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('local_balance_entry_created').on(table.createdAt)],
);
