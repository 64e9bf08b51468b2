import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { ChangeListeners, changeChannel, notifyChange } from './contentChange.ts';
import type { Database, DatabaseLogger } from './database.ts';
import { lockDataDir } from './dataDirLock.ts';
import { migrateInSteps } from './migrate.ts';

interface PgliteOptions {
  dataDir: string | null;
  migrationsFolder: string;
  logger: DatabaseLogger;
  /** A data folder to start from instead of an empty one; making one takes longer than reading one (tests). */
  snapshot?: Blob;
}

/** The embedded database: one process, one folder. */
export async function openPglite({ dataDir, migrationsFolder, logger, snapshot }: PgliteOptions): Promise<Database> {
  if (dataDir) await mkdir(dataDir, { recursive: true });
  const lock = dataDir ? await lockDataDir(dataDir) : null;
  if (lock?.takenOver) logger.warn({ dataDir }, 'took over the lock of a process that is gone');
  try {
    const client = await PGlite.create({
      dataDir: dataDir ? join(dataDir, 'pglite') : 'memory://',
      // The usual 128 MB of buffers would be most of the server's memory; a site's content fits into much less.
      startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
      ...(snapshot && { loadDataDir: snapshot }),
    });
    const db = drizzle(client, { casing: 'snake_case' });
    // One process has the folder, so there is no older one to wait for.
    await migrateInSteps({ db, migrate: () => migrate(db, { migrationsFolder }), migrationsFolder, isAlone: true });
    const listeners = new ChangeListeners();
    await client.listen(changeChannel, (payload) => listeners.emitPayload(payload));
    return {
      db,
      pool: null,
      publishChange: (resources) => notifyChange(db, resources),
      onChange: (listener) => listeners.add(listener),
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
