import { paths } from '#src/domain/paths.ts';
import { receiptNumber } from '#src/domain/receiptNumber.ts';
import type { Ctx } from '#src/server/context.ts';
import type { OrderRow, ReceiptRow } from '#src/server/db/schema/order.ts';
import { keepReceipt, receiptData } from '#src/server/receipts/receiptData.ts';
import { enqueueMail } from '#src/server/services/mail/enqueueMail.ts';
import { orderPaidMail } from '#src/server/services/mail/orderPaidMail.tsx';
import { orderRefundedMail } from '#src/server/services/mail/orderRefundedMail.tsx';
import { orderReturnedMail } from '#src/server/services/mail/orderReturnedMail.tsx';
import { findOrder } from './findOrder.ts';

interface MailInput {
  order: OrderRow;
  publicUrl: string;
}
type MailCtx = Pick<Ctx, 'db' | 'now'>;

/** Thanks for a paid order, with its receipt. */
export async function mailPaidOrder({
  ctx,
  input: { order, receipt, publicUrl },
}: {
  ctx: MailCtx;
  input: MailInput & { receipt: ReceiptRow };
}): Promise<void> {
  const { courseSlug, promotionCode } = await findOrder({ ctx, input: { orderId: order.id } });
  await enqueueMail({
    ctx,
    input: {
      ...orderPaidMail({
        ...order,
        receiptNumber: receiptNumber(receipt),
        isTest: receipt.isTest,
        courseUrl: publicUrl + paths.course(courseSlug),
        profileUrl: publicUrl + paths.profile(),
      }),
      recipient: order.buyerEmail,
      kind: 'order',
      receipt: keepReceipt(receiptData({ order, receipt, promotionCode })),
    },
  });
}

/** Says that a payment could buy nothing and is given back; nobody is left to tell when the order lapsed long ago. */
export async function mailReturnedOrder({
  ctx,
  input: { order, publicUrl },
}: {
  ctx: MailCtx;
  input: MailInput;
}): Promise<void> {
  if (order.buyerEmail === '') return;
  const { courseSlug } = await findOrder({ ctx, input: { orderId: order.id } });
  const courseUrl = order.userId === null ? null : publicUrl + paths.course(courseSlug);
  await enqueueMail({
    ctx,
    input: { ...orderReturnedMail({ ...order, courseUrl }), recipient: order.buyerEmail, kind: 'order' },
  });
}

/** Says what of a paid order was given back, and whether the access ended with it. */
export async function mailRefundedOrder({
  ctx,
  input: { order, givenBack, isAccessEnded, isByBank = false, publicUrl },
}: {
  ctx: MailCtx;
  /** `givenBack` in cents: this time, not in all. */
  input: MailInput & { givenBack: number; isAccessEnded: boolean; isByBank?: boolean };
}): Promise<void> {
  const { receipt } = await findOrder({ ctx, input: { orderId: order.id } });
  if (!receipt) throw new Error(`Order ${order.id} was refunded before it was paid.`);
  const profileUrl = publicUrl + paths.profile();
  const refund = {
    ...order,
    amount: givenBack,
    isAccessEnded,
    isByBank,
    receiptNumber: receiptNumber(receipt),
    profileUrl,
  };
  await enqueueMail({ ctx, input: { ...orderRefundedMail(refund), recipient: order.buyerEmail, kind: 'order' } });
}
