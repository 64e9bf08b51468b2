import { kept } from './kept.ts';

const name = kept(() => new Intl.DateTimeFormat('sk-SK', { month: 'long', year: 'numeric', timeZone: 'UTC' }));

/** All months from one to another, both included: „2026-11“. */
export function monthsBetween(first: string, last: string): string[] {
  const count = indexOf(last) - indexOf(first) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, step) => monthBeside(first, step));
}

/** The month so many months later, or earlier. */
export function monthBeside(month: string, step: number): string {
  const index = indexOf(month) + step;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** „november 2026“ */
export function formatMonth(month: string): string {
  return name().format(new Date(`${month}-15T00:00:00Z`));
}

function indexOf(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return year * 12 + number - 1;
}
