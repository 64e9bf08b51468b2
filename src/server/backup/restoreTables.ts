import { escapeIdentifier } from 'pg';
import { BackupError, type Manifest, type Table } from './manifest.ts';
import { migrateTo, readSchemaVersion } from './schemaVersion.ts';
import { listTables, type TableClient, usePlainText } from './tableClient.ts';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

interface RestoreTablesInput {
  client: TableClient;
  manifest: Manifest;
  migrationsFolder: string;
  /** Calls with each part of the database, in any order of tables. */
  parts: (take: (table: Table, rows: Buffer) => Promise<void>) => Promise<void>;
}

/**
 * Fills an empty database: the backup's schema first, then its rows, then where its sequences go on. In the caller's transaction.
 * @throws BackupError when something is in it already.
 */
export async function restoreTables({ client, manifest, migrationsFolder, parts }: RestoreTablesInput): Promise<void> {
  await usePlainText(client);
  await requireEmpty(client, manifest, migrationsFolder);
  await migrateTo(client, manifest.schema, migrationsFolder);
  // Rows may refer to rows of later parts: what they refer to is checked when all are there.
  const foreignKeys = await listForeignKeys(client);
  for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${name}`);
  await parts((table, rows) => client.copyIn(table, rows));
  for (const { table, name, definition } of foreignKeys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  for (const { name, lastValue } of manifest.sequences) {
    if (lastValue !== null)
      await client.query(`select setval('public.${escapeIdentifier(name)}', ${BigInt(lastValue)})`);
  }
}

async function requireEmpty(client: TableClient, { schema }: Manifest, migrationsFolder: string): Promise<void> {
  for (const { name } of await listTables(client)) {
    const rows = await client.query(`select 1 as found from ${escapeIdentifier(name)} limit 1`);
    if (rows.length > 0) throw new BackupError(`The database is not empty: the table ${name} has rows.`);
  }
  const version = await readSchemaVersion(client, migrationsFolder);
  if (version && version.when > schema.when) {
    throw new BackupError(
      `The database has the schema ${version.name} already, and the backup ${schema.name}: give it an empty one.`,
    );
  }
}

function listForeignKeys(client: TableClient): Promise<ForeignKey[]> {
  return client.query(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
}
