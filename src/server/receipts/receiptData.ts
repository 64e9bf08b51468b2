import type { KeptReceipt, ReceiptData } from '#src/domain/receipt.ts';
import { receiptNumber } from '#src/domain/receiptNumber.ts';
import type { OrderRow, ReceiptRow } from '#src/server/db/schema/order.ts';
import { site } from '#src/site.ts';

/** The receipt of a paid order, as its rows have it. */
export function receiptData({ order, receipt, promotionCode }: IssuedReceipt): ReceiptData {
  const { buyerName, buyerEmail, productName, listAmount, amount, currency, consentedAt } = order;
  return {
    number: receiptNumber(receipt),
    issuedAt: receipt.issuedAt,
    // It is issued with the payment.
    paidAt: order.paidAt ?? receipt.issuedAt,
    seller: site.organisation,
    buyerName,
    buyerEmail,
    productName,
    listAmount,
    amount,
    currency,
    promotionCode,
    refundedAmount: order.refundedAmount + order.chargedBackAmount,
    consentedAt,
    isTest: receipt.isTest,
  };
}

/** A receipt to be drawn later, as it is now. */
export function keepReceipt(receipt: ReceiptData): KeptReceipt {
  return {
    ...receipt,
    issuedAt: receipt.issuedAt.toISOString(),
    paidAt: receipt.paidAt.toISOString(),
    consentedAt: receipt.consentedAt?.toISOString() ?? null,
  };
}

/** The receipt that was kept. */
export function keptReceipt(kept: KeptReceipt): ReceiptData {
  return {
    ...kept,
    issuedAt: new Date(kept.issuedAt),
    paidAt: new Date(kept.paidAt),
    consentedAt: kept.consentedAt === null ? null : new Date(kept.consentedAt),
  };
}

export interface IssuedReceipt {
  order: OrderRow;
  receipt: ReceiptRow;
  promotionCode: string | null;
}
