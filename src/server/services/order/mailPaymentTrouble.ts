import type { Ctx } from '#src/server/context.ts';
import type { OrderRow } from '#src/server/db/schema/order.ts';
import type { Dispute, FailedRefund } from '#src/server/integrations/payments/paymentGateway.ts';
import { enqueueMail } from '#src/server/services/mail/enqueueMail.ts';
import { disputeMail, failedRefundMail } from '#src/server/services/mail/paymentTroubleMail.ts';
import { site } from '#src/site.ts';

type MailCtx = Pick<Ctx, 'db' | 'now'>;

/** Tells the association of a dispute, and what to do. */
export async function mailDispute({
  ctx,
  input: { order, dispute, isAccessEnded },
}: {
  ctx: MailCtx;
  input: { order: OrderRow; dispute: Dispute; isAccessEnded: boolean };
}): Promise<void> {
  await enqueueMail({
    ctx,
    input: { ...disputeMail(order, dispute, isAccessEnded), recipient: site.email, kind: 'order' },
  });
}

/** Tells the association of a refund that did not arrive, and what to do. */
export async function mailFailedRefund({
  ctx,
  input: { order, refund },
}: {
  ctx: MailCtx;
  input: { order: OrderRow; refund: FailedRefund };
}): Promise<void> {
  await enqueueMail({ ctx, input: { ...failedRefundMail(order, refund), recipient: site.email, kind: 'order' } });
}
