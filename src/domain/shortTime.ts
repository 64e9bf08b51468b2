import { dayInBratislava, formatInBratislava } from './bratislava.ts';

const day = formatInBratislava({ dateStyle: 'medium' });
const clock = formatInBratislava({ timeStyle: 'short' });
const exactClock = formatInBratislava({ timeStyle: 'medium' });
const heading = formatInBratislava({ dateStyle: 'full' });

const unbroken = (text: string) => text.replaceAll(/\s/g, '\u00A0');

/** „8. 9. 2026“ from an ISO time, as tables of the desk say it. */
export const shortDay = (iso: string): string => unbroken(day().format(new Date(iso)));

/** „8. 9. 2026 8:12“ */
export const shortTime = (iso: string): string =>
  unbroken(`${day().format(new Date(iso))} ${clock().format(new Date(iso))}`);

/** „12:03“ */
export const clockTime = (iso: string): string => clock().format(new Date(iso));

/** „12:03:41“ */
export const exactTime = (iso: string): string => exactClock().format(new Date(iso));

/** „pondelok 23. novembra 2026“, above what was done on that day. */
export const dayHeading = (iso: string): string => heading().format(new Date(iso));

/** Whether two ISO times are of one day in Bratislava. */
export const isSameDay = (one: string, other: string): boolean =>
  dayInBratislava(new Date(one)) === dayInBratislava(new Date(other));
