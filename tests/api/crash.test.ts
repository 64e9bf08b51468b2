import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { crashAgainAndAgain } from '#tests/support/crashRounds.ts';
import { createPostgresDatabase } from '#tests/support/database.ts';

test('a process killed in the middle of its writes, again and again, loses nothing that it acknowledged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'prvy-riadok-crash-'));
  const adminUrl = inject('postgresUrl') as string | undefined;
  const server = adminUrl ? await createPostgresDatabase(adminUrl) : null;
  try {
    const place = { databaseUrl: server?.databaseUrl ?? null, dataDir: join(folder, 'data') };
    const { acknowledged, losses } = await crashAgainAndAgain({ place, rounds: 5 });
    expect(losses).toEqual([]);
    expect(acknowledged.user).toBeGreaterThan(0);
  } finally {
    await server?.drop();
    await rm(folder, { recursive: true });
  }
}, 300_000);
