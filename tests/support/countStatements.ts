import type { PGlite } from '@electric-sql/pglite';
import { Client, type Pool } from 'pg';
import { onTestFinished, vi } from 'vitest';
import type { Database } from '#src/server/db/database.ts';

/** How many statements `work` sends to the database: each is a way there and back. */
export async function countStatements({ db, pool }: Database, work: () => Promise<unknown>): Promise<number> {
  const { $client } = db as unknown as { $client: Pool | PGlite };
  // A pool has many connections; the embedded database is one, whose transactions have a client of their own.
  const sent = vi.spyOn(pool ? Client.prototype : ($client as PGlite), 'query');
  onTestFinished(() => sent.mockRestore());
  await work();
  const count = sent.mock.calls.length;
  sent.mockRestore();
  return count;
}
