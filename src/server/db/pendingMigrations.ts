import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { migrationsFolder } from './client.ts';
import type { Db } from './database.ts';

const journalSchema = z.object({ entries: z.array(z.object({ when: z.number() })) });

/** How many migrations of this build the database does not have. */
export async function pendingMigrations(db: Db): Promise<number> {
  const journal = journalSchema.parse(JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')));
  // Drizzle's own rule: what is younger than the last one that was applied is to be done.
  const found = await db.execute(sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`);
  const [{ last } = { last: null }] = (found as unknown as { rows: { last: string | null }[] }).rows;
  return journal.entries.filter(({ when }) => when > Number(last ?? 0)).length;
}
