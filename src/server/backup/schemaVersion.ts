import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { z } from 'zod';
import { afterStatements, createAfterTable } from '#src/server/db/migrate.ts';
import { BackupError, type Manifest } from './manifest.ts';
import type { TableClient } from './tableClient.ts';

type SchemaVersion = Manifest['schema'];

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.int() })) });

/** The last migration that a database has had; `null` when it had none. */
export async function readSchemaVersion(client: TableClient, migrationsFolder: string): Promise<SchemaVersion | null> {
  const [known] = await client.query<{ exists: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as exists",
  );
  if (!known?.exists) return null;
  const [last] = await client.query<{ when: string | null }>(
    'select max(created_at)::text as "when" from drizzle.__drizzle_migrations',
  );
  if (!last?.when) return null;
  const when = Number(last.when);
  const name = versionsIn(migrationsFolder).find((version) => version.when === when)?.name;
  return { name: name ?? `of ${new Date(when).toISOString()}`, when, after: await readAfter(client) };
}

async function readAfter(client: TableClient): Promise<string[]> {
  const [known] = await client.query<{ exists: boolean }>(
    "select to_regclass('drizzle.__after_migrations') is not null as exists",
  );
  if (!known?.exists) return [];
  const rows = await client.query<{ name: string }>('select name from drizzle.__after_migrations order by name');
  return rows.map(({ name }) => name);
}

/** @throws BackupError when this program's migrations don't lead over the backup's. */
export function requireKnownVersion(version: SchemaVersion, migrationsFolder: string): void {
  const known = versionsIn(migrationsFolder);
  if (known.some(({ when }) => when === version.when)) return;
  const newest = known.at(-1);
  throw new BackupError(
    newest && version.when > newest.when
      ? `The backup has the schema ${version.name}, which is newer than this program's ${newest.name}: restore it with a newer version.`
      : `The backup has the schema ${version.name}, which this program doesn't know.`,
  );
}

/** Applies migrations up to a version, with the steps that were done after them, as at the start, but in the caller's transaction. */
export async function migrateTo(client: TableClient, version: SchemaVersion, migrationsFolder: string): Promise<void> {
  const applied = await readSchemaVersion(client, migrationsFolder);
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder })) {
    if (folderMillis > version.when || folderMillis <= (applied?.when ?? 0)) continue;
    for (const statement of sql) await client.query(statement);
    await client.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${hash}', ${folderMillis})`,
    );
  }
  await client.query(createAfterTable);
  for (const name of version.after.filter((each) => !applied?.after.includes(each))) {
    for (const statement of afterStatements(migrationsFolder, name)) await client.query(statement);
    await client.query(`insert into drizzle.__after_migrations (name) values ('${name.replaceAll("'", "''")}')`);
  }
}

function versionsIn(migrationsFolder: string): Omit<SchemaVersion, 'after'>[] {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
  return journalSchema.parse(journal).entries.map(({ tag: name, when }) => ({ name, when }));
}
