import type { site } from '#src/site.ts';

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
