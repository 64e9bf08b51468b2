import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { dayInBratislava } from '#src/domain/bratislava.ts';
import type { Ctx } from '#src/server/context.ts';
import { courseUserProduct } from '#src/server/db/schema/courseUserProduct.ts';
import {
  type OrderEventSource,
  type OrderRow,
  order,
  type ReceiptRow,
  receipt,
  receiptCounter,
} from '#src/server/db/schema/order.ts';
import { promotionRedemption } from '#src/server/db/schema/promotionRedemption.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import { mailPaidOrder, mailReturnedOrder } from './mailOrder.ts';
import { recordOrderEvent } from './recordOrderEvent.ts';

/**
 * Turns a locked order `paid`: numbers its receipt, redeems its code, grants the product and mails the buyer, all in the
 * caller's transaction. Money that can buy nothing, because the course is owned already or the account is gone, is given back.
 * @throws ForbiddenError `already-owned` for an order of nothing that can grant nothing.
 */
export async function payOrder({
  ctx,
  input: { order: unpaid, isTest, source, at },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  /** `isTest`: no money was moved; `at`: when it was paid, as the provider says. */
  input: { order: OrderRow; isTest: boolean; source: OrderEventSource; at?: Date | undefined };
}): Promise<OrderRow> {
  const { db } = ctx;
  const now = ctx.now();
  const isGranted = await grant(ctx, unpaid);
  // There is nothing to give back: its code is not used up for it.
  if (!isGranted && unpaid.amount === 0) throw new ForbiddenError('already-owned', 'You have this course already.');
  const [paid = unpaid] = await db
    .update(order)
    .set({ status: 'paid', paidAt: now, ...(!isGranted && { refundRequestedAmount: unpaid.amount }) })
    .where(eq(order.id, unpaid.id))
    .returning();
  await db
    .update(promotionRedemption)
    .set({ state: 'redeemed', updatedAt: now })
    .where(eq(promotionRedemption.orderId, paid.id));
  const issued = await issueReceipt(ctx, paid.id, isTest);
  await recordOrderEvent({
    ctx,
    input: {
      orderId: paid.id,
      source,
      kind: isGranted ? 'paid' : 'paid-in-vain',
      details: { amount: paid.amount },
      movedAt: at,
    },
  });
  if (isGranted) await mailPaidOrder({ ctx, input: { order: paid, receipt: issued } });
  else await mailReturnedOrder({ ctx, input: { order: paid } });
  return paid;
}

/** `false` when there is nobody to grant it to, or they have it. */
async function grant({ db, now }: Pick<Ctx, 'db' | 'now'>, { id, userId, productId }: OrderRow): Promise<boolean> {
  if (userId === null) return false;
  const granted = await db
    .insert(courseUserProduct)
    .values({ id: randomUUID(), userId, productId, orderId: id, createdAt: now() })
    .onConflictDoNothing()
    .returning({ id: courseUserProduct.id });
  return granted.length > 0;
}

/** Whoever takes a number holds the year's row until the commit, so that none is left out. */
async function issueReceipt(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  orderId: string,
  isTest: boolean,
): Promise<ReceiptRow> {
  const issuedAt = now();
  const year = Number(dayInBratislava(issuedAt).slice(0, 4));
  const [counter] = await db
    .insert(receiptCounter)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: receiptCounter.year, set: { last: sql`${receiptCounter.last} + 1` } })
    .returning();
  const row = { orderId, year, number: counter?.last ?? 1, issuedAt, isTest };
  await db.insert(receipt).values(row);
  return row;
}
