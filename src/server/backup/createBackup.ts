import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import type { ServerConfig } from '#src/server/config/ServerConfig.ts';
import { migrationsFolder } from '#src/server/db/client.ts';
import { lockDataDir } from '#src/server/db/dataDirLock.ts';
import { extensions, openPgliteFolder, pgliteFolder } from '#src/server/db/openPglite.ts';
import { folderEntries, keyEntries, tableEntries } from './entries.ts';
import { askForSnapshot } from './liveSnapshot.ts';
import { BackupError, type Manifest, type Sequence } from './manifest.ts';
import { pgliteTables } from './pgliteTables.ts';
import { postgresTables } from './postgresTables.ts';
import { readSchemaVersion } from './schemaVersion.ts';
import { listSequences, listTables, type TableClient, usePlainText } from './tableClient.ts';
import { type ArchiveEntry, writeArchive } from './writeArchive.ts';

export type Place = Pick<ServerConfig, 'databaseUrl' | 'dataDir' | 'mediaDir'>;

interface BackupInput {
  file: string;
  place: Place;
  /** Left out of nightly dumps: the films would fill the disk seven times. */
  withMedia?: boolean;
}

/** Writes a backup of the database as it is at one moment, the keys and the media; the site may run. */
export function createBackup({ file, place, withMedia = true }: BackupInput): Promise<Manifest> {
  return readDatabase(place, async (client) => {
    const schema = await readSchemaVersion(client, migrationsFolder);
    if (!schema) throw new BackupError('There is nothing to back up: the database is empty.');
    await usePlainText(client);
    const tables = await listTables(client);
    let sequences: Sequence[] = [];
    async function* entries(): AsyncIterable<ArchiveEntry> {
      for (const table of tables) yield* tableEntries(client, table);
      sequences = await listSequences(client);
      yield* keyEntries(place.dataDir);
      if (withMedia) yield* folderEntries('media', place.mediaDir);
    }
    const describe = () => ({ format: 1 as const, createdAt: new Date().toISOString(), schema, tables, sequences });
    return writeArchive(file, entries(), describe);
  });
}

type Read = (client: TableClient) => Promise<Manifest>;

async function readDatabase({ databaseUrl, dataDir }: Place, read: Read): Promise<Manifest> {
  if (databaseUrl) return readPostgres(databaseUrl, read);
  const snapshot = await askForSnapshot(dataDir);
  if (!snapshot) return readFolder(dataDir, read);
  try {
    return await readCopy(snapshot.folder, read);
  } finally {
    await snapshot.release();
  }
}

/** One snapshot for all tables, beside whatever the site writes meanwhile. */
async function readPostgres(databaseUrl: string, read: Read): Promise<Manifest> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query("set client_encoding = 'UTF8'");
    await client.query('begin transaction isolation level repeatable read read only');
    return await read(postgresTables(client));
  } finally {
    await client.end();
  }
}

/** The folder itself, while no site runs on it. */
async function readFolder(dataDir: string, read: Read): Promise<Manifest> {
  const lock = await lockDataDir(dataDir).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new BackupError(`There is nothing to back up: no data folder ${dataDir}.`) : error;
  });
  try {
    const client = await openPgliteFolder(pgliteFolder(dataDir));
    try {
      return await read(pgliteTables(client));
    } finally {
      await client.close();
    }
  } finally {
    await lock.release();
  }
}

/** A copy that is thrown away afterwards need not reach the disk. */
async function readCopy(folder: string, read: Read): Promise<Manifest> {
  const client = await PGlite.create({ dataDir: folder, extensions });
  try {
    return await read(pgliteTables(client));
  } finally {
    await client.close();
  }
}
