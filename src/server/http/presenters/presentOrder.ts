import type { Checkout, Order } from '#src/contract/order.ts';
import { receiptNumber } from '#src/domain/receiptNumber.ts';
import { typeset } from '#src/domain/typography.ts';
import type { OrderWithDetails } from '#src/server/services/selling/index.ts';

/** An order for its buyer; nothing of the provider's is in it. */
export function presentOrder({ order, courseSlug, promotionCode, receipt }: OrderWithDetails): Order {
  return {
    id: order.id,
    productId: order.productId,
    productName: typeset(order.productName),
    courseSlug,
    status: order.status,
    listAmount: order.listAmount,
    amount: order.amount,
    refundedAmount: order.refundedAmount + order.chargedBackAmount,
    currency: order.currency,
    promotionCode,
    receiptNumber: receipt && receiptNumber(receipt),
    createdAt: order.createdAt.toISOString(),
    consentedAt: order.consentedAt?.toISOString() ?? null,
    paidAt: order.paidAt?.toISOString() ?? null,
  };
}

export function presentCheckout(order: OrderWithDetails, clientSecret: string | null): Checkout {
  return { order: presentOrder(order), clientSecret };
}
