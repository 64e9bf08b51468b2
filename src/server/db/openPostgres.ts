import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import { ChangeListeners, notifyChange } from './contentChange.ts';
import type { Database, DatabaseLogger } from './database.ts';
import { listenForChanges } from './listenForChanges.ts';

interface PostgresOptions {
  databaseUrl: string;
  migrationsFolder: string;
  logger: DatabaseLogger;
}

/** Any number that no other program on the same database takes for its own lock. */
export const migrationLock = 7_262_026;

/** A PostgreSQL server, which several processes may share. */
export async function openPostgres({ databaseUrl, migrationsFolder, logger }: PostgresOptions): Promise<Database> {
  await migrateAlone(databaseUrl, migrationsFolder);
  const pool = new Pool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 10_000, keepAlive: true });
  // Without a listener a dropped idle connection would end the process.
  pool.on('error', (error) => logger.warn({ err: error }, 'an idle database connection was lost'));
  const db = drizzle(pool, { casing: 'snake_case' });
  const listeners = new ChangeListeners();
  const listening = await listenForChanges({ databaseUrl, listeners, logger });
  return {
    db,
    pool,
    publishChange: (resources) => notifyChange(db, resources),
    onChange: (listener) => listeners.add(listener),
    copyFiles: null,
    ping: async () => void (await db.execute(sql`select 1`)),
    close: async () => {
      await listening.stop();
      await pool.end();
    },
  };
}

/** Several processes may start at once: the lock lets one migrate and the others wait; it ends with the connection. */
async function migrateAlone(databaseUrl: string, migrationsFolder: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder });
  } finally {
    await client.end();
  }
}
