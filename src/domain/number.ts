import { kept } from './kept.ts';

const digits = kept(() => new Intl.NumberFormat('sk-SK', { maximumFractionDigits: 20 }));

/** A number as Slovak writes it, with all its digits: „1 234,5“. Counts below a thousand, which every page has, need no `Intl`. */
export function formatNumber(number: number): string {
  const isShortCount = Number.isInteger(number) && number >= 0 && number < 1000;
  return isShortCount ? String(number) : digits().format(number);
}
