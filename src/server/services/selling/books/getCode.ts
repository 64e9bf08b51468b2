import { desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type OrderRow, order } from '#src/server/db/schema/order.ts';
import { promotionCode } from '#src/server/db/schema/promotionCode.ts';
import { promotionRedemption, type RedemptionState } from '#src/server/db/schema/promotionRedemption.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { type Paged, placeOfPage } from '#src/server/services/ground/index.ts';
import { type DeskCodeDetail, selectCodes, withCourses } from './deskCodes.ts';

export interface CodeUses {
  code: DeskCodeDetail;
  uses: Paged<{ order: OrderRow; state: RedemptionState }>;
  /** Of the paid orders, in cents. */
  sum: { orders: number; discount: number; paid: number; released: number };
}

const perPage = 25;

/** A code and who used it, the newest first. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function getCode({
  ctx,
  input: { codeId, page },
}: {
  ctx: Pick<Ctx, 'db' | 'actor' | 'now'>;
  input: { codeId: string; page: number };
}): Promise<CodeUses> {
  requireRole(ctx.actor, 'TREASURER');
  const { db } = ctx;
  const [code] = await withCourses(ctx, await selectCodes(ctx).query.where(eq(promotionCode.id, codeId)));
  if (!code) throw new NotFoundError('code');
  const isOfCode = eq(promotionRedemption.promotionCodeId, codeId);
  const isPaid = sql`${promotionRedemption.state} = 'redeemed'`;
  const [sum] = await db
    .select({
      total: sql`count(*)`.mapWith(Number),
      orders: sql`count(*) filter (where ${isPaid})`.mapWith(Number),
      discount: sql`coalesce(sum(${order.listAmount} - ${order.amount}) filter (where ${isPaid}), 0)`.mapWith(Number),
      paid: sql`coalesce(sum(${order.amount}) filter (where ${isPaid}), 0)`.mapWith(Number),
      released: sql`count(*) filter (where ${promotionRedemption.state} = 'released')`.mapWith(Number),
    })
    .from(promotionRedemption)
    .innerJoin(order, eq(order.id, promotionRedemption.orderId))
    .where(isOfCode);
  const { total = 0, ...sums } = sum ?? { orders: 0, discount: 0, paid: 0, released: 0 };
  const { limit, offset, ...place } = placeOfPage({ page, total, perPage });
  const items = await db
    .select({ order, state: promotionRedemption.state })
    .from(promotionRedemption)
    .innerJoin(order, eq(order.id, promotionRedemption.orderId))
    .where(isOfCode)
    .orderBy(desc(promotionRedemption.updatedAt), desc(order.id))
    .limit(limit)
    .offset(offset);
  return { code, uses: { ...place, items }, sum: sums };
}
