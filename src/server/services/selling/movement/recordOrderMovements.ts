import { asc, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { order, orderEvent, receipt } from '#src/server/db/schema/order.ts';
import { keepMovements } from './keepMovements.ts';
import { orderMovements } from './orderMovements.ts';

/** Adds what an order has moved to the books, in the transaction that noted it; what stands there already stays. */
export async function recordOrderMovements({
  ctx,
  input: { orderId },
}: {
  ctx: Pick<Ctx, 'db'>;
  input: { orderId: string };
}): Promise<void> {
  const [found] = await ctx.db
    .select({ order, isTest: receipt.isTest })
    .from(order)
    .leftJoin(receipt, eq(receipt.orderId, order.id))
    .where(eq(order.id, orderId));
  if (!found) return;
  const events = await ctx.db
    .select()
    .from(orderEvent)
    .where(eq(orderEvent.orderId, orderId))
    .orderBy(asc(orderEvent.id));
  const isTest = found.isTest ?? false;
  const movements = orderMovements(found.order, events).map((movement) => ({ ...movement, orderId, isTest }));
  await keepMovements({ ctx, input: movements });
}
