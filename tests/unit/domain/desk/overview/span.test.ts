import { expect, test } from 'vitest';
import { momentsOf, partsOfSpan, readSpan, spanBefore, spanInWords } from '#src/domain/desk/overview/span.ts';

const today = '2026-03-31';

test.each([
  [{}, '30-dni', '2026-03-02', '2026-03-31'],
  [{ obdobie: '7-dni' }, '7-dni', '2026-03-25', '2026-03-31'],
  [{ obdobie: 'tento-mesiac' }, 'tento-mesiac', '2026-03-01', '2026-03-31'],
  [{ obdobie: 'minuly-mesiac' }, 'minuly-mesiac', '2026-02-01', '2026-02-28'],
  [{ obdobie: 'rok' }, 'rok', '2025-04-01', '2026-03-31'],
  [{ obdobie: 'storočie' }, '30-dni', '2026-03-02', '2026-03-31'],
  [{ od: '2026-01-01', do: '2026-01-09' }, null, '2026-01-01', '2026-01-09'],
  [{ od: '2026-01-09', do: '2026-01-01' }, null, '2026-01-01', '2026-01-09'],
  [{ od: '2026-02-30', do: '2026-03-01' }, '30-dni', '2026-03-02', '2026-03-31'],
  [{ od: '2026-01-09' }, '30-dni', '2026-03-02', '2026-03-31'],
])('the address %o means %s', (address, preset, from, to) => {
  expect(readSpan(address, today)).toEqual({ preset, span: { from, to } });
});

test('all days have no first one', () => {
  expect(readSpan({ obdobie: 'vsetko' }, today)).toEqual({ preset: 'vsetko', span: null });
});

test('before is as long, and of a month the month', () => {
  expect(spanBefore({ from: '2026-03-25', to: '2026-03-31' })).toEqual({ from: '2026-03-18', to: '2026-03-24' });
  expect(spanBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(spanBefore({ from: '2026-03-05', to: '2026-03-05' })).toEqual({ from: '2026-03-04', to: '2026-03-04' });
});

test('a short span has days, a longer one weeks from their Monday, a long one months', () => {
  expect(partsOfSpan({ from: '2026-02-27', to: '2026-03-01' })).toEqual({
    step: 'day',
    days: ['2026-02-27', '2026-02-28', '2026-03-01'],
  });
  const { step, days } = partsOfSpan({ from: '2026-02-01', to: '2026-03-31' });
  expect(step).toBe('week');
  expect(days.slice(0, 3)).toEqual(['2026-02-01', '2026-02-02', '2026-02-09']);
  expect(partsOfSpan({ from: '2025-12-15', to: '2026-12-01' })).toMatchObject({ step: 'month' });
  expect(partsOfSpan({ from: '2025-12-15', to: '2026-12-01' }).days.slice(0, 3)).toEqual([
    '2025-12-15',
    '2026-01-01',
    '2026-02-01',
  ]);
});

test.each([
  ['2026-03-29', 23],
  ['2026-10-25', 25],
  ['2026-06-15', 24],
])('%s has %s hours in Bratislava', (day, hours) => {
  const [start, end] = momentsOf({ from: day, to: day });
  expect((end.getTime() - start.getTime()) / 3_600_000).toBe(hours);
});

test('days are said with one year', () => {
  const said = (from: string, to: string) => spanInWords({ from, to }).replaceAll('\u00A0', ' ');
  expect(said('2026-09-01', '2026-11-23')).toBe('1. 9. – 23. 11. 2026');
  expect(said('2025-09-01', '2026-11-23')).toBe('1. 9. 2025 – 23. 11. 2026');
  expect(said('2026-09-01', '2026-09-01')).toBe('1. 9. 2026');
});
