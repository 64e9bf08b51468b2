import { days } from '#src/domain/duration.ts';

/** A browser that was longer without a connection, or whose clock is further behind, is not believed. */
const longestWait = days(366);

/** Of times (ISO) that a browser tells those that may be true, in milliseconds: none to come, none from more than a year ago. */
export function believedTimes(now: Date, told: readonly string[]): number[] {
  const latest = now.getTime();
  return told.map((time) => Date.parse(time)).filter((time) => time <= latest && time > latest - longestWait);
}
