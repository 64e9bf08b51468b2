import { kept } from './kept.ts';

const exact = kept((currency) => formatter(currency, 'auto'));
const short = kept((currency) => formatter(currency, 'stripIfInteger'));

/** Money from integer cents: „39,50 €“; whole euros lose the cents: „39 €“. */
export function formatMoney(cents: number, currency: string): string {
  return short(currency).format(cents / 100);
}

/** Money from integer cents as an order says it, always with cents: „39,00 €“. */
export function formatExactAmount(cents: number, currency: string): string {
  return exact(currency).format(cents / 100);
}

function formatter(currency: string, trailingZeroDisplay: 'auto' | 'stripIfInteger'): Intl.NumberFormat {
  return new Intl.NumberFormat('sk-SK', { style: 'currency', currency, minimumFractionDigits: 2, trailingZeroDisplay });
}
