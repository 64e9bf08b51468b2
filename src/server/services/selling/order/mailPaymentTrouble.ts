import type { Ctx } from '#src/server/context.ts';
import type { OrderRow } from '#src/server/db/schema/order.ts';
import type { Dispute, FailedRefund } from '#src/server/integrations/payments/paymentGateway.ts';
import { enqueueMail } from '#src/server/services/letters/index.ts';
import { site } from '#src/site.ts';

type MailCtx = Pick<Ctx, 'db' | 'now'>;

/** What the association finds an order and its buyer by. */
function factsOf({ id, productName, currency, buyerName, buyerEmail }: OrderRow) {
  return { id, productName, currency, buyerName, buyerEmail };
}

/** Tells the association of a dispute, and what to do. */
export async function mailDispute({
  ctx,
  input: { order, dispute, isAccessEnded },
}: {
  ctx: MailCtx;
  input: { order: OrderRow; dispute: Dispute; isAccessEnded: boolean };
}): Promise<void> {
  const { paymentId, status, amount, reason, dueBy } = dispute;
  const claim = { paymentId, status, amount, reason, dueBy: dueBy?.toISOString() ?? null };
  const data = { order: factsOf(order), dispute: claim, isAccessEnded };
  await enqueueMail({ ctx, input: { template: 'dispute', data, recipient: site.email, kind: 'order' } });
}

/** Tells the association of a refund that did not arrive, and what to do. */
export async function mailFailedRefund({
  ctx,
  input: { order, refund },
}: {
  ctx: MailCtx;
  input: { order: OrderRow; refund: FailedRefund };
}): Promise<void> {
  const { amount, reason } = refund;
  const data = { order: factsOf(order), refund: { amount, reason } };
  await enqueueMail({ ctx, input: { template: 'failedRefund', data, recipient: site.email, kind: 'order' } });
}
