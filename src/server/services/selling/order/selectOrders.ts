import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { course } from '#src/server/db/schema/course.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { type OrderRow, order, type ReceiptRow, receipt } from '#src/server/db/schema/order.ts';
import { promotionCode } from '#src/server/db/schema/promotionCode.ts';

/** An order with what it is shown with. */
export interface OrderWithDetails {
  order: OrderRow;
  courseSlug: string;
  promotionCode: string | null;
  receipt: ReceiptRow | null;
}

/** Orders with their details; the caller adds condition and order. */
export function selectOrders({ db }: Pick<Ctx, 'db'>) {
  return db
    .select({ order, courseSlug: course.slug, promotionCode: promotionCode.code, receipt })
    .from(order)
    .innerJoin(courseProduct, eq(order.productId, courseProduct.id))
    .innerJoin(course, eq(courseProduct.courseId, course.id))
    .leftJoin(promotionCode, eq(order.promotionCodeId, promotionCode.id))
    .leftJoin(receipt, eq(receipt.orderId, order.id))
    .$dynamic();
}
