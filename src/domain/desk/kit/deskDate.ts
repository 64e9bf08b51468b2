import { kept } from '#src/domain/kept.ts';

const format = kept(
  () => new Intl.DateTimeFormat('sk-SK', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Bratislava' }),
);

/** „24. 12. 2026 14:05“ from an ISO time, by the clock of Bratislava: as short as a column of a list. */
export function formatShortTime(iso: string): string {
  return format().format(new Date(iso)).replace(',', '').replaceAll(/\s/g, '\u00A0');
}
