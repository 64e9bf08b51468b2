import { days } from '#src/domain/duration.ts';

/** A browser that was longer without a connection, or whose clock is further behind, is not believed. */
const longestWait = days(366);

/**
 * Of times (ISO) that a browser tells those that may be true, in milliseconds: none from more than a year ago, none to come. `ahead`: so many
 * milliseconds a browser's clock may be before ours.
 */
export function believedTimes(now: Date, told: readonly string[], ahead = 0): number[] {
  const today = now.getTime();
  return told.map((time) => Date.parse(time)).filter((time) => time <= today + ahead && time > today - longestWait);
}
