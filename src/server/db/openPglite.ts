import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { ChangeListeners, changeChannel, notifyChange } from './contentChange.ts';
import { copyFolder } from './copyFolder.ts';
import type { Database, DatabaseLogger } from './database.ts';
import { lockDataDir } from './dataDirLock.ts';
import { DurableNodeFs } from './durableNodeFs.ts';
import { migrateInSteps } from './migrate.ts';
import { syncFolder } from './syncFolder.ts';

interface PgliteOptions {
  dataDir: string | null;
  migrationsFolder: string;
  logger: DatabaseLogger;
  /** A data folder to start from instead of an empty one; making one takes longer than reading one (tests). */
  snapshot?: Blob;
}

/** The usual 128 MB of buffers would be most of the server's memory; a site's content fits into much less. */
const buffers = ['-c', 'shared_buffers=16MB'];

/** What migrations may create: the embedded database has them only where it is opened with them. */
export const extensions = { pg_trgm };

/** Where the embedded database is in its data folder. */
export function pgliteFolder(dataDir: string): string {
  return join(dataDir, 'pglite');
}

/** The embedded database: one process, one folder. */
export async function openPglite({ dataDir, migrationsFolder, logger, snapshot }: PgliteOptions): Promise<Database> {
  if (dataDir) await mkdir(pgliteFolder(dataDir), { recursive: true, mode: 0o700 });
  const lock = dataDir ? await lockDataDir(dataDir) : null;
  if (lock?.takenOver) logger.warn({ dataDir }, 'took over the lock of a process that is gone');
  try {
    const client = await (dataDir ? openPgliteFolder(pgliteFolder(dataDir), snapshot) : openMemory(snapshot));
    const db = drizzle(client, { casing: 'snake_case' });
    // One process has the folder, so there is no older one to wait for.
    await migrateInSteps({ db, migrate: () => migrate(db, { migrationsFolder }), migrationsFolder, isAlone: true });
    const listeners = new ChangeListeners();
    await client.listen(changeChannel, (payload) => listeners.emitPayload(payload));
    return {
      db,
      pool: null,
      publishChange: (resource) => notifyChange(db, resource),
      onChange: (listener) => listeners.add(listener),
      // Nothing is being written while a transaction of ours is open. A database recovers from such a copy as from a power cut.
      copyFiles: dataDir ? (to) => client.transaction(() => copyFolder(pgliteFolder(dataDir), to)) : null,
      ping: async () => void (await db.execute(sql`select 1`)),
      close: async () => {
        await client.close();
        await lock?.release();
      },
    };
  } catch (error) {
    await lock?.release();
    throw error;
  }
}

/** The files of an embedded database, without its schema and its lock. What is acknowledged has reached the disk. */
export async function openPgliteFolder(folder: string, snapshot?: Blob): Promise<PGlite> {
  const isNew = !existsSync(join(folder, 'PG_VERSION'));
  const client = await PGlite.create({
    fs: new DurableNodeFs(folder),
    extensions,
    // `-F` says not to wait for the disk. Of the ways to wait, `fdatasync` does nothing in PGlite.
    startParams: [
      ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
      '-c',
      'wal_sync_method=fsync',
      ...buffers,
    ],
    ...(snapshot && { loadDataDir: snapshot }),
  });
  // PGlite copies the files of a new database into the folder, and nobody waits for them.
  if (isNew) await syncFolder(folder);
  return client;
}

function openMemory(snapshot: Blob | undefined): Promise<PGlite> {
  return PGlite.create({
    dataDir: 'memory://',
    extensions,
    startParams: [...PGlite.defaultStartParams, ...buffers],
    ...(snapshot && { loadDataDir: snapshot }),
  });
}
