const hour = 3_600_000;

/**
 * A moment by the clock of Bratislava: a date whose UTC fields say the local year, month, day, hour and minute. Summer
 * time is reckoned by the rule of the European Union (directive 2000/84/EC, since 1996), for the reason in `number.ts`;
 * the test holds it against `Intl`.
 */
export function inBratislava(time: Date): Date {
  const year = time.getUTCFullYear();
  const isSummer = time.getTime() >= clockChange(year, 2) && time.getTime() < clockChange(year, 9);
  return new Date(time.getTime() + (isSummer ? 2 : 1) * hour);
}

/** The day in Bratislava as `2026-11-30`. */
export function dayInBratislava(time: Date): string {
  return inBratislava(time).toISOString().slice(0, 10);
}

/** One in the morning UTC of a month's last Sunday, when the clocks of Europe change. `month` counts from 0. */
function clockChange(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.setUTCDate(lastDay.getUTCDate() - lastDay.getUTCDay());
}
