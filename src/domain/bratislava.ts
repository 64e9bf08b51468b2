import { kept } from './kept.ts';

/** A format by the clock of Bratislava, made when it is first asked for. */
export const formatInBratislava = (options: Intl.DateTimeFormatOptions, language = 'sk-SK') =>
  kept(() => new Intl.DateTimeFormat(language, { ...options, timeZone: 'Europe/Bratislava' }));

// Sweden writes times as ISO does.
const format = formatInBratislava({ dateStyle: 'short', timeStyle: 'medium' }, 'sv-SE');

/** „2026-11-30 08:00:41“, as spreadsheets sort times. */
export const sortableTime = (time: Date | number): string => format().format(time);

/** The day in Bratislava as `2026-11-30`. */
export const dayInBratislava = (time: Date | number): string => sortableTime(time).slice(0, 10);

/** What the clock of Bratislava shows, as if it were UTC; in milliseconds, as all times here. */
export const wallTimeOf = (time: number): number => Date.parse(`${sortableTime(time).replace(' ', 'T')}Z`);

/** The other way; an hour that the clocks skip is the one behind it. */
export function timeOfWall(wall: number): number {
  const offsetAt = (time: number) => wallTimeOf(time) - time;
  return wall - offsetAt(wall - offsetAt(wall));
}

/** „2026-12-01“ and „17:00“ by the clock of Bratislava. */
export function clockInBratislava(time: number): { date: string; clock: string } {
  const [date = '', clock = ''] = sortableTime(time).split(' ');
  return { date, clock: clock.slice(0, 5) };
}

/** The time of „2026-12-01“ and „17:00“ by the clock of Bratislava; `null` for what is no such day or hour. */
export function timeInBratislava(date: string, clock: string): number | null {
  const wall = Date.parse(`${date}T${clock}:00Z`);
  return Number.isNaN(wall) ? null : timeOfWall(wall);
}

/** „2026-11-30T08:00“ by the clock of Bratislava as an ISO time. */
export const fromBratislava = (wall: string): string => new Date(timeOfWall(Date.parse(`${wall}:00Z`))).toISOString();
