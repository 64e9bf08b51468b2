import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { receipt } from '#src/server/db/schema/order.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { lockOrder } from '#src/server/services/selling/order/lockOrder.ts';
import { mailPaidOrder } from '#src/server/services/selling/order/mailOrder.ts';

/**
 * Mails a buyer the letter about the payment once more, with the receipt.
 * @throws UnauthenticatedError, ForbiddenError `order-not-paid`, also for one that was given back: its course is open no more;
 * NotFoundError
 */
export async function mailReceiptAgain({ ctx, input }: { ctx: Ctx; input: { orderId: string } }): Promise<void> {
  requireRole(ctx.actor, 'TREASURER');
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const order = await lockOrder({ ctx: inside, input });
    const [issued] = await tx.select().from(receipt).where(eq(receipt.orderId, order.id));
    if (order.status !== 'paid' || !issued || order.buyerEmail === '') {
      throw new ForbiddenError('order-not-paid', 'This order is not paid.');
    }
    await mailPaidOrder({ ctx: inside, input: { order, receipt: issued } });
    await recordAdminEvent({ ctx: inside, input: { action: 'receipt-mailed', target: order.id } });
  });
}
