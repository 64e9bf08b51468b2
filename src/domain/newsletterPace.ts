import { kept } from './kept.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Newsletters wait from ten in the evening to eight in the morning, by the clock of Bratislava. */
const nightBegins = 22 * hour;
const nightEnds = 8 * hour;

/** Mails an hour that can be chosen. */
export const paces = [100, 200, 400, 800, 1600] as const;
export const usualPace = 400;

/** Milliseconds from one mail to the next. */
export const gapOf = (pace: number) => hour / pace;

/** The first time, not before the given one, at which newsletters leave. In milliseconds, as all times here. */
export function awake(time: number): number {
  const local = localOf(time);
  const clock = local % day;
  if (clock >= nightBegins) return timeOf(local - clock + day + nightEnds);
  return clock < nightEnds ? timeOf(local - clock + nightEnds) : time;
}

/** The same of an ISO time: when what is planned for it begins to leave. */
export const beginsAt = (iso: string) => isoOf(awake(Date.parse(iso)));

/** When the last of `count` mails leaves, if the first may leave from `from` on. */
export function lastLeaves({ from, count, pace }: { from: number; count: number; pace: number }): number {
  const gap = gapOf(pace);
  let time = awake(from);
  for (let left = Math.max(0, count - 1); left > 0; ) {
    const local = localOf(time);
    const evening = timeOf(local - (local % day) + nightBegins);
    const fit = Math.ceil((evening - time) / gap) - 1;
    if (left <= fit) return time + left * gap;
    left -= fit + 1;
    time = awake(evening);
  }
  return time;
}

/** The time of „2026-12-01“ and „17:00“ by the clock of Bratislava; `null` for what is no such day or hour. */
export function timeInBratislava(date: string, clock: string): number | null {
  const local = Date.parse(`${date}T${clock}:00Z`);
  return Number.isNaN(local) ? null : timeOf(local);
}

export const isoOf = (time: number) => new Date(time).toISOString();

/** „2026-12-01“ and „17:00“ by the clock of Bratislava. */
export function clockInBratislava(time: number): { date: string; clock: string } {
  const written = new Date(localOf(time)).toISOString();
  return { date: written.slice(0, 10), clock: written.slice(11, 16) };
}

// Sweden writes times as ISO does.
const format = kept(
  () => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Bratislava' }),
);

/** What the clock of Bratislava shows, as if it were UTC. */
const localOf = (time: number) => Date.parse(`${format().format(time).replace(' ', 'T')}Z`);

/** The other way; an hour that the clock leaves out is the next one. */
function timeOf(local: number): number {
  const guess = local - (localOf(local) - local);
  return local - (localOf(guess) - guess);
}
