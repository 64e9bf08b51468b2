import { expect, test } from 'vitest';
import { days, hours, inSeconds, minutes, seconds } from '#src/domain/duration.ts';

test('lengths of time are milliseconds, whatever they are counted by', () => {
  expect(seconds(1.5)).toBe(1_500);
  expect(minutes(1)).toBe(seconds(60));
  expect(hours(1)).toBe(minutes(60));
  expect(days(1)).toBe(hours(24));
  expect(inSeconds(days(365))).toBe(31_536_000);
});
