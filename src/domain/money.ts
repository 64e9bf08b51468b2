import { formatNumber } from './number.ts';

/** Money from integer cents: „39,50 €“; whole euros lose the cents: „39 €“. */
export function formatMoney(cents: number, currency: string): string {
  return cents % 100 === 0 ? withSymbol(formatNumber(cents / 100), currency) : formatExactAmount(cents, currency);
}

/** Money from integer cents as an order says it, always with cents: „39,00 €“. */
export function formatExactAmount(cents: number, currency: string): string {
  const whole = formatNumber(Math.trunc(cents / 100));
  return withSymbol(`${whole},${String(cents % 100).padStart(2, '0')}`, currency);
}

function withSymbol(amount: string, currency: string): string {
  return `${amount}\u00A0${currency === 'EUR' ? '€' : currency}`;
}
