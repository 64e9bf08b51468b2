import { dayInBratislava } from './dateTime.ts';
import { kept } from './kept.ts';

const timeZone = 'Europe/Bratislava';
const day = kept(() => new Intl.DateTimeFormat('sk-SK', { dateStyle: 'medium', timeZone }));
const clock = kept(() => new Intl.DateTimeFormat('sk-SK', { timeStyle: 'short', timeZone }));
const exactClock = kept(() => new Intl.DateTimeFormat('sk-SK', { timeStyle: 'medium', timeZone }));
const heading = kept(() => new Intl.DateTimeFormat('sk-SK', { dateStyle: 'full', timeZone }));

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
