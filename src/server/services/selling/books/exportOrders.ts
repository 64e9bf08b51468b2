import { and, asc, eq, inArray, max } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { order, orderEvent, receipt } from '#src/server/db/schema/order.ts';
import { promotionCode } from '#src/server/db/schema/promotionCode.ts';
import { InvalidInputError } from '#src/server/errors.ts';
import { requireRecentSignIn, requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { type DeskOrderRow, type DeskOrderSearch, inState, searchedFor, wasPaid } from './deskOrders.ts';

/** A paid order for the books; `refundedAt` is when money last went back, also a part of it. */
export interface ExportedOrder extends DeskOrderRow {
  refundedAt: Date | null;
}

/** More than years of sales; a file of it is a few megabytes. */
const most = 20_000;

/**
 * Paid orders of a filter in the order of their receipts, also those that were given back later.
 * @throws UnauthenticatedError, ForbiddenError `recent-sign-in-required`, InvalidInputError when there are too many
 */
export async function exportOrders({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'db' | 'actor' | 'now'>;
  input: DeskOrderSearch;
}): Promise<ExportedOrder[]> {
  requireRole(ctx.actor, 'TREASURER');
  requireRecentSignIn(ctx);
  const { db } = ctx;
  const wanted = and(searchedFor(input), input.state && inState[input.state], wasPaid);
  const refunds = db
    .select({ orderId: orderEvent.orderId, at: max(orderEvent.at).as('at') })
    .from(orderEvent)
    .where(inArray(orderEvent.kind, ['refunded', 'refunded-partly', 'dispute-lost']))
    .groupBy(orderEvent.orderId)
    .as('refunds');
  const rows = await db
    .select({ order, code: promotionCode.code, receipt, refundedAt: refunds.at })
    .from(order)
    .leftJoin(promotionCode, eq(promotionCode.id, order.promotionCodeId))
    .leftJoin(receipt, eq(receipt.orderId, order.id))
    .leftJoin(refunds, eq(refunds.orderId, order.id))
    .where(wanted)
    .orderBy(asc(receipt.year), asc(receipt.number), asc(order.id))
    .limit(most + 1);
  if (rows.length > most) throw new InvalidInputError('Too many orders for one file: choose a month.');
  const { month = null, state = null, productId = null } = input;
  await recordAdminEvent({
    ctx,
    input: {
      action: 'orders-exported',
      target: month ?? 'all',
      details: { orders: rows.length, month, state, productId },
    },
  });
  return rows;
}
