import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDatabase, migrationsFolder as ownMigrations } from '#src/server/db/client.ts';
import { lockDataDir } from '#src/server/db/dataDirLock.ts';
import { openPgliteFolder, pgliteFolder } from '#src/server/db/openPglite.ts';
import { migrationLock } from '#src/server/db/openPostgres.ts';
import { syncFolder, syncPath } from '#src/server/db/syncFolder.ts';
import type { Place } from './createBackup.ts';
import { BackupError, type Manifest } from './manifest.ts';
import { pgliteTables } from './pgliteTables.ts';
import { postgresTables } from './postgresTables.ts';
import { contentOf, readArchive, verifyArchive } from './readArchive.ts';
import { restoreTables } from './restoreTables.ts';
import { requireKnownVersion } from './schemaVersion.ts';
import { type StagedFiles, stageFiles } from './stageFiles.ts';

interface RestoreInput {
  file: string;
  place: Place;
  migrationsFolder?: string;
}

/**
 * Brings a backup into an empty place: all of it or nothing. Everything is checked before anything is touched.
 * @throws BackupError with one line when the backup is not whole, is of a newer schema or does not fit into it, or the place is
 * not empty.
 */
export async function restoreBackup(input: RestoreInput): Promise<Manifest> {
  const { file, migrationsFolder = ownMigrations } = input;
  const manifest = await verifyArchive(file);
  requireKnownVersion(manifest.schema, migrationsFolder);
  try {
    await bring({ ...input, migrationsFolder, manifest });
  } catch (error) {
    throw refusalOf(file, error);
  }
  return manifest;
}

async function bring(step: Omit<Step, 'files'>): Promise<void> {
  const { place, manifest } = step;
  const files = await stageFiles(place, manifest);
  await mkdir(place.dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockDataDir(place.dataDir);
  try {
    await files.clear();
    const restore = place.databaseUrl ? restoreIntoPostgres : restoreIntoFolder;
    await restore({ ...step, files });
  } finally {
    await files.clear();
    await lock.release();
  }
  // What the backup's schema lacks, every start would bring; here it is seen at once when it can't.
  const database = await openDatabase(place);
  await database.close();
}

/** What the database or the disk says to a backup, in one line; whatever else comes is a mistake of ours. */
function refusalOf(file: string, error: unknown): unknown {
  let reason = error;
  while (reason instanceof Error && reason.cause instanceof Error) reason = reason.cause;
  const { code, message } = reason as NodeJS.ErrnoException;
  if (error instanceof BackupError || typeof code !== 'string') return error;
  return new BackupError(`${file} can't be restored: ${message}.`, { cause: error });
}

interface Step extends Required<RestoreInput> {
  manifest: Manifest;
  files: StagedFiles;
}

async function restoreIntoPostgres(step: Step): Promise<void> {
  const client = new Client({ connectionString: step.place.databaseUrl ?? '', connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query("set client_encoding = 'UTF8'");
    await client.query('begin');
    // A site that starts meanwhile waits with its migrations, and then finds the restored ones.
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    const tables = postgresTables(client);
    await restoreTables({ ...step, client: tables, parts: (take) => unpack(step, take) });
    await step.files.place();
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function restoreIntoFolder(step: Step): Promise<void> {
  const { place, files } = step;
  const draft = join(files.dataDraft, 'pglite');
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const client = await openPgliteFolder(draft);
  try {
    await client.transaction((tx) =>
      restoreTables({ ...step, client: pgliteTables(tx), parts: (take) => unpack(step, take) }),
    );
  } finally {
    await client.close();
  }
  await syncFolder(draft);
  await files.place();
  await rename(draft, pgliteFolder(place.dataDir));
  await syncPath(place.dataDir);
}

/** Reads the archive again: rows go to the database, files beside their places. */
async function unpack(
  { file, manifest, files }: Step,
  take: Parameters<Parameters<typeof restoreTables>[0]['parts']>[0],
) {
  const tables = new Map(manifest.tables.map((table) => [table.name, table]));
  for await (const entry of readArchive(file)) {
    const [kind, name = ''] = entry.header.name.split('/');
    const table = kind === 'database' ? tables.get(name) : undefined;
    if (table) await take(table, await contentOf(entry));
    else if (kind === 'database')
      throw new BackupError(`The backup has rows of a table that it does not name: ${name}.`);
    else await files.stage(entry);
  }
}
