/** The number of a receipt as it is read: „2026-0001“. Each year begins at 1; from 10 000 on it has five digits. */
export function receiptNumber({ year, number }: { year: number; number: number }): string {
  return `${year}-${String(number).padStart(4, '0')}`;
}
