import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Counters of calls, shared by all processes; `rate-limiter-flexible` reads and writes it by statements of its own. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    /** The limit's name and a hash. */
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('rate_limit_expire').on(table.expire)],
);
