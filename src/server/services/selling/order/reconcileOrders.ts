import { and, asc, eq, exists, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { hours, minutes, seconds } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import { courseUserProduct } from '#src/server/db/schema/courseUserProduct.ts';
import { type OrderRow, order } from '#src/server/db/schema/order.ts';
import type { PaymentGateway } from '#src/server/integrations/payments/paymentGateway.ts';
import { recordPayment } from './recordPayment.ts';
import { sendRefund } from './sendRefund.ts';
import { withdrawOrder } from './withdrawOrder.ts';

/** How long a webhook may take before we ask ourselves, and how long until we ask again. */
const patienceMs = seconds(15);
const pauseMs = minutes(1);
/** A checkout that was left open this long is over: its code is for others. */
export const orderLifetimeMs = hours(2);

interface ReconcileOptions {
  ctx: Pick<Ctx, 'db' | 'now' | 'logger'>;
  payments: PaymentGateway;
  /** Ends the round after the order in hand. */
  signal?: AbortSignal;
}

/**
 * Asks the provider about orders that wait for it: paid ones whose webhook never came, refunds that did not get through,
 * checkouts that were left. Any number of processes may do it at once. Answers how many orders were looked at.
 */
export async function reconcileOrders(options: ReconcileOptions): Promise<number> {
  const { ctx, signal } = options;
  let looked = 0;
  while (!signal?.aborted) {
    const claimed = await claimNext(ctx);
    if (!claimed) break;
    looked += 1;
    try {
      await settle(options, claimed);
    } catch (error) {
      ctx.logger.warn({ err: error, orderId: claimed.id }, 'an order could not be settled; it is tried again');
    }
  }
  return looked;
}

async function settle({ ctx, payments }: ReconcileOptions, claimed: OrderRow): Promise<void> {
  const source = 'reconcile' as const;
  if (claimed.status !== 'pending') {
    await sendRefund({ ctx, payments, input: { order: claimed, source } });
    return;
  }
  if (claimed.paymentIntentId !== null) {
    const payment = await payments.readPayment(claimed.paymentIntentId);
    const read = await recordPayment({ ctx, input: { payment, orderId: claimed.id, source } });
    if (read.status !== 'pending') return;
  }
  if (await isOver(ctx, claimed)) await withdrawOrder({ ctx, payments, input: { order: claimed, source } });
}

/** Takes the order that waits longest; until the pause is over no other process takes it. */
async function claimNext({ db, now }: ReconcileOptions['ctx']): Promise<OrderRow | undefined> {
  const at = now();
  const before = (ms: number) => new Date(at.getTime() - ms);
  const isOwed = and(gt(order.refundRequestedAmount, order.refundedAmount), eq(order.status, 'paid'));
  // The provider gives nothing back while the bank decides.
  const isUnsent = and(isOwed, isNull(order.disputedAt));
  const isPending = eq(order.status, 'pending');
  const isAwaited = and(isPending, lt(order.consentedAt, before(patienceMs)));
  const next = db
    .select({ id: order.id })
    .from(order)
    .where(
      and(
        or(isUnsent, isAwaited, and(isPending, overSince(db, before(orderLifetimeMs)))),
        or(isNull(order.checkedAt), lt(order.checkedAt, before(pauseMs))),
      ),
    )
    .orderBy(asc(order.createdAt), asc(order.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(order)
    .set({ checkedAt: at })
    // `=` and not `in`: the planner may run the query of an `in` more than once, and so claim more than one.
    .where(eq(order.id, next))
    .returning();
  return claimed;
}

/** Pending orders that nobody will pay: too old, without their buyer, or of a product that the buyer has by now. */
function overSince(db: Ctx['db'], oldest: Date): SQL | undefined {
  const owned = db
    .select({ one: sql`1` })
    .from(courseUserProduct)
    .where(and(eq(courseUserProduct.userId, order.userId), eq(courseUserProduct.productId, order.productId)));
  return or(lt(order.createdAt, oldest), isNull(order.userId), exists(owned));
}

async function isOver({ db, now }: ReconcileOptions['ctx'], { id }: OrderRow): Promise<boolean> {
  const oldest = new Date(now().getTime() - orderLifetimeMs);
  const found = await db
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.id, id), overSince(db, oldest)));
  return found.length > 0;
}
