import { join } from 'node:path';
import { projectRoot } from '#src/server/config/projectRoot.ts';
import type { Database, DatabaseLogger } from './database.ts';
import { openPglite } from './openPglite.ts';
import { openPostgres } from './openPostgres.ts';

export interface DatabaseOptions {
  /** PostgreSQL; without it the embedded database runs in `dataDir`. */
  databaseUrl: string | null;
  /** Connections to PostgreSQL at most; 10 unless told. */
  poolSize?: number | undefined;
  /** `null`: in memory, for tests. */
  dataDir: string | null;
  logger?: DatabaseLogger;
}

export const migrationsFolder = join(projectRoot, 'src/server/db/migrations');
const silent: DatabaseLogger = { warn: () => {} };

/** Opens and migrates the database. Close it, or the process doesn't end. */
export function openDatabase({ databaseUrl, poolSize, dataDir, logger = silent }: DatabaseOptions): Promise<Database> {
  return databaseUrl
    ? openPostgres({ databaseUrl, poolSize, migrationsFolder, logger })
    : openPglite({ dataDir, migrationsFolder, logger });
}
