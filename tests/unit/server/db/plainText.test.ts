import { expect, test } from 'vitest';
import { plainWords } from '#src/server/db/plainText.ts';

test('words are plain, and a letter with marks without end is read in time', () => {
  expect(plainWords('Žltý KÔŇ, 2×')).toEqual(['zlty', 'kon', '2']);
  expect(plainWords('s\u030Ctastny')).toEqual(['stastny']);
  const start = performance.now();
  plainWords(`a${'\u0315\u0327'.repeat(100_000)} koniec`);
  expect(performance.now() - start).toBeLessThan(2_000);
});
