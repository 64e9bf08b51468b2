import { receiptNumber } from '#src/domain/receiptNumber.ts';
import type { Ctx } from '#src/server/context.ts';
import type { OrderRow, ReceiptRow } from '#src/server/db/schema/order.ts';
import { keepReceipt, receiptData } from '#src/server/receipts/receiptData.ts';
import { enqueueMail } from '#src/server/services/letters/index.ts';
import { findOrder } from './findOrder.ts';

type MailCtx = Pick<Ctx, 'db' | 'now'>;

/** What every mail about an order says. */
const saleOf = ({ buyerName, productName, amount, currency }: OrderRow) => ({
  buyerName,
  productName,
  amount,
  currency,
});

/** Thanks for a paid order, with its receipt. */
export async function mailPaidOrder({
  ctx,
  input: { order, receipt },
}: {
  ctx: MailCtx;
  input: { order: OrderRow; receipt: ReceiptRow };
}): Promise<void> {
  const { courseSlug, promotionCode } = await findOrder({ ctx, input: { orderId: order.id } });
  await enqueueMail({
    ctx,
    input: {
      template: 'orderPaid',
      data: { ...saleOf(order), receiptNumber: receiptNumber(receipt), isTest: receipt.isTest, courseSlug },
      recipient: order.buyerEmail,
      kind: 'order',
      orderId: order.id,
      receipt: keepReceipt(receiptData({ order, receipt, promotionCode })),
    },
  });
}

/** Says that a payment could buy nothing and is given back; nobody is left to tell when the order lapsed long ago. */
export async function mailReturnedOrder({
  ctx,
  input: { order },
}: {
  ctx: MailCtx;
  input: { order: OrderRow };
}): Promise<void> {
  if (order.buyerEmail === '') return;
  const { courseSlug } = await findOrder({ ctx, input: { orderId: order.id } });
  const data = { ...saleOf(order), courseSlug: order.userId === null ? null : courseSlug };
  const { id: orderId, buyerEmail: recipient } = order;
  await enqueueMail({ ctx, input: { template: 'orderReturned', data, recipient, kind: 'order', orderId } });
}

/** Says what of a paid order was given back, and whether the access ended with it. */
export async function mailRefundedOrder({
  ctx,
  input: { order, givenBack, isAccessEnded, isByBank = false },
}: {
  ctx: MailCtx;
  /** `givenBack` in cents: this time, not in all. */
  input: { order: OrderRow; givenBack: number; isAccessEnded: boolean; isByBank?: boolean };
}): Promise<void> {
  const { receipt } = await findOrder({ ctx, input: { orderId: order.id } });
  if (!receipt) throw new Error(`Order ${order.id} was refunded before it was paid.`);
  const refund = { amount: givenBack, isAccessEnded, isByBank, receiptNumber: receiptNumber(receipt) };
  const data = { ...saleOf(order), ...refund };
  const { id: orderId, buyerEmail: recipient } = order;
  await enqueueMail({ ctx, input: { template: 'orderRefunded', data, recipient, kind: 'order', orderId } });
}
