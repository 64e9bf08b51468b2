import { eq } from 'drizzle-orm';
import type { TrialDispute } from '#src/contract/desk/money/deskMovements.ts';
import type { Ctx } from '#src/server/context.ts';
import { order } from '#src/server/db/schema/order.ts';
import { ForbiddenError, NotFoundError } from '#src/server/errors.ts';
import type { LocalGateway } from '#src/server/integrations/payments/localGateway.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { recordAdminEvent } from '#src/server/services/ground/index.ts';

/**
 * Has the bank of a trial payment's buyer ask for the money, or decide: the news comes by the webhook, as from a real provider.
 * @throws UnauthenticatedError, NotFoundError without trial payments, ForbiddenError `dispute-impossible`
 */
export async function tryDispute({
  ctx,
  payments,
  input: { orderId, status },
}: {
  ctx: Ctx;
  payments: LocalGateway | null;
  input: TrialDispute & { orderId: string };
}): Promise<void> {
  requireRole(ctx.actor, 'TREASURER');
  const [sold] = await ctx.db.select().from(order).where(eq(order.id, orderId));
  if (!payments || !sold) throw new NotFoundError('order');
  const { status: state, disputedAt, paymentIntentId } = sold;
  const isPossible = state === 'paid' && (status === 'open') === (disputedAt === null);
  if (!isPossible || paymentIntentId === null) {
    throw new ForbiddenError('dispute-impossible', 'The bank cannot do this with this order now.');
  }
  await recordAdminEvent({ ctx, input: { action: 'dispute-tried', target: orderId, details: { dispute: status } } });
  await payments.dispute(paymentIntentId, status === 'open' ? 'needs_response' : status);
}
