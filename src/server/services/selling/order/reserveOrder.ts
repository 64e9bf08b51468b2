import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type OrderRow, order } from '#src/server/db/schema/order.ts';
import { promotionRedemption } from '#src/server/db/schema/promotionRedemption.ts';
import { user as profile, type UserRow } from '#src/server/db/schema/user.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import { findPromotionCode } from './findPromotionCode.ts';
import type { Sale } from './findSale.ts';
import { recordOrderEvent } from './recordOrderEvent.ts';

/**
 * The pending order of a buyer for a product with a code, or without one; made, with the code reserved, when there is none.
 * `null` when the one that was in the way was closed in this moment.
 * @throws ForbiddenError with the reason why the code does not hold, or `profile-required`.
 */
export async function reserveOrder({
  ctx,
  input: { sale, user, code },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: { sale: Sale; user: UserRow; code: string | null };
}): Promise<OrderRow | null> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const { product } = sale;
    // The profile first, as in every transaction on several tables; it may have been deleted in another tab.
    const [buyer] = await tx.select({ id: profile.id }).from(profile).where(eq(profile.id, user.id)).for('key share');
    if (!buyer) throw new ForbiddenError('profile-required', 'Make a profile first.');
    const findCode = async () =>
      code === null
        ? null
        : await findPromotionCode({ ctx: inside, input: { code, sale, userId: user.id, isLocking: true } });
    const promotion = await findCode();
    const promotionCodeId = promotion?.code.id ?? null;
    const now = ctx.now();
    const [made] = await tx
      .insert(order)
      .values({
        id: randomUUID(),
        userId: user.id,
        buyerName: user.displayName,
        buyerEmail: user.email,
        productId: product.id,
        productName: product.variantName,
        status: 'pending',
        currency: product.currency,
        listAmount: product.amount,
        amount: promotion?.amount ?? product.amount,
        promotionCodeId,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!made) return (await findPending(inside, user.id, product.id, promotionCodeId)) ?? null;
    if (promotionCodeId !== null) {
      // The order that had reserved it before, and did not count, may have been paid just now: then it counts.
      await findCode();
      await tx
        .insert(promotionRedemption)
        .values({ orderId: made.id, promotionCodeId, userId: user.id, state: 'reserved', updatedAt: now });
    }
    const details = { amount: made.amount, promotionCode: promotion?.code.code ?? null };
    await recordOrderEvent({ ctx: inside, input: { orderId: made.id, source: 'buyer', kind: 'created', details } });
    return made;
  });
}

async function findPending(
  { db }: Pick<Ctx, 'db'>,
  userId: string,
  productId: string,
  promotionCodeId: string | null,
): Promise<OrderRow | undefined> {
  const sameCode =
    promotionCodeId === null ? isNull(order.promotionCodeId) : eq(order.promotionCodeId, promotionCodeId);
  const [pending] = await db
    .select()
    .from(order)
    .where(and(eq(order.userId, userId), eq(order.productId, productId), sameCode, eq(order.status, 'pending')));
  return pending;
}
