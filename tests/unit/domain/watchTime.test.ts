import { expect, test } from 'vitest';
import { isWatched, resumePosition } from '#src/domain/watchTime.ts';

test.each([
  [0, false],
  [89.9, false],
  [90, true],
  [100, true],
])('%d of 100 seconds are watched: %s', (seconds, expected) => {
  expect(isWatched(seconds, 100)).toBe(expected);
});

test.each([
  [0, 0, 0],
  [12, 40, 40],
  [40, 12, 40],
  [96, 0, 96],
  [97, 0, 0],
  [10, 100, 0],
])('left here at %d and elsewhere at %d of 100 seconds, it goes on at %d', (here, elsewhere, expected) => {
  expect(resumePosition(here, elsewhere, 100)).toBe(expected);
});
