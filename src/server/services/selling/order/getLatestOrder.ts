import { and, desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { order } from '#src/server/db/schema/order.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireSignedIn } from '#src/server/policies/user.ts';
import { type OrderWithDetails, selectOrders } from './selectOrders.ts';

/** The caller's order of a product that says where they stand: a paid one, else the last. @throws NotFoundError */
export async function getLatestOrder({
  ctx,
  input: { productId },
}: {
  ctx: Ctx;
  input: { productId: string };
}): Promise<OrderWithDetails> {
  const { user } = requireSignedIn(ctx.actor);
  const [latest] = await selectOrders(ctx)
    .where(and(eq(order.userId, user?.id ?? ''), eq(order.productId, productId)))
    .orderBy(desc(sql`${order.status} = 'paid'`), desc(order.createdAt))
    .limit(1);
  if (!latest) throw new NotFoundError('order');
  return latest;
}
