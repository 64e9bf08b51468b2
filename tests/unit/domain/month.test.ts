import { expect, test } from 'vitest';
import { formatMonth, monthsBetween } from '#src/domain/month.ts';

test('months go over the end of a year', () => {
  expect(monthsBetween('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(monthsBetween('2026-02', '2026-01')).toEqual([]);
});

test('a month is read as people say it', () => {
  expect(formatMonth('2026-11')).toBe('november 2026');
});
