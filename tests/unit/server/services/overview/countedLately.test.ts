import { expect, test } from 'vitest';
import type { Db } from '#src/server/db/database.ts';
import { countedLately } from '#src/server/services/overview/countedLately.ts';

test('a count that failed is made again by the next who looks, and one that succeeded is not', async () => {
  // Only what the counts belong to: nothing is asked of it.
  const ctx = { db: {} as Db, now: () => new Date('2026-06-15T12:00:00Z') };
  const away = () => Promise.reject(new Error('The database is away.'));
  await expect(countedLately(ctx, 'learners', away)).rejects.toThrow('away');
  expect(await countedLately(ctx, 'learners', () => Promise.resolve(3))).toMatchObject({ value: 3 });
  expect(await countedLately(ctx, 'learners', away)).toMatchObject({ value: 3 });
});
