import { dayInBratislava, formatInBratislava } from './bratislava.ts';
import { days, hours, minutes } from './duration.ts';
import { kept } from './kept.ts';

const minute = minutes(1);
const hour = hours(1);

const date = formatInBratislava({ dateStyle: 'long' });
const dateAndTime = formatInBratislava({ dateStyle: 'long', timeStyle: 'short' });
const relative = kept(() => new Intl.RelativeTimeFormat('sk-SK', { numeric: 'auto' }));

/** „24. decembra 2026“ from an ISO time; the day is the one in Bratislava. */
export function formatDate(iso: string): string {
  return unbroken(date().format(new Date(iso)));
}

/** „24. decembra 2026 o 14:05“ from an ISO time, by the clock of Bratislava. */
export function formatDateTime(iso: string): string {
  return unbroken(dateAndTime().format(new Date(iso)));
}

/**
 * How long ago an ISO time was: „práve teraz“, „pred 5 minútami“, „pred 3 hodinami“, „včera“, „pred 4 dňami“; from a week
 * on the date. `now` is in milliseconds. A time ahead of it is „práve teraz“: clocks differ.
 */
export function formatRelative(iso: string, now: number): string {
  const time = new Date(iso);
  const age = now - time.getTime();
  // By the calendar: a minute over midnight is a day.
  const daysAgo = calendarDay(new Date(now)) - calendarDay(time);
  if (age < minute) return 'práve teraz';
  if (daysAgo >= 7) return formatDate(iso);
  if (age < hour) return ago(age / minute, 'minute');
  return daysAgo === 0 ? ago(age / hour, 'hour') : ago(daysAgo, 'day');
}

/** Days since the epoch by the calendar of Bratislava. */
const calendarDay = (time: Date) => Date.parse(dayInBratislava(time)) / days(1);

const ago = (count: number, unit: 'minute' | 'hour' | 'day') => unbroken(relative().format(-Math.floor(count), unit));

/** A line may end before the „o“ of a time. */
const unbroken = (text: string) => text.replaceAll(/\s(?!o\s)/g, '\u00A0');
