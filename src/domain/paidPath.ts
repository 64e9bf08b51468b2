import { paths } from './paths.ts';

/**
 * The address of checkout's success (spec 2), which says what was paid: `finalAmount` in cents, as the amounts of the API.
 * Nobody reads it: anyone can write it into an address, and the server knows.
 */
export const paidPath = (
  courseSlug: string,
  productId: string,
  paid: { promotionCode: string; finalAmount: number },
): string =>
  `${paths.checkout(courseSlug, productId)}/success?appliedPromoCode=${encodeURIComponent(paid.promotionCode)}&finalAmount=${paid.finalAmount}`;
