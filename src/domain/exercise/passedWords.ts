import { dayInBratislava } from '#src/domain/bratislava.ts';
import { days } from '#src/domain/duration.ts';

/** „splnené dnes“, „splnené včera“, „splnené 18. 11.“, of another year with it; where the day is not known „splnené“. `now` is in milliseconds. */
export function passedWords(passedAt: string | undefined, now: number): string {
  if (passedAt === undefined) return 'splnené';
  const day = dayInBratislava(new Date(passedAt));
  const today = dayInBratislava(new Date(now));
  if (day >= today) return 'splnené dnes';
  if (Date.parse(today) - Date.parse(day) === days(1)) return 'splnené včera';
  const [year, month, date] = day.split('-').map(Number);
  const ofYear = today.startsWith(String(year)) ? '' : `\u00A0${year}`;
  return `splnené ${date}.\u00A0${month}.${ofYear}`;
}
