import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { order } from '#src/server/db/schema/order.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { hasRole, requireSignedIn } from '#src/server/policies/user.ts';
import type { IssuedReceipt } from '#src/server/receipts/receiptData.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';
import { selectOrders } from './selectOrders.ts';

/**
 * The receipt of an order, for its buyer and for treasurers. What those read of others is noted, though it is a read.
 * @throws UnauthenticatedError for anonymous callers, NotFoundError for an unpaid order and for whose it is not.
 */
export async function getReceipt({
  ctx,
  input: { orderId },
}: {
  ctx: Pick<Ctx, 'db' | 'actor' | 'now'>;
  input: { orderId: string };
}): Promise<IssuedReceipt> {
  const { user } = requireSignedIn(ctx.actor);
  const isReadable = hasRole(ctx.actor, 'TREASURER') ? undefined : eq(order.userId, user?.id ?? '');
  const [found] = await selectOrders(ctx).where(and(eq(order.id, orderId), isReadable));
  if (!found?.receipt) throw new NotFoundError('receipt');
  if (found.order.userId === null || found.order.userId !== user?.id) {
    await recordAdminEvent({ ctx, input: { action: 'receipt-read', target: orderId } });
  }
  return { order: found.order, receipt: found.receipt, promotionCode: found.promotionCode };
}
