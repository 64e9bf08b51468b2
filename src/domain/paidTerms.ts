/** What a buyer was told they pay: for the eyes only, anyone can write it into an address. */
export interface PaidTerms {
  promotionCode: string | null;
  /** Cents. */
  finalAmount: number | null;
}

/** Reads the terms in the address of checkout's success (spec 2); what does not look like one counts as missing. */
export function paidTerms(address: URLSearchParams): PaidTerms {
  const code = address.get('appliedPromoCode') ?? '';
  const amount = address.get('finalAmount') ?? '';
  return {
    promotionCode: /^[\p{L}\p{N}_-]{1,40}$/u.test(code) ? code : null,
    finalAmount: /^\d{1,7}$/.test(amount) ? Number(amount) : null,
  };
}
