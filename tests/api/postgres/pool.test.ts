// @module-tag thorough
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { openDatabase } from '#src/server/db/client.ts';
import type { Database } from '#src/server/db/database.ts';
import { createPostgresDatabase } from '#tests/support/database.ts';

const role = 'pool_test';

let drop: () => Promise<void>;
let databaseUrl: string;
let database: Database | undefined;

/** A user of PostgreSQL who may have three connections: one listens, two are left for calls. */
beforeEach(async () => {
  const made = await createPostgresDatabase(inject('postgresUrl'));
  const url = new URL(made.databaseUrl);
  await asAdmin(`drop role if exists ${role}; create role ${role} login superuser password '${role}'`);
  Object.assign(url, { username: role, password: role });
  databaseUrl = url.href;
  drop = made.drop;
});
afterEach(async () => {
  await database?.close();
  database = undefined;
  await drop();
  await asAdmin(`drop role ${role}`);
});

async function asAdmin(statements: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statements);
  await client.end();
}

async function open(poolSize?: number) {
  database = await openDatabase({ databaseUrl, poolSize, dataDir: null });
  if (!database.pool) throw new Error('There is no pool.');
  return { db: database.db, pool: database.pool };
}

test('no more connections are taken than the pool may have', async () => {
  const { pool } = await open(4);
  const counted = await Promise.all(
    Array.from({ length: 20 }, () =>
      pool.query<{ taken: number }>(
        'select count(*)::int as taken, pg_sleep(0.05) from pg_stat_activity where usename = $1',
        [role],
      ),
    ),
  );
  const taken = counted.flatMap(({ rows }) => rows.map((row) => row.taken));
  expect(Math.max(...taken)).toBe(5);
});

test('a burst beyond the limit of the server waits, and all of it is answered', async () => {
  const { db } = await open(10);
  await asAdmin(`alter role ${role} nosuperuser connection limit 3`);
  const slow = () => db.execute(sql`select pg_sleep(0.05)`);
  const work = Array.from({ length: 30 }, (_, index) =>
    index % 2 ? slow() : db.transaction((tx) => tx.execute(sql`select pg_sleep(0.05)`)),
  );
  expect((await Promise.allSettled(work)).filter(({ status }) => status === 'rejected')).toEqual([]);
});

test('a statement ends after 15 seconds, and a transaction that does nothing after 30', async () => {
  const { pool } = await open();
  const { rows } = await pool.query(
    `select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`,
  );
  expect(rows).toEqual([{ statement: '15s', idle: '30s' }]);
});
