import { dayInBratislava } from '#src/domain/bratislava.ts';
import { days } from '#src/domain/duration.ts';

const day = days(1);

/** The days since 1970 by the calendar of Bratislava; the next one begins at its midnight, whatever the clocks do. */
export const dayNumber = (time: number): number => Date.parse(dayInBratislava(time)) / day;
