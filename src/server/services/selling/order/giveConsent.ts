import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { order } from '#src/server/db/schema/order.ts';
import { ForbiddenError } from '#src/server/errors.ts';
import type { PaymentGateway } from '#src/server/integrations/payments/paymentGateway.ts';
import { requireProfile } from '#src/server/policies/user.ts';
import { isProductOwned } from '#src/server/services/catalogue/index.ts';
import { findOwnPending } from './findOwnPending.ts';
import { lockOrder } from './lockOrder.ts';
import { payOrder } from './payOrder.ts';
import { type PreparedOrder, preparePayment } from './preparePayment.ts';
import { recordOrderEvent } from './recordOrderEvent.ts';

/**
 * The buyer's last word before paying: the content shall start at once. An order of nothing is finished by it.
 * @throws NotFoundError, ForbiddenError `order-closed` or `already-owned`, PaymentProviderError
 */
export async function giveConsent({
  ctx,
  payments,
  input: { orderId },
}: {
  ctx: Ctx;
  payments: PaymentGateway;
  input: { orderId: string };
}): Promise<PreparedOrder> {
  const { user } = requireProfile(ctx.actor);
  await findOwnPending({ ctx, input: { orderId, userId: user.id } });
  const consented = await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const locked = await lockOrder({ ctx: inside, input: { orderId } });
    if (locked.status !== 'pending') throw new ForbiddenError('order-closed', 'This order is over.');
    if (await isProductOwned({ ctx: inside, input: locked })) {
      throw new ForbiddenError('already-owned', 'You have this course already.');
    }
    const [updated = locked] = await tx
      .update(order)
      .set({ consentedAt: ctx.now() })
      .where(eq(order.id, orderId))
      .returning();
    await recordOrderEvent({ ctx: inside, input: { orderId, source: 'buyer', kind: 'consented' } });
    return updated.amount === 0
      ? payOrder({ ctx: inside, input: { order: updated, isTest: payments.isTest, source: 'buyer' } })
      : updated;
  });
  if (consented.status === 'paid') return { order: consented, clientSecret: null };
  return preparePayment({ ctx, payments, input: { order: consented } });
}
