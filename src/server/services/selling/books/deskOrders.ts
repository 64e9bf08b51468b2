import { and, eq, gte, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { DeskOrderFilter } from '#src/contract/desk/money/deskOrders.ts';
import type { Ctx } from '#src/server/context.ts';
import { hasParts, plainText } from '#src/server/db/plainText.ts';
import { type OrderRow, order, type ReceiptRow, receipt } from '#src/server/db/schema/order.ts';
import { promotionCode } from '#src/server/db/schema/promotionCode.ts';

export interface DeskOrderSearch {
  q?: string | undefined;
  state?: DeskOrderFilter | undefined;
  productId?: string | undefined;
  /** „2026-11“ */
  month?: string | undefined;
}

/** An order with what its line at the desk says. */
export interface DeskOrderRow {
  order: OrderRow;
  code: string | null;
  receipt: ReceiptRow | null;
}

/** When an order was paid; when it was made, as long as it is not. */
export const orderTime = sql`coalesce(${order.paidAt}, ${order.createdAt})`;

export const inState: Record<DeskOrderFilter, SQL | undefined> = {
  pending: eq(order.status, 'pending'),
  paid: eq(order.status, 'paid'),
  refunded: or(eq(order.status, 'refunded'), sql`${order.refundedAmount} + ${order.chargedBackAmount} > 0`),
  lapsed: eq(order.status, 'lapsed'),
};

/** Orders with their receipts and codes; the caller adds condition and order. */
export function selectDeskOrders({ db }: Pick<Ctx, 'db'>) {
  return db
    .select({ order, code: promotionCode.code, receipt })
    .from(order)
    .leftJoin(promotionCode, eq(promotionCode.id, order.promotionCodeId))
    .leftJoin(receipt, eq(receipt.orderId, order.id))
    .$dynamic();
}

/** What the desk looks for, without the state of the orders. */
export function searchedFor({ q = '', productId, month }: DeskOrderSearch): SQL | undefined {
  const number = sql`${receipt.number}::text`;
  const receiptNumber = sql`${receipt.year} || '-' || lpad(${number}, greatest(4, length(${number})), '0')`;
  const text = sql`concat_ws(' ', ${order.searchText}, ${plainText(promotionCode.code)}, ${receiptNumber})`;
  return and(
    ...hasParts(text, q),
    productId ? eq(order.productId, productId) : undefined,
    month ? isIn(month) : undefined,
  );
}

function isIn(month: string): SQL | undefined {
  const start = sql`(${`${month}-01`}::text::timestamp at time zone 'Europe/Bratislava')`;
  const end = sql`((${`${month}-01`}::text::timestamp + interval '1 month') at time zone 'Europe/Bratislava')`;
  return and(gte(orderTime, start), sql`${orderTime} < ${end}`);
}

export const wasPaid = isNotNull(order.paidAt);
