import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { order } from './order.ts';
import { promotionCode } from './promotionCode.ts';

export type RedemptionState = 'reserved' | 'redeemed' | 'released';

/** The use of a code by an order: reserved with it, redeemed when it is paid, released when it can be paid no more. */
export const promotionRedemption = pgTable(
  'promotion_redemption',
  {
    orderId: text()
      .primaryKey()
      .references(() => order.id),
    promotionCodeId: text()
      .notNull()
      .references(() => promotionCode.id),
    /** Whose use it counts as; stays when the account is deleted. */
    userId: text().notNull(),
    state: text().$type<RedemptionState>().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('promotion_redemption_code').on(table.promotionCodeId, table.state)],
);
