import { dayInBratislava } from './bratislava.ts';
import { formatDate } from './dateTime.ts';

/** Ready to be read. */
export interface TaxDeadline {
  label: string;
  date: string;
}

const deadlines = [
  { month: 2, day: 15, label: 'Požiadaj zamestnávateľa o ročné zúčtovanie' },
  { month: 3, day: 31, label: 'Podaj daňové priznanie' },
  { month: 4, day: 30, label: 'Odovzdaj vyhlásenie daňovému úradu' },
];

/** The next deadline for giving 2 % of the tax, counted in Bratislava's days; the day itself still counts. */
export function nextTaxDeadline(now: Date): TaxDeadline {
  const today = dayInBratislava(now);
  const year = Number(today.slice(0, 4));
  const candidates = [year, year + 1].flatMap((candidateYear) =>
    deadlines.map(({ month, day, label }) => ({
      label,
      day: `${candidateYear}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
    })),
  );
  const next = candidates.find((candidate) => candidate.day >= today);
  if (!next) throw new Error('The next year has deadlines too.');
  return { label: next.label, date: formatDate(`${next.day}T12:00:00Z`) };
}
