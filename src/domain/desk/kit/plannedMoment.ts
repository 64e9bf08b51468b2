import { fromBratislava } from '#src/domain/bratislava.ts';
import { minutes } from '#src/domain/duration.ts';

/** Milliseconds that a planned moment may be over when the server hears of it: the question may have stood open for a while. */
export const planPatience = minutes(10);

/** Whether a moment that somebody chooses is over; the minute that is under way is not. In milliseconds. */
export const isOver = (moment: number, now: number) => moment < now - minutes(1);

/** The same of „2026-11-30T08:00“ by the clock of Bratislava. */
export const isWallOver = (wall: string, now: number) => isOver(Date.parse(fromBratislava(wall)), now);
