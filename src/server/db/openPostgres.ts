import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { ChangeListeners, notifyChange } from './contentChange.ts';
import type { Database, DatabaseLogger } from './database.ts';
import { listenForChanges } from './listenForChanges.ts';
import { PatientPool } from './patientPool.ts';

interface PostgresOptions {
  databaseUrl: string;
  poolSize?: number | undefined;
  migrationsFolder: string;
  logger: DatabaseLogger;
}

/** Any number that no other program on the same database takes for its own lock. */
const migrationLock = 7_262_026;

/** Milliseconds: what nobody waits for any more shall not hold a connection, nor its locks. Migrations take their time. */
const limits = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 };
const connectionTimeoutMillis = 10_000;

/** A PostgreSQL server, which several processes may share. */
export async function openPostgres({
  databaseUrl,
  poolSize = 10,
  migrationsFolder,
  logger,
}: PostgresOptions): Promise<Database> {
  await migrateAlone(databaseUrl, migrationsFolder);
  const pool = new PatientPool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis,
    keepAlive: true,
    ...limits,
  });
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
    ping: async () => void (await db.execute(sql`select 1`)),
    close: async () => {
      await listening.stop();
      await pool.end();
    },
  };
}

/** Several processes may start at once: the lock lets one migrate and the others wait; it ends with the connection. */
async function migrateAlone(databaseUrl: string, migrationsFolder: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder });
  } finally {
    await client.end();
  }
}
