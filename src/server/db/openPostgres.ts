import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { ChangeListeners, notifyChange } from './contentChange.ts';
import type { Database, DatabaseLogger } from './database.ts';
import { listenForChanges } from './listenForChanges.ts';
import { migrateInSteps } from './migrate.ts';
import { PatientPool } from './patientPool.ts';

interface PostgresOptions {
  databaseUrl: string;
  poolSize?: number | undefined;
  migrationsFolder: string;
  logger: DatabaseLogger;
}

/** Any number that no other program on the same database takes for its own lock. */
export const migrationLock = 7_262_026;

const lockTimeoutMs = 2_000;
const lockPauseMs = 1_000;
const lockAttempts = 20;

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
  await migratePostgres({ databaseUrl, migrationsFolder, logger });
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
    publishChange: (resource) => notifyChange(db, resource),
    onChange: (listener) => listeners.add(listener),
    copyFiles: null,
    ping: async () => void (await db.execute(sql`select 1`)),
    close: async () => {
      await listening.stop();
      await pool.end();
    },
  };
}

interface MigrationOptions extends PostgresOptions {
  /** Also does what waits until every process is of this version. */
  isAlone?: boolean;
}

/**
 * Brings the schema to this version (`migrateInSteps`). Several processes may start at once: the lock lets one migrate and
 * the others wait; it ends with the connection. A statement that waits for a busy table gives up after a moment, because
 * everybody else would wait behind it, and is tried again.
 * @throws when a table stays busy for a minute.
 */
export async function migratePostgres({
  databaseUrl,
  migrationsFolder,
  logger,
  isAlone = false,
}: MigrationOptions): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(`set lock_timeout = ${lockTimeoutMs}`);
    const db = drizzle(client, { casing: 'snake_case' });
    const steps = { db, migrate: () => migrate(db, { migrationsFolder }), migrationsFolder, isAlone };
    const waiting = await untilFree(() => migrateInSteps(steps), logger);
    if (waiting.length > 0) {
      logger.warn({ waiting }, 'steps of the migrations wait for the end of the deployment: npm run db:after');
    }
  } finally {
    await client.end();
  }
}

async function untilFree<T>(migrateOnce: () => Promise<T>, logger: DatabaseLogger): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await migrateOnce();
    } catch (error) {
      if (!isLockTimeout(error) || attempt === lockAttempts) throw error;
      logger.warn({ attempt }, 'a migration waits for a busy table');
      await setTimeout(lockPauseMs);
    }
  }
}

/** PostgreSQL's lock_not_available, in Drizzle's wrapping. */
function isLockTimeout(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code === '55P03';
}
