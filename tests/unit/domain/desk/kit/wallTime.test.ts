import { expect, it } from 'vitest';
import { fromBratislava } from '#src/domain/desk/kit/wallTime.ts';

it('reads a day and an hour by the clock of Bratislava', () => {
  expect(fromBratislava('2026-11-30T08:00')).toBe('2026-11-30T07:00:00.000Z');
  expect(fromBratislava('2026-07-01T00:30')).toBe('2026-06-30T22:30:00.000Z');
  expect(fromBratislava('2026-10-25T12:00')).toBe('2026-10-25T11:00:00.000Z');
  expect(fromBratislava('2026-03-29T01:30')).toBe('2026-03-29T00:30:00.000Z');
});
