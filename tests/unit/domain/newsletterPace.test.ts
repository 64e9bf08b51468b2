import { expect, test } from 'vitest';
import { clockInBratislava, timeInBratislava } from '#src/domain/bratislava.ts';
import { awake, lastLeaves, lastLeavesByNight, meetsNight } from '#src/domain/newsletterPace.ts';

const at = (date: string, clock: string) => timeInBratislava(date, clock) ?? Number.NaN;
const shown = (time: number) => Object.values(clockInBratislava(time)).join(' ');

test('newsletters wait from ten in the evening to eight in the morning', () => {
  expect(awake(at('2026-12-01', '21:59'))).toBe(at('2026-12-01', '21:59'));
  expect(awake(at('2026-12-01', '22:00'))).toBe(at('2026-12-02', '08:00'));
  expect(awake(at('2026-12-02', '07:59'))).toBe(at('2026-12-02', '08:00'));
  // The night in which an hour is missing.
  expect(shown(awake(at('2026-03-28', '23:00')))).toBe('2026-03-29 08:00');
});

test('the last one leaves when its turn comes, in the evening or on the next day', () => {
  const from = at('2026-12-01', '17:00');
  expect(lastLeaves({ from, count: 1, pace: 400 })).toBe(from);
  expect(shown(lastLeaves({ from, count: 1946, pace: 400 }))).toBe('2026-12-01 21:51');
  expect(shown(lastLeaves({ from, count: 2000, pace: 400 }))).toBe('2026-12-01 21:59');
  expect(shown(lastLeaves({ from, count: 2001, pace: 400 }))).toBe('2026-12-02 08:00');
  expect(shown(lastLeaves({ from: at('2026-12-01', '23:00'), count: 5700, pace: 400 }))).toBe('2026-12-03 08:14');
});

test('what leaves at night, too, ends sooner exactly where a night is met', () => {
  const evening = { from: at('2026-12-01', '21:40'), count: 708, pace: 400 };
  expect(shown(lastLeavesByNight(evening))).toBe('2026-12-01 23:26');
  expect(meetsNight(evening)).toBe(true);
  expect(meetsNight({ ...evening, count: 134 })).toBe(false);
  expect(meetsNight({ ...evening, count: 135 })).toBe(true);
  expect(meetsNight({ ...evening, from: at('2026-12-01', '17:00') })).toBe(false);
  expect(meetsNight({ ...evening, from: at('2026-12-02', '03:00'), count: 1 })).toBe(true);
});
