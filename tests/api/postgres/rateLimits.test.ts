import { Pool } from 'pg';
import { expect, inject, test } from 'vitest';
import { openDatabase } from '#src/server/db/client.ts';
import { TooManyRequestsError } from '#src/server/errors.ts';
import { createRateLimiter } from '#src/server/integrations/rateLimits.ts';
import { createPostgresDatabase } from '#tests/support/database.ts';

test('processes on one PostgreSQL count together, and keep no plain address', async () => {
  const { databaseUrl, drop } = await createPostgresDatabase(inject('postgresUrl'));
  await (await openDatabase({ databaseUrl, dataDir: null })).close();
  const pools = [new Pool({ connectionString: databaseUrl }), new Pool({ connectionString: databaseUrl })];
  try {
    const limiters = pools.map((pool) => createRateLimiter({ pool }));
    const perMailbox = { name: 'mailbox', points: 5, seconds: 60 };
    const calls = [0, 1, 2, 3].flatMap(() =>
      limiters.map((limiter) => limiter.consume(perMailbox, 'zuzana@example.org')),
    );
    const results = await Promise.allSettled(calls);
    const refusals = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
    expect(refusals).toHaveLength(3);
    for (const refusal of refusals) {
      expect(refusal).toBeInstanceOf(TooManyRequestsError);
      expect(refusal.retryAfter).toBeGreaterThan(50);
    }
    await limiters[0]?.consume(perMailbox, 'peter@example.org');
    await limiters[1]?.consume({ ...perMailbox, name: 'network' }, 'zuzana@example.org');
    const { rows } = await (pools[0] as Pool).query('select * from rate_limit');
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/zuzana|peter|example/);
  } finally {
    await Promise.all(pools.map((pool) => pool.end()));
    await drop();
  }
});
