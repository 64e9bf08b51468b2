import { counted } from './plural.ts';

const timeZone = 'Europe/Bratislava';
const longDate = new Intl.DateTimeFormat('sk-SK', { day: 'numeric', month: 'long', year: 'numeric', timeZone });
const clock = new Intl.DateTimeFormat('sk-SK', { hour: 'numeric', minute: '2-digit', timeZone });
/** Year, month and day as numbers; the order of the parts does not matter. */
const calendar = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'numeric', year: 'numeric', timeZone });
const relative = new Intl.RelativeTimeFormat('sk-SK', { numeric: 'auto' });

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** „24. decembra 2026“ from an ISO time; the day is the one in Bratislava. */
export function formatDate(iso: string): string {
  return longDate.format(new Date(iso)).replaceAll(' ', '\u00A0');
}

/** „24. decembra 2026 o 14:05“ from an ISO time, by the clock of Bratislava. */
export function formatDateTime(iso: string): string {
  const time = new Date(iso);
  return `${formatDate(iso)} o\u00A0${clock.format(time)}`;
}

/** Days between two times by the calendar of Bratislava: a minute over midnight is a day. */
function daysBetween(from: Date, to: Date): number {
  const [start = 0, end = 0] = [from, to].map((time) => {
    const parts = calendar.formatToParts(time);
    const [year = 0, month = 0, date = 0] = (['year', 'month', 'day'] as const).map((type) =>
      Number(parts.find((part) => part.type === type)?.value),
    );
    return Date.UTC(year, month - 1, date);
  });
  return Math.round((end - start) / day);
}

/**
 * How long ago an ISO time was: „práve teraz“, „pred 5 minútami“, „pred 3 hodinami“, „včera“, „pred 4 dňami“; from a week
 * on the date. `now` is in milliseconds. A time ahead of it is „práve teraz“: clocks differ.
 */
export function formatRelative(iso: string, now: number): string {
  const time = new Date(iso);
  const age = now - time.getTime();
  const days = daysBetween(time, new Date(now));
  if (age < minute) return 'práve teraz';
  if (days >= 7) return formatDate(iso);
  const text =
    age < hour
      ? relative.format(-Math.floor(age / minute), 'minute')
      : days === 0
        ? relative.format(-Math.floor(age / hour), 'hour')
        : relative.format(-days, 'day');
  return text.replaceAll(' ', '\u00A0');
}

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

/** Money from integer cents: „39,00 €“; whole euros lose the cents: „39 €“. */
export function formatMoney(cents: number, currency: string): string {
  return new Intl.NumberFormat('sk-SK', {
    style: 'currency',
    currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100);
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
