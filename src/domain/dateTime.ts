import { inBratislava } from './bratislavaTime.ts';
import { formatDate } from './format.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** „24. decembra 2026 o 14:05“ from an ISO time, by the clock of Bratislava. */
export function formatDateTime(iso: string): string {
  const time = inBratislava(new Date(iso));
  return `${formatDate(iso)} o\u00A0${time.getUTCHours()}:${String(time.getUTCMinutes()).padStart(2, '0')}`;
}

/**
 * How long ago an ISO time was: „práve teraz“, „pred 5 minútami“, „pred 3 hodinami“, „včera“, „pred 4 dňami“; from a week
 * on the date. `now` is in milliseconds. A time ahead of it is „práve teraz“: clocks differ.
 */
export function formatRelative(iso: string, now: number): string {
  const time = new Date(iso);
  const age = now - time.getTime();
  // By the calendar: a minute over midnight is a day.
  const days = calendarDay(new Date(now)) - calendarDay(time);
  if (age < minute) return 'práve teraz';
  if (days >= 7) return formatDate(iso);
  if (age < hour) return ago(Math.floor(age / minute), 'minútou', 'minútami');
  if (days === 0) return ago(Math.floor(age / hour), 'hodinou', 'hodinami');
  if (days === 1) return 'včera';
  return days === 2 ? 'predvčerom' : ago(days, 'dňom', 'dňami');
}

/** Days since the epoch by the calendar of Bratislava. */
const calendarDay = (time: Date) => Math.floor(inBratislava(time).getTime() / day);

const ago = (count: number, one: string, more: string) => `pred\u00A0${count}\u00A0${count === 1 ? one : more}`;
