import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { courseUserProduct } from '#src/server/db/schema/courseUserProduct.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';

/** Takes a given product back; what somebody paid for is ended by a refund alone. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function endGift({ ctx, input: { giftId } }: { ctx: Ctx; input: { giftId: string } }): Promise<void> {
  requireRole(ctx.actor, 'TREASURER');
  await ctx.db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(courseUserProduct)
      .where(and(eq(courseUserProduct.id, giftId), isNull(courseUserProduct.orderId)))
      .returning();
    if (!ended) throw new NotFoundError('gift');
    await recordAdminEvent({
      ctx: { ...ctx, db: tx },
      input: { action: 'gift-ended', target: ended.userId, details: { productId: ended.productId, giftId } },
    });
  });
}
