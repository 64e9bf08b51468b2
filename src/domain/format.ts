import { counted } from './plural.ts';

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
