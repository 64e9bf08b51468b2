import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createBackup, type Place } from '#src/server/backup/createBackup.ts';
import { postgresTables } from '#src/server/backup/postgresTables.ts';
import { restoreBackup } from '#src/server/backup/restoreBackup.ts';
import { migrateTo } from '#src/server/backup/schemaVersion.ts';
import { projectRoot } from '#src/server/config/projectRoot.ts';
import { migrationsFolder, openDatabase } from '#src/server/db/client.ts';
import { createPostgresDatabase } from '#tests/support/database.ts';
import { buildCourse, buildLecture, buildPost, buildUser } from '#tests/support/factories.ts';
import { allRows } from '#tests/support/tableRows.ts';

interface Journal {
  entries: { tag: string; when: number }[];
}

let folder: string;
const drops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prvy-riadok-move-'));
});
afterAll(async () => {
  for (const drop of drops) await drop();
  await rm(folder, { recursive: true });
});

async function newDatabase(): Promise<string> {
  const { databaseUrl, drop } = await createPostgresDatabase(inject('postgresUrl'));
  drops.push(drop);
  return databaseUrl;
}

const newPlace = (name: string, databaseUrl: string | null): Place => ({
  databaseUrl,
  dataDir: join(folder, name, 'data'),
  mediaDir: join(folder, name, 'media'),
});

/** The command as an operator gives it. */
function startRestore(file: string, { databaseUrl, dataDir, mediaDir }: Place): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', join(projectRoot, 'src/server/start/main.ts'), 'restore', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir, MEDIA_DIR: mediaDir },
  });
}

async function killWhen(child: ChildProcess, isInTheMiddle: () => boolean | Promise<boolean>): Promise<void> {
  const ended = once(child, 'exit');
  while (child.exitCode === null && !(await isInTheMiddle())) await sleep(2);
  child.kill('SIGKILL');
  expect(await ended, 'the restore ended before it was killed').toEqual([null, 'SIGKILL']);
}

async function ask<Row extends object>(databaseUrl: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

test('a site moves from PostgreSQL into the embedded database and back, also when each restore is killed first', async () => {
  const source = newPlace('source', await newDatabase());
  const database = await openDatabase(source);
  await buildCourse(database);
  await buildLecture(database);
  await buildPost(database, { text: 'Tabulátor \t, koniec \\. a "úvodzovky"' });
  await buildUser(database, { bio: null });
  // Enough to be killed in the middle, and more than one part.
  await database.db.execute(sql`
    insert into rate_limit select md5(n::text) || repeat('x', 100), n, n from generate_series(1, 60000) n`);
  const rows = await allRows(database);
  await database.close();
  await mkdir(source.dataDir, { recursive: true });
  await writeFile(join(source.dataDir, 'identity-key.json'), '{}');
  const first = join(folder, 'first.tar.gz');
  const { parts } = await createBackup({ file: first, place: source });
  expect(parts.filter(({ name }) => name.startsWith('database/rate_limit/')).length).toBeGreaterThan(1);

  const embedded = newPlace('embedded', null);
  await killWhen(startRestore(first, embedded), () =>
    existsSync(join(embedded.dataDir, '.restoring/pglite/PG_VERSION')),
  );
  expect(existsSync(join(embedded.dataDir, 'pglite'))).toBe(false);
  await restoreBackup({ file: first, place: embedded });
  expect((await readdir(embedded.dataDir)).sort()).toEqual(['identity-key.json', 'pglite']);

  const second = join(folder, 'second.tar.gz');
  await createBackup({ file: second, place: embedded });
  const target = newPlace('target', await newDatabase());
  const url = target.databaseUrl ?? '';
  const copying = "select 1 as one from pg_stat_activity where datname = current_database() and query ilike 'copy%'";
  await killWhen(startRestore(second, target), async () => (await ask(url, copying)).length > 0);
  const tables = "select relname from pg_class where relnamespace = 'public'::regnamespace";
  await expect.poll(() => ask(url, tables), { timeout: 20_000 }).toEqual([]);
  await restoreBackup({ file: second, place: target });
  const restored = await openDatabase(target);
  try {
    expect(await allRows(restored)).toEqual(rows);
  } finally {
    await restored.close();
  }
}, 300_000);

test('an older schema is brought up to date, a newer one is refused', async () => {
  const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal;
  const [older, newest] = [journal.entries[0], journal.entries.at(-1)];
  if (!older || !newest) throw new Error('There are no migrations.');
  const source = newPlace('old', await newDatabase());
  const client = new Client({ connectionString: source.databaseUrl ?? '' });
  await client.connect();
  await migrateTo(postgresTables(client), { name: older.tag, when: older.when, after: [] }, migrationsFolder);
  await client.query(
    "insert into tag (slug, name, position, published, updated_at) values ('java', 'Java', 1, true, now())",
  );
  await client.end();
  const file = join(folder, 'old.tar.gz');
  expect((await createBackup({ file, place: source })).schema.name).toBe(older.tag);

  const target = newPlace('current', await newDatabase());
  await restoreBackup({ file, place: target });
  expect(await ask(target.databaseUrl ?? '', 'select slug from tag')).toEqual([{ slug: 'java' }]);
  const applied = 'select max(created_at)::text as when from drizzle.__drizzle_migrations';
  expect(await ask(target.databaseUrl ?? '', applied)).toEqual([{ when: String(newest.when) }]);

  // The program before its last migration.
  const before = join(folder, 'migrations');
  await cp(migrationsFolder, before, { recursive: true });
  await writeFile(
    join(before, 'meta/_journal.json'),
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, -1) }),
  );
  const newer = join(folder, 'newer.tar.gz');
  await createBackup({ file: newer, place: target });
  const empty = newPlace('empty', await newDatabase());
  const refused = restoreBackup({ file: newer, place: empty, migrationsFolder: before });
  await expect(refused).rejects.toThrow(`schema ${newest.tag}, which is newer`);
  expect(existsSync(empty.dataDir)).toBe(false);
}, 180_000);
