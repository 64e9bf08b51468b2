import { and, desc, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { order } from '#src/server/db/schema/order.ts';
import { promotionCode } from '#src/server/db/schema/promotionCode.ts';
import { ForbiddenError, NotFoundError } from '#src/server/errors.ts';
import type { PaymentGateway } from '#src/server/integrations/payments/paymentGateway.ts';
import { requireProfile } from '#src/server/policies/user.ts';
import { ownershipOf } from '#src/server/services/catalogue/index.ts';
import { findSale } from './findSale.ts';
import { openOrder } from './openOrder.ts';
import type { PreparedOrder } from './preparePayment.ts';

/**
 * Opens the checkout of a product for the caller: takes up the order that was touched last, with its code while that
 * holds, or makes one.
 * @throws UnauthenticatedError, NotFoundError, ForbiddenError `already-owned`, PaymentProviderError
 */
export async function openCheckout({
  ctx,
  payments,
  input: { productId },
}: {
  ctx: Ctx;
  payments: PaymentGateway;
  input: { productId: string };
}): Promise<PreparedOrder> {
  const { user } = requireProfile(ctx.actor);
  const sale = await findSale({ ctx, input: { productId } });
  const { isOwned } = await ownershipOf({ ctx, input: { courseId: sale.course.id } });
  if (isOwned) throw new ForbiddenError('already-owned', 'You have this course already.');
  const [last] = await ctx.db
    .select({ code: promotionCode.code })
    .from(order)
    .leftJoin(promotionCode, eq(order.promotionCodeId, promotionCode.id))
    .where(and(eq(order.userId, user.id), eq(order.productId, productId), eq(order.status, 'pending')))
    .orderBy(desc(order.createdAt))
    .limit(1);
  const open = (code: string | null) => openOrder({ ctx, payments, input: { sale, user, code } });
  try {
    return await open(last?.code ?? null);
  } catch (error) {
    // The code's last day may have passed since, or it was switched off.
    if ((error instanceof ForbiddenError || error instanceof NotFoundError) && last?.code) return open(null);
    throw error;
  }
}
