import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { TooManyRequestsError } from '#src/server/errors.ts';
import type { RateLimit, RateLimiter } from './rateLimiter.ts';

/** Written and emptied by the library. */
const tableName = 'rate_limit';

/** Counts in memory, or in PostgreSQL for all processes on it: `pool` is `null` when the database is embedded. */
export function createRateLimiter({ pool }: { pool: Pool | null }): RateLimiter {
  const counters = new Map<string, RateLimiterAbstract>();

  function counterOf(limit: RateLimit): RateLimiterAbstract {
    const known = counters.get(limit.name);
    if (known) return known;
    const options = optionsOf(limit);
    const counter = pool
      ? new RateLimiterPostgres({ ...options, storeClient: pool, storeType: 'pool', tableName, tableCreated: true })
      : new RateLimiterMemory(options);
    counters.set(limit.name, counter);
    return counter;
  }

  return {
    consume: async (limit, key) => {
      const counter = counterOf(limit);
      try {
        await counter.consume(hashOf(key));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new TooManyRequestsError(Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
  };
}

function optionsOf({ name, points, seconds }: RateLimit) {
  return { keyPrefix: name, points, duration: seconds };
}

/** Addresses of networks and mailboxes are nobody's to read in a table. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
