import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { order } from '#src/server/db/schema/order.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { type OrderWithDetails, selectOrders } from './selectOrders.ts';

/** An order with its details, whoever it belongs to. @throws NotFoundError */
export async function findOrder({
  ctx,
  input: { orderId },
}: {
  ctx: Pick<Ctx, 'db'>;
  input: { orderId: string };
}): Promise<OrderWithDetails> {
  const [found] = await selectOrders(ctx).where(eq(order.id, orderId));
  if (!found) throw new NotFoundError('order');
  return found;
}
