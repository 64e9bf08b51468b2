/** Money from integer cents as an order says it, always with cents: „39,00 €“. */
export function formatExactAmount(cents: number, currency: string): string {
  return new Intl.NumberFormat('sk-SK', { style: 'currency', currency }).format(cents / 100);
}
