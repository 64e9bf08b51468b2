import { and, count, desc, eq, ne } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { order } from '#src/server/db/schema/order.ts';
import { requireSignedIn } from '#src/server/policies/user.ts';
import { type Paged, pageOf } from '#src/server/services/pageOf.ts';
import { type OrderWithDetails, selectOrders } from './selectOrders.ts';

const perPage = 10;

/** The caller's own orders, newest first, without what was begun and left. */
export async function listOrders({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { page: number };
}): Promise<Paged<OrderWithDetails>> {
  const { user } = requireSignedIn(ctx.actor);
  const isOwn = and(eq(order.userId, user?.id ?? ''), ne(order.status, 'lapsed'));
  const [counted] = await ctx.db.select({ total: count() }).from(order).where(isOwn);
  const { limit, offset, ...page } = pageOf({ ...input, total: counted?.total ?? 0, perPage });
  const items = await selectOrders(ctx)
    .where(isOwn)
    .orderBy(desc(order.createdAt), desc(order.id))
    .limit(limit)
    .offset(offset);
  return { ...page, items };
}
