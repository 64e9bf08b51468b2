import { expect, it } from 'vitest';
import { dayInBratislava, inBratislava } from '#src/domain/bratislavaTime.ts';

const byIntl = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Bratislava',
});

it.each([
  ['2026-01-01T00:00:00Z', '2026-01-01 01:00'],
  ['2026-12-31T23:00:00Z', '2027-01-01 00:00'],
  ['2026-03-29T00:59:00Z', '2026-03-29 01:59'],
  ['2026-03-29T01:00:00Z', '2026-03-29 03:00'],
  ['2026-10-25T00:59:00Z', '2026-10-25 02:59'],
  ['2026-10-25T01:00:00Z', '2026-10-25 02:00'],
])('%s is %s in Bratislava', (iso, local) => {
  expect(inBratislava(new Date(iso)).toISOString().slice(0, 16).replace('T', ' ')).toBe(local);
});

it('agrees with Intl in every half hour of five years that begin on different days', () => {
  const different: string[] = [];
  for (const year of [1996, 2024, 2026, 2030, 2037]) {
    for (let time = Date.UTC(year, 0, 1); time < Date.UTC(year + 1, 0, 1); time += 1_800_000) {
      const moment = new Date(time);
      const local = inBratislava(moment).toISOString().slice(0, 16).replace('T', ' ');
      if (local !== byIntl.format(moment)) different.push(moment.toISOString());
    }
  }
  expect(different).toEqual([]);
});

it('names the day by the local midnight', () => {
  expect(dayInBratislava(new Date('2026-11-30T22:59:59Z'))).toBe('2026-11-30');
  expect(dayInBratislava(new Date('2026-11-30T23:00:00Z'))).toBe('2026-12-01');
});
