import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { courseProduct } from './courseProduct.ts';
import { order } from './order.ts';
import { user } from './user.ts';

/** What a learner owns: the grant of a product, once. */
export const courseUserProduct = pgTable(
  'course_user_product',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    productId: text()
      .notNull()
      .references(() => courseProduct.id),
    /** What paid for it; a refund of another order leaves it alone. `null`: given. */
    orderId: text().references(() => order.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('course_user_product_once').on(table.userId, table.productId),
    index('course_user_product_product').on(table.productId),
    index('course_user_product_given').on(table.createdAt).where(sql`${table.orderId} is null`),
    index('course_user_product_order').on(table.orderId),
  ],
);

export type CourseUserProductRow = typeof courseUserProduct.$inferSelect;
