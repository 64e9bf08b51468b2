// @module-tag thorough
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { migrationsFolder } from '#src/server/db/client.ts';
import { migratePostgres } from '#src/server/db/openPostgres.ts';
import { createPostgresDatabase } from '#tests/support/database.ts';

let folder: string;
let databaseUrl: string;
let drop: () => Promise<void>;
let client: Client;
let warnings: string[];
const logger = { warn: (_details: object, message: string) => void warnings.push(message) };

beforeEach(async () => {
  warnings = [];
  folder = await mkdtemp(join(tmpdir(), 'prvy-riadok-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  ({ databaseUrl, drop } = await createPostgresDatabase(inject('postgresUrl')));
  client = new Client({ connectionString: databaseUrl });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await drop();
  await rm(folder, { recursive: true });
});

/** Makes a version more, whose migration adds, and whose step after it takes away. */
async function addVersion(adds: string, takesAway: string): Promise<void> {
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8'));
  const { idx, when } = journal.entries.at(-1);
  const tag = `${String(idx + 1).padStart(4, '0')}_dalsia`;
  journal.entries.push({ idx: idx + 1, version: '7', when: when + 1000, tag, breakpoints: true });
  await writeFile(path, JSON.stringify(journal));
  await writeFile(join(folder, `${tag}.sql`), adds);
  await mkdir(join(folder, 'after'), { recursive: true });
  await writeFile(join(folder, 'after', `${tag}.sql`), takesAway);
}

const migrateNow = (isAlone = false) => migratePostgres({ databaseUrl, migrationsFolder: folder, logger, isAlone });
const columns = async () => {
  const { rows } = await client.query(`select column_name from information_schema.columns where table_name = 'page'`);
  return rows.map(({ column_name }) => column_name);
};

test('what takes away waits for the end of the deployment, and is done once', async () => {
  await migrateNow();
  await addVersion('alter table page add column nova text', 'alter table page drop column summary');
  await migrateNow();
  expect(await columns()).toEqual(expect.arrayContaining(['nova', 'summary']));
  expect(warnings.join()).toContain('db:after');
  await migrateNow(true);
  expect(await columns()).not.toContain('summary');
  warnings = [];
  await migrateNow(true);
  expect(warnings).toEqual([]);
});

test('the next version does first what the last one has left', async () => {
  await migrateNow();
  await addVersion('alter table page add column nova text', 'alter table page drop column summary');
  await migrateNow();
  await addVersion('alter table page add column summary integer', 'alter table page drop column nova');
  await migrateNow();
  expect(await columns()).toEqual(expect.arrayContaining(['nova', 'summary']));
});

test('where the extension of the search may not be created, the start says what to ask for', async () => {
  // As hosts do that have a list of what they allow.
  await client.query(`
    create function refuse() returns event_trigger language plpgsql as
      $$ begin raise 'not on the list' using errcode = 'insufficient_privilege'; end $$;
    create event trigger refuse on ddl_command_start when tag in ('CREATE EXTENSION') execute function refuse()`);
  const message = expect.stringMatching(/pg_trgm.*not on the list.*CREATE EXTENSION pg_trgm/);
  await expect(migrateNow()).rejects.toMatchObject({ cause: { message } });
  await client.query('drop event trigger refuse; create extension pg_trgm');
  await migrateNow();
  expect(await columns()).toContain('summary');
});

test('an empty database gets all steps at once', async () => {
  await addVersion('alter table page add column nova text', 'alter table page drop column summary');
  await migrateNow();
  expect(await columns()).not.toContain('summary');
  expect(warnings).toEqual([]);
});

test('a migration does not hold up the readers of a table that it waits for', async () => {
  await migrateNow();
  await addVersion('alter table page add column nova text', 'select 1');
  const reader = new Client({ connectionString: databaseUrl });
  await reader.connect();
  await client.query('begin');
  await client.query('select * from page');
  const migration = migrateNow();
  await expect.poll(() => warnings, { timeout: 10_000 }).toContain('a migration waits for a busy table');
  await reader.query('select * from page');
  await client.query('commit');
  await migration;
  expect(await columns()).toContain('nova');
  await reader.end();
});
