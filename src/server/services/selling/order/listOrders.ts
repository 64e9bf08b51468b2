import { and, count, desc, eq, isNotNull, ne, or } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { order } from '#src/server/db/schema/order.ts';
import { requireSignedIn } from '#src/server/policies/user.ts';
import { type Paged, placeOfPage } from '#src/server/services/ground/index.ts';
import { type OrderWithDetails, selectOrders } from './selectOrders.ts';

const perPage = 10;

/** The caller's own orders, newest first, from the first try to pay on: who only looked at a checkout owes nothing. */
export async function listOrders({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { page: number };
}): Promise<Paged<OrderWithDetails>> {
  const { user } = requireSignedIn(ctx.actor);
  const wasTried = or(ne(order.status, 'pending'), isNotNull(order.consentedAt));
  const isOwn = and(eq(order.userId, user?.id ?? ''), ne(order.status, 'lapsed'), wasTried);
  const [counted] = await ctx.db.select({ total: count() }).from(order).where(isOwn);
  const { limit, offset, ...page } = placeOfPage({ ...input, total: counted?.total ?? 0, perPage });
  const items = await selectOrders(ctx)
    .where(isOwn)
    .orderBy(desc(order.createdAt), desc(order.id))
    .limit(limit)
    .offset(offset);
  return { ...page, items };
}
