import { formatNumber } from './number.ts';

/**
 * What is said of a text that is longer than its field takes; `null` where it fits, or where there is no limit. Nothing is
 * cut: what was pasted stays, and is not sent.
 */
export function tooLong(text: string, limit: number | undefined): string | null {
  if (limit === undefined || text.length <= limit) return null;
  return `Priveľmi dlhé: zmestí sa najviac ${formatNumber(limit)}\u00A0znakov.`;
}
