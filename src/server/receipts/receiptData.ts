import { receiptNumber } from '#src/domain/receiptNumber.ts';
import type { IssuedReceipt } from '#src/server/services/order/getReceipt.ts';
import { site } from '#src/site.ts';

/** What a receipt says; amounts in cents. */
export interface ReceiptData {
  /** „2026-0001“ */
  number: string;
  issuedAt: Date;
  paidAt: Date;
  seller: typeof site.organisation;
  buyerName: string;
  buyerEmail: string;
  productName: string;
  listAmount: number;
  amount: number;
  currency: string;
  promotionCode: string | null;
  refundedAmount: number;
  /** When the buyer asked for the content at once. */
  consentedAt: Date | null;
  /** No money was moved. */
  isTest: boolean;
}

/** The same as JSON keeps it. */
export interface KeptReceipt extends Omit<ReceiptData, 'issuedAt' | 'paidAt' | 'consentedAt'> {
  issuedAt: string;
  paidAt: string;
  consentedAt: string | null;
}

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
