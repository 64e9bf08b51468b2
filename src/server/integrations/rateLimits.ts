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

/** Made and emptied by the library; what is older than an hour has no meaning. */
const tableName = 'rate_limit';

/** Counts in memory, or in PostgreSQL for all processes on it: `pool` is `null` when the database is embedded. */
export function createRateLimiter({ pool }: { pool: Pool | null }): RateLimiter {
  const counters = new Map<string, Promise<RateLimiterAbstract>>();

  function counterOf(limit: RateLimit): Promise<RateLimiterAbstract> {
    const known = counters.get(limit.name);
    if (known) return known;
    const counter = pool ? openSharedCounter(limit, pool) : Promise.resolve(new RateLimiterMemory(optionsOf(limit)));
    counters.set(limit.name, counter);
    // The database may answer the next time.
    counter.catch(() => counters.delete(limit.name));
    return counter;
  }

  return {
    consume: async (limit, key) => {
      const counter = await counterOf(limit);
      try {
        await counter.consume(hashOf(key));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new TooManyRequestsError(Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
  };
}

function openSharedCounter(limit: RateLimit, pool: Pool): Promise<RateLimiterAbstract> {
  return new Promise((resolve, reject) => {
    const counter = new RateLimiterPostgres(
      { ...optionsOf(limit), storeClient: pool, storeType: 'pool', tableName },
      (error) => (error ? reject(error) : resolve(counter)),
    );
  });
}

function optionsOf({ name, points, seconds }: RateLimit) {
  return { keyPrefix: name, points, duration: seconds };
}

/** Addresses of networks and mailboxes are nobody's to read in a table. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
