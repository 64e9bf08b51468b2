import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isNextCourseVoted, storeNextCourseVoted } from '#src/browser/nextCourseVoted.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('a browser has voted from the moment that is stored', () => {
  expect(isNextCourseVoted()).toBe(false);
  storeNextCourseVoted();
  expect(isNextCourseVoted()).toBe(true);
  expect(Date.parse(localStorage.getItem('nextCourseVoted') ?? '')).toBeGreaterThan(0);
});

test.each(['', 'true', '{"voted":1}'])(
  'a stored „%s“ is no date: it has not voted, and a vote replaces it',
  (stored) => {
    localStorage.setItem('nextCourseVoted', stored);
    expect(isNextCourseVoted()).toBe(false);
    storeNextCourseVoted();
    expect(isNextCourseVoted()).toBe(true);
  },
);

test('where storage is forbidden nothing is remembered, and nothing breaks', () => {
  const forbid = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
  storeNextCourseVoted();
  expect(isNextCourseVoted()).toBe(false);
});
