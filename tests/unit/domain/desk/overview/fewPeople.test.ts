import { expect, test } from 'vitest';
import { countInWords, shareInWords, shownCount, shownShare } from '#src/domain/desk/overview/fewPeople.ts';

test('one or two people are not counted out, nobody and three are', () => {
  expect([0, 1, 2, 3, 10].map(shownCount)).toEqual([0, null, null, 3, 10]);
  expect([0, null, 3].map(countInWords)).toEqual(['0', 'menej než 3', '3']);
});

test.each([
  [5, 10, 50],
  [5, 9, null],
  [null, 10, null],
  [5, null, null],
  [0, 10, 0],
  [11, 10, 110],
])('of %s among %s the share is %s', (part, whole, share) => {
  expect(shownShare(part, whole)).toBe(share);
  expect(shareInWords(share)).toBe(share === null ? '–' : `${share}\u00A0%`);
});
