import { expect, test } from 'vitest';
import { crashAgainAndAgain } from '#tests/support/crashRounds.ts';
import { databases, openPlace } from '#tests/support/testPlace.ts';

test.each(databases)(
  'a process on %s, killed in the middle of its writes again and again, loses nothing that it acknowledged',
  {
    timeout: 300_000,
  },
  async (database) => {
    const place = await openPlace(database);
    try {
      const { acknowledged, losses } = await crashAgainAndAgain({ place, rounds: 5 });
      expect(losses).toEqual([]);
      expect(acknowledged.user).toBeGreaterThan(0);
    } finally {
      await place.remove();
    }
  },
);
