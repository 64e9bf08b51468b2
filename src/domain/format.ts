import { inBratislava } from './bratislavaTime.ts';
import { counted } from './plural.ts';

const months = [
  'januára',
  'februára',
  'marca',
  'apríla',
  'mája',
  'júna',
  'júla',
  'augusta',
  'septembra',
  'októbra',
  'novembra',
  'decembra',
];

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** „24. decembra 2026“ from an ISO time; the day is the one in Bratislava. */
export function formatDate(iso: string): string {
  const time = inBratislava(new Date(iso));
  return `${time.getUTCDate()}.\u00A0${months[time.getUTCMonth()]}\u00A0${time.getUTCFullYear()}`;
}

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

/** A duration in minutes as the spec's „Hh M minút“; an hour part of zero is left out, and so are zero minutes behind hours. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return counted(rest, 'minuta');
  return rest === 0 ? `${hours}h` : `${hours}h\u00A0${counted(rest, 'minuta')}`;
}

/** A duration in seconds as the spec's „Mm Ss“. */
export function formatSeconds(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}m\u00A0${whole % 60}s`;
}

/** A position in a recording: „1:05“, „1:02:03“. */
export function formatTimecode(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

/** round(part / total × 100); an empty whole is 0 % (spec 9). */
export function percent(part: number, total: number): number {
  return total === 0 ? 0 : Math.round((part / total) * 100);
}

/** The first letters of the first two words of a name, upper-case (spec 9). */
export function initials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase('sk-SK'))
    .join('');
}
