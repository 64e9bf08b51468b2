import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';
import { inject } from 'vitest';
import { migrationsFolder, openDatabase } from '#src/server/db/client.ts';
import type { Database } from '#src/server/db/database.ts';
import { extensions, openPglite } from '#src/server/db/openPglite.ts';

/** A database of its own for a test file: in a real PostgreSQL when the project runs one, else in memory. */
export async function openTestDatabase(): Promise<Database> {
  const adminUrl = inject('postgresUrl') as string | undefined;
  if (!adminUrl) {
    return openPglite({ dataDir: null, migrationsFolder, logger: console, snapshot: await migratedSnapshot() });
  }
  const { databaseUrl, drop } = await createPostgresDatabase(adminUrl, migratedDatabase);
  const database = await openDatabase({ databaseUrl, dataDir: null });
  return { ...database, close: () => database.close().then(drop) };
}

/** An embedded database that stays in a folder. */
export async function openTestFolder(dataDir: string): Promise<Database> {
  return openPglite({ dataDir, migrationsFolder, logger: console, snapshot: await migratedSnapshot() });
}

/** What databases of tests are copied from: all migrations take as long as a dozen tests. */
const migratedDatabase = 'migrated';

/** Makes it, once for a PostgreSQL server. */
export async function makeMigratedDatabase(adminUrl: string): Promise<void> {
  await asAdmin(adminUrl, `create database ${migratedDatabase}`);
  const database = await openDatabase({ databaseUrl: urlOf(adminUrl, migratedDatabase), dataDir: null });
  await database.close();
}

/** A database in the PostgreSQL server of the tests: an empty one, or a copy of another. */
export async function createPostgresDatabase(adminUrl: string, template = 'template1') {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdmin(adminUrl, `create database ${name} template ${template}`);
  return { databaseUrl: urlOf(adminUrl, name), drop: () => asAdmin(adminUrl, `drop database ${name} with (force)`) };
}

function urlOf(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Takes away what earlier tests of the file have made, with all that refers to it. As `truncate … cascade` does, which takes a
 * hundred times as long: it makes the files of every table anew, while these tables hold a few rows.
 */
export async function emptyDatabase({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.execute(sql`
    do $$
    declare
      emptied regclass;
    begin
      -- Without it each row would be looked for in every table that refers to it.
      set local session_replication_role = replica;
      for emptied in
        with recursive tables as (
          select unnest('{author, course, course_product, chapter, lecture, post, tag, video, page, "user", subscriber, mail, next_course_option, promotion_code, receipt_counter, local_payment_intent, local_balance_entry, money_payout, money_month, money_asking, signing_key, blocked_person, admin_event, feedback_message, media_file, newsletter_issue, newsletter_template, content_item, content_revision, content_presence, content_source, content_publication, exercise_proof, old_address, browser_error, site_setting, desk_claim, visit}'::regclass[]) as id
          union
          select conrelid from pg_constraint join tables on confrelid = id where contype = 'f'
        )
        select id from tables
      loop
        execute format('delete from %s', emptied);
      end loop;
    end $$`);
}

async function asAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A migrated data folder, made once for each set of migrations: creating one takes seconds. */
async function migratedSnapshot(): Promise<Blob> {
  const path = join(tmpdir(), 'prvy-riadok-tests', `${migrationsHash()}.tar`);
  if (existsSync(path)) return new Blob([await readFile(path)]);
  const client = await PGlite.create('memory://', { extensions });
  await migrate(drizzle(client), { migrationsFolder });
  const snapshot = await client.dumpDataDir('none');
  await client.close();
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await mkdir(join(tmpdir(), 'prvy-riadok-tests'), { recursive: true });
  await writeFile(draft, Buffer.from(await snapshot.arrayBuffer()));
  await rename(draft, path);
  return snapshot;
}

function migrationsHash(): string {
  const hash = createHash('sha256');
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  for (const name of files.sort()) hash.update(readFileSync(join(migrationsFolder, name)));
  hash.update(readFileSync(new URL(import.meta.resolve('@electric-sql/pglite'))));
  return hash.digest('hex').slice(0, 32);
}
