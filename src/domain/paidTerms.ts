import { paths } from './paths.ts';

/** What a buyer was told they pay: for the eyes only, anyone can write it into an address. */
export interface PaidTerms {
  promotionCode: string | null;
  /** Cents. */
  finalAmount: number | null;
}

/** The address of checkout's success, which says what was paid: `finalAmount` in cents, as the amounts of the API. */
export const paidPath = (
  courseSlug: string,
  productId: string,
  paid: { promotionCode: string; finalAmount: number },
): string =>
  `${paths.checkout(courseSlug, productId)}/success?appliedPromoCode=${encodeURIComponent(paid.promotionCode)}&finalAmount=${paid.finalAmount}`;

/** Reads the terms in the address of checkout's success (spec 2); what does not look like one counts as missing. */
export function paidTerms(address: URLSearchParams): PaidTerms {
  const code = address.get('appliedPromoCode') ?? '';
  const amount = address.get('finalAmount') ?? '';
  return {
    promotionCode: /^[\p{L}\p{N}_-]{1,40}$/u.test(code) ? code : null,
    finalAmount: /^\d{1,7}$/.test(amount) ? Number(amount) : null,
  };
}
