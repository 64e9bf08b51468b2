import { escapeIdentifier } from 'pg';
import { BackupError, type Manifest, type Table } from './manifest.ts';
import { migrateTo, readSchemaVersion } from './schemaVersion.ts';
import { listSequences, listTables, type TableClient, usePlainText } from './tableClient.ts';

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
 * @throws BackupError when something is in it already, or the backup names what that schema does not have.
 */
export async function restoreTables({ client, manifest, migrationsFolder, parts }: RestoreTablesInput): Promise<void> {
  await usePlainText(client);
  await requireEmpty(client, manifest, migrationsFolder);
  await migrateTo(client, manifest.schema, migrationsFolder);
  await requireKnownNames(client, manifest);
  // Rows may refer to rows of later parts: what they refer to is checked when all are there.
  const foreignKeys = await listForeignKeys(client);
  for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${name}`);
  await parts((table, rows) => client.copyIn(table, rows));
  for (const { table, name, definition } of foreignKeys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  for (const { name, lastValue } of manifest.sequences) {
    if (lastValue === null) continue;
    await client.query('select setval($1::regclass, $2)', [`public.${escapeIdentifier(name)}`, lastValue]);
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

async function requireKnownNames(client: TableClient, manifest: Manifest): Promise<void> {
  const columns = new Map((await listTables(client)).map((table) => [table.name, table.columns]));
  for (const table of manifest.tables) {
    const known = columns.get(table.name);
    if (!known) throw new BackupError(`The backup names a table that its schema does not have: ${table.name}.`);
    const strange = table.columns.find((column) => !known.includes(column));
    if (strange !== undefined) {
      throw new BackupError(`The backup names a column that its schema does not have: ${table.name}.${strange}.`);
    }
  }
  const sequences = (await listSequences(client)).map(({ name }) => name);
  const strange = manifest.sequences.find(({ name }) => !sequences.includes(name));
  if (strange) throw new BackupError(`The backup names a sequence that its schema does not have: ${strange.name}.`);
}

function listForeignKeys(client: TableClient): Promise<ForeignKey[]> {
  return client.query(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
}
