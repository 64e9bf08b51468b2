/**
 * A number as Slovak writes it, with all its digits: „1 234,5“; not for fractions below a millionth. By hand, because the
 * first formatter of `Intl`, for a number or a date, keeps a computer busy for 30 ms and a phone for 120
 * (`bench:formats`), in the middle of hydration.
 */
export function formatNumber(number: number): string {
  const [whole = '', fraction] = String(number).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '\u00A0');
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}
