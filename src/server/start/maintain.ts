import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#src/server/config/projectRoot.ts';
import { readConfig } from '#src/server/config/readConfig.ts';
import type { ServerConfig } from '#src/server/config/ServerConfig.ts';
import { migrationsFolder, openDatabase } from '#src/server/db/client.ts';
import { migratePostgres } from '#src/server/db/openPostgres.ts';
import { rotateSigningKeys } from '#src/server/services/ground/index.ts';
import { rotateCertificateKey } from '#src/server/services/learning/index.ts';

/** What an operator does beside the running site, on the database that the environment names; each says what it did. */
const maintenance: Record<string, (config: ServerConfig) => Promise<string>> = {
  /** The second step of the migrations, once every process is of this version. */
  'db:after': async ({ databaseUrl }) => {
    if (!databaseUrl) return 'The embedded database does every step at its start; this is for DATABASE_URL.';
    await migratePostgres({ databaseUrl, migrationsFolder, logger: console, isAlone: true });
    return 'Nothing of the migrations waits any more.';
  },
  'keys:rotate': async (config) => {
    const database = await openDatabase(config);
    try {
      const ctx = { db: database.db, now: () => new Date() };
      const names = await rotateSigningKeys({ ctx });
      await rotateCertificateKey({ ctx });
      return `New keys: ${[...names, 'certificates'].join(', ')}`;
    } finally {
      await database.close();
    }
  },
};

/** `main.js db:after` and `main.js keys:rotate`; fails with one line. */
export async function maintain(command: string): Promise<void> {
  const envFile = join(projectRoot, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  try {
    console.log(await maintenance[command]?.(readConfig(process.env)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
