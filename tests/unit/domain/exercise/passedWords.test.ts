import { expect, test } from 'vitest';
import { passedWords } from '#src/domain/exercise/passedWords.ts';

test.each([
  ['a moment ago', '2026-11-26T09:00:00.000Z', 'splnené dnes'],
  // In Bratislava it was past midnight.
  ['at night', '2026-11-25T23:30:00.000Z', 'splnené dnes'],
  ['by a clock that is ahead', '2026-11-27T09:00:00.000Z', 'splnené dnes'],
  ['the day before', '2026-11-24T23:30:00.000Z', 'splnené včera'],
  ['a week before', '2026-11-18T09:00:00.000Z', 'splnené 18.\u00A011.'],
  ['in another year', '2025-12-03T09:00:00.000Z', 'splnené 3.\u00A012.\u00A02025'],
  ['who knows when', undefined, 'splnené'],
])('what passed %s', (_, passedAt, words) => {
  expect(passedWords(passedAt, Date.parse('2026-11-26T10:00:00.000Z'))).toBe(words);
});
