import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type OrderRow, order } from '#src/server/db/schema/order.ts';
import { ForbiddenError, NotFoundError } from '#src/server/errors.ts';

/** An order of a buyer that can still be paid. @throws NotFoundError, ForbiddenError `order-closed` */
export async function findOwnPending({
  ctx,
  input: { orderId, userId },
}: {
  ctx: Pick<Ctx, 'db'>;
  input: { orderId: string; userId: string };
}): Promise<OrderRow> {
  const [own] = await ctx.db
    .select()
    .from(order)
    .where(and(eq(order.id, orderId), eq(order.userId, userId)));
  if (!own) throw new NotFoundError('order');
  if (own.status !== 'pending') throw new ForbiddenError('order-closed', 'This order is over.');
  return own;
}
