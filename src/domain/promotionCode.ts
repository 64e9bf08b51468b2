import type { PromotionDenial } from '#src/contract/order.ts';
import { dayInBratislava } from './bratislava.ts';

/** What the rules need of a code; days as `2026-11-30`, in Bratislava. */
export interface PromotionTerms {
  percentOff: number | null;
  amountOff: number | null;
  maxRedemptions: number | null;
  maxPerUser: number | null;
  firstDay: string | null;
  lastDay: string | null;
  active: boolean;
  /** None: the code is for every course. */
  courseIds: readonly string[];
}

/** Uses that are reserved or redeemed. */
export interface PromotionUses {
  all: number;
  own: number;
}
/** Cards are not charged less than this, in cents: what is below it is given. */
const leastCharge = 50;

/** Why a code does not hold for a course now; `null` when it does. Its last day ends at midnight in Bratislava. */
export function promotionDenial(
  code: PromotionTerms,
  { courseId, now, uses }: { courseId: string; now: Date; uses: PromotionUses },
): PromotionDenial | null {
  const today = dayInBratislava(now);
  if (!code.active) return 'promotion-code-unknown';
  if (code.firstDay !== null && today < code.firstDay) return 'promotion-code-not-yet';
  if (code.lastDay !== null && today > code.lastDay) return 'promotion-code-expired';
  if (code.courseIds.length > 0 && !code.courseIds.includes(courseId)) return 'promotion-code-other-course';
  if (code.maxRedemptions !== null && uses.all >= code.maxRedemptions) return 'promotion-code-used-up';
  if (code.maxPerUser !== null && uses.own >= code.maxPerUser) return 'promotion-code-used-up';
  return null;
}

/** What is left to pay, in whole cents. */
export function discountedAmount(
  listAmount: number,
  { percentOff, amountOff }: Pick<PromotionTerms, 'percentOff' | 'amountOff'>,
): number {
  const discount = percentOff === null ? (amountOff ?? 0) : Math.round((listAmount * percentOff) / 100);
  const amount = Math.max(listAmount - discount, 0);
  return amount < leastCharge ? 0 : amount;
}
