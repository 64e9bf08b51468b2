/** Which calls share a limit, and how many of them one key has. */
export interface RateLimit {
  name: string;
  points: number;
  /** Seconds until the points are there again. */
  seconds: number;
}

/** Counts calls per address of the network, mailbox or user; shared through PostgreSQL when several processes run. */
export interface RateLimiter {
  /** @throws TooManyRequestsError when the key has no points left. */
  consume(limit: RateLimit, key: string): Promise<void>;
}
