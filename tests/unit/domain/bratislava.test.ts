import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clockInBratislava,
  dayInBratislava,
  fromBratislava,
  sortableTime,
  timeInBratislava,
  timeOfWall,
  wallTimeOf,
} from '#src/domain/bratislava.ts';

const hour = 3_600_000;

/** The last Sunday of a month, at one o'clock of UTC: then the clocks of Europe are changed. */
function switchOf(year: number, month: 3 | 10): number {
  const last = new Date(Date.UTC(year, month, 0, 1));
  return last.getTime() - last.getUTCDay() * 24 * hour;
}

/** Whole seconds within two days around a change of the clocks. */
const aroundSwitch = fc
  .tuple(fc.integer({ min: 2000, max: 2090 }), fc.constantFrom(3, 10), fc.integer({ min: -172_800, max: 172_800 }))
  .map(([year, month, seconds]) => switchOf(year, month as 3 | 10) + seconds * 1000);

describe('The clock of Bratislava', () => {
  it('is read as a day and an hour', () => {
    expect(fromBratislava('2026-11-30T08:00')).toBe('2026-11-30T07:00:00.000Z');
    expect(fromBratislava('2026-07-01T00:30')).toBe('2026-06-30T22:30:00.000Z');
    expect(fromBratislava('2026-10-25T12:00')).toBe('2026-10-25T11:00:00.000Z');
    expect(fromBratislava('2026-03-29T01:30')).toBe('2026-03-29T00:30:00.000Z');
    expect(new Date(timeInBratislava('2026-12-01', '17:00') ?? 0).toISOString()).toBe('2026-12-01T16:00:00.000Z');
    expect(timeInBratislava('', '17:00')).toBeNull();
  });

  it('is written as a day, an hour and a second', () => {
    expect(dayInBratislava(new Date('2026-11-30T22:59:59Z'))).toBe('2026-11-30');
    expect(dayInBratislava(new Date('2026-11-30T23:00:00Z'))).toBe('2026-12-01');
    expect(clockInBratislava(Date.parse('2026-07-01T22:05:09Z'))).toEqual({ date: '2026-07-02', clock: '00:05' });
    expect(sortableTime(new Date('2026-01-02T03:04:05Z'))).toBe('2026-01-02 04:04:05');
  });

  it('leaves out the hour after two in spring, which is the one behind it', () => {
    expect(fromBratislava('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z');
    expect(clockInBratislava(timeInBratislava('2026-03-29', '02:30') ?? 0)).toEqual({
      date: '2026-03-29',
      clock: '03:30',
    });
  });

  it('goes from a moment to what it shows and back around both changes of a year', () => {
    fc.assert(
      fc.property(aroundSwitch, (time) => {
        const wall = wallTimeOf(time);
        expect([hour, 2 * hour]).toContain(wall - time);
        const back = timeOfWall(wall);
        expect(wallTimeOf(back)).toBe(wall);
        // One hour of autumn is there twice.
        expect([0, hour]).toContain(Math.abs(back - time));
      }),
    );
  });

  it('goes from what it shows to a moment and back, but in the hour that it never shows', () => {
    fc.assert(
      fc.property(aroundSwitch, (time) => {
        const wall = time + hour;
        const shown = wallTimeOf(timeOfWall(wall));
        const spring = switchOf(new Date(wall).getUTCFullYear(), 3);
        const isLeftOut = wall >= spring + hour && wall < spring + 2 * hour;
        expect(shown).toBe(isLeftOut ? wall + hour : wall);
      }),
    );
  });
});
