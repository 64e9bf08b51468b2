import { dayInBratislava, timeInBratislava } from '#src/domain/bratislava.ts';

/** Days of Bratislava as `2026-11-23`, both included. */
export interface Span {
  from: string;
  to: string;
}

export type SpanStep = 'day' | 'week' | 'month';

/** What is chosen by one press, as its address has it. */
export const spanPresets = [
  { param: '7-dni', name: '7\u00A0dní' },
  { param: '30-dni', name: '30\u00A0dní' },
  { param: 'tento-mesiac', name: 'Tento mesiac' },
  { param: 'minuly-mesiac', name: 'Minulý mesiac' },
  { param: 'rok', name: 'Rok' },
  { param: 'vsetko', name: 'Všetko' },
] as const;
export type SpanPreset = (typeof spanPresets)[number]['param'];

/** Numbers of before are of no use, and of later there are none. */
export const firstDay = '2015-01-01';
const lastDay = '2099-12-31';

const dayLength = 86_400_000;
/** A day is counted as if it were of UTC, which has no hours that are skipped. */
const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayLength;
const dayOf = (number: number) => new Date(number * dayLength).toISOString().slice(0, 10);
const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

export const daysBehind = (day: string, count: number): string => dayOf(numberOf(day) + count);

export function isDay(text: string | undefined): text is string {
  const isWritten = text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(numberOf(text));
  return isWritten && dayOf(numberOf(text)) === text && text >= firstDay && text <= lastDay;
}

function presetSpan(preset: Exclude<SpanPreset, 'vsetko'>, today: string): Span {
  if (preset === '7-dni') return { from: daysBehind(today, -6), to: today };
  if (preset === '30-dni') return { from: daysBehind(today, -29), to: today };
  if (preset === 'rok') return { from: daysBehind(today, -364), to: today };
  const first = firstOfMonth(today);
  if (preset === 'tento-mesiac') return { from: first, to: today };
  const before = daysBehind(first, -1);
  return { from: firstOfMonth(before), to: before };
}

/** What an address says of the days that are looked at; what it says wrong is as if it said nothing. `span` is `null` for all days. */
export function readSpan(
  { obdobie, od, do: until }: { obdobie?: string; od?: string; do?: string },
  today: string,
): { preset: SpanPreset | null; span: Span | null } {
  if (isDay(od) && isDay(until))
    return { preset: null, span: od <= until ? { from: od, to: until } : { from: until, to: od } };
  const preset = spanPresets.find(({ param }) => param === obdobie)?.param ?? '30-dni';
  return { preset, span: preset === 'vsetko' ? null : presetSpan(preset, today) };
}

const lengthOf = ({ from, to }: Span) => numberOf(to) - numberOf(from) + 1;

/** As many days right before; of a whole month the month before. */
export function spanBefore(span: Span): Span {
  const to = daysBehind(span.from, -1);
  const isMonth =
    span.from === firstOfMonth(span.from) && firstOfMonth(daysBehind(span.to, 1)) === daysBehind(span.to, 1);
  const isOneMonth = isMonth && span.from.slice(0, 7) === span.to.slice(0, 7);
  return { from: isOneMonth ? firstOfMonth(to) : daysBehind(span.from, -lengthOf(span)), to };
}

/** The days on which the parts of a span begin, each its own point of a picture: days, weeks from their Monday, or months. */
export function partsOfSpan(span: Span): { step: SpanStep; days: string[] } {
  const length = lengthOf(span);
  const step = length <= 31 ? 'day' : length <= 26 * 7 ? 'week' : 'month';
  const days = [span.from];
  for (let day = next(span.from, step); day <= span.to; day = next(day, step)) days.push(day);
  return { step, days };
}

function next(day: string, step: SpanStep): string {
  if (step === 'day') return daysBehind(day, 1);
  // The first day of all days was a Thursday.
  if (step === 'week') return daysBehind(day, 7 - ((numberOf(day) + 3) % 7));
  return firstOfMonth(daysBehind(firstOfMonth(day), 31));
}

/** When a day begins by the clock of Bratislava. */
export const startOfDay = (day: string): Date => new Date(timeInBratislava(day, '00:00') ?? 0);

/** The moments between which a span lies: the first one is in it, the last one not. */
export const momentsOf = ({ from, to }: Span): [Date, Date] => [startOfDay(from), startOfDay(daysBehind(to, 1))];

/** From the day of a moment until today. */
export const spanSince = (first: Date, now: Date): Span => ({
  from: dayInBratislava(first) < firstDay ? firstDay : dayInBratislava(first),
  to: dayInBratislava(now),
});

/** „23. 11. 2026“ of `2026-11-23`. */
export const dayInFull = (day: string) =>
  `${Number(day.slice(8))}.\u00A0${Number(day.slice(5, 7))}.\u00A0${day.slice(0, 4)}`;

/** „1. 9. – 23. 11. 2026“. */
export function spanInWords({ from, to }: Span): string {
  if (from === to) return dayInFull(from);
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return `${isOneYear ? dayInFull(from).slice(0, -5) : dayInFull(from)} – ${dayInFull(to)}`;
}
