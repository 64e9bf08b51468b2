import { and, eq, gte, isNotNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { DeskOrderFilter } from '#src/contract/desk/money/deskOrders.ts';
import type { Ctx } from '#src/server/context.ts';
import { part, plainText } from '#src/server/db/plainText.ts';
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
  return and(
    ...q.split(/\s+/).filter(Boolean).map(hasPart),
    productId ? eq(order.productId, productId) : undefined,
    month ? isIn(month) : undefined,
  );
}

/** Buyer, id, code or receipt; codes and receipts are looked through once, not for every order. A year with a number is a receipt. */
function hasPart(word: string): SQL | undefined {
  const searched = part(word);
  const number = sql`${receipt.number}::text`;
  const receiptNumber = sql`${receipt.year} || '-' || lpad(${number}, greatest(4, length(${number})), '0')`;
  const withNumber = (ofYear?: SQL) =>
    sql`${order.id} in (select ${receipt.orderId} from ${receipt} where ${and(ofYear, like(receiptNumber, searched))})`;
  // Of one year alone: the texts of all numbers would take most of the answer's time.
  const [, year] = /^(\d{4})-\d+$/.exec(word) ?? [];
  if (year) return withNumber(eq(receipt.year, Number(year)));
  const codes = sql`(select ${promotionCode.id} from ${promotionCode} where ${plainText(promotionCode.code)} like ${searched})`;
  return or(
    like(sql`${order.searchText}`, searched),
    sql`${order.promotionCodeId} in ${codes}`,
    /^\d+$/.test(word) ? withNumber() : undefined,
  );
}

function isIn(month: string): SQL | undefined {
  const start = sql`(${`${month}-01`}::text::timestamp at time zone 'Europe/Bratislava')`;
  const end = sql`((${`${month}-01`}::text::timestamp + interval '1 month') at time zone 'Europe/Bratislava')`;
  return and(gte(orderTime, start), sql`${orderTime} < ${end}`);
}

export const wasPaid = isNotNull(order.paidAt);
