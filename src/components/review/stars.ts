import { formatNumber } from '#src/domain/number.ts';

/** Everything a review can give. */
export const allStars = [1, 2, 3, 4, 5] as const;

/** The outline of a star in a square of 24. */
export const starPath = 'm12 2.6 2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z';

/** „4,5 z 5“. */
export function ratingText(rating: number): string {
  return `${ratingNumber(rating)} z\u00A05`;
}

/** „4,5“. */
export function ratingNumber(rating: number): string {
  return formatNumber(Math.round(rating * 10) / 10);
}
