import { and, asc, eq, gt, inArray, isNotNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { MovementKind } from '#src/contract/desk/money/deskMovements.ts';
import type { Ctx } from '#src/server/context.ts';
import { moneyMovement } from '#src/server/db/schema/moneyMovement.ts';
import { order } from '#src/server/db/schema/order.ts';
import { recordOrderMovements } from './recordOrderMovements.ts';

const atOnce = 200;

/**
 * Adds the movements of orders that have none: of those from before there were any, and of those that a process of the version before has
 * noted during a deployment. Doing it again changes nothing.
 */
export async function fillMovements({
  ctx,
  signal,
}: {
  ctx: Pick<Ctx, 'db'>;
  signal?: AbortSignal | undefined;
}): Promise<void> {
  let last = '';
  while (!signal?.aborted) {
    const orders = await nextOrders(ctx, last);
    for (const { id: orderId } of orders) {
      await ctx.db.transaction((db) => recordOrderMovements({ ctx: { db }, input: { orderId } }));
    }
    const end = orders.at(-1);
    if (!end) return;
    last = end.id;
  }
}

function nextOrders({ db }: Pick<Ctx, 'db'>, after: string) {
  const hasNo = (...kinds: MovementKind[]): SQL =>
    notExists(
      db
        .select({ one: sql`1` })
        .from(moneyMovement)
        .where(and(eq(moneyMovement.orderId, order.id), inArray(moneyMovement.kind, kinds))),
    );
  return db
    .select({ id: order.id })
    .from(order)
    .where(
      and(
        isNotNull(order.paidAt),
        isNotNull(order.paymentIntentId),
        gt(order.id, after),
        or(
          hasNo('payment'),
          and(gt(order.refundedAmount, 0), hasNo('refund')),
          and(or(gt(order.chargedBackAmount, 0), isNotNull(order.disputedAt)), hasNo('dispute')),
        ),
      ),
    )
    .orderBy(asc(order.id))
    .limit(atOnce);
}
