import { timeOfWall, wallTimeOf } from './bratislava.ts';
import { days, hours } from './duration.ts';

const day = days(1);

/** Newsletters wait from ten in the evening to eight in the morning, by the clock of Bratislava. */
const nightBegins = hours(22);
const nightEnds = hours(8);

/** Mails an hour that can be chosen. */
export const paces = [100, 200, 400, 800, 1600] as const;
export const usualPace = 400;

/** Milliseconds from one mail to the next. */
export const gapOf = (pace: number) => hours(1) / pace;

/** The first time, not before the given one, at which newsletters leave. In milliseconds, as all times here. */
export function awake(time: number): number {
  const local = wallTimeOf(time);
  const clock = local % day;
  if (clock >= nightBegins) return timeOfWall(local - clock + day + nightEnds);
  return clock < nightEnds ? timeOfWall(local - clock + nightEnds) : time;
}

/** The same of an ISO time: when what is planned for it begins to leave. */
export const beginsAt = (iso: string) => isoOf(awake(Date.parse(iso)));

interface Sending {
  /** When the first mail may leave. */
  from: number;
  count: number;
  pace: number;
}

/** When the last of `count` mails leaves, if nights do not count. */
export const lastLeavesByNight = ({ from, count, pace }: Sending) => from + Math.max(0, count - 1) * gapOf(pace);

/** The same where nights wait. */
export function lastLeaves({ from, count, pace }: Sending): number {
  const gap = gapOf(pace);
  let time = awake(from);
  for (let left = Math.max(0, count - 1); left > 0; ) {
    const local = wallTimeOf(time);
    const evening = timeOfWall(local - (local % day) + nightBegins);
    const fit = Math.ceil((evening - time) / gap) - 1;
    if (left <= fit) return time + left * gap;
    left -= fit + 1;
    time = awake(evening);
  }
  return time;
}

/** Whether some of the mails would have to wait for a morning. */
export const meetsNight = (sending: Sending): boolean => lastLeaves(sending) > lastLeavesByNight(sending);

export const isoOf = (time: number) => new Date(time).toISOString();
