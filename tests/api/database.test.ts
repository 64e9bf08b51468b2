import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#src/server/db/client.ts';
import { changeChannel, notifyChange } from '#src/server/db/contentChange.ts';
import type { Database } from '#src/server/db/database.ts';
import { lockDataDir } from '#src/server/db/dataDirLock.ts';
import { page } from '#src/server/db/schema/page.ts';
import { changesDuring } from '#tests/support/changesDuring.ts';
import { openTestDatabase, openTestFolder } from '#tests/support/database.ts';
import { buildPage } from '#tests/support/factories.ts';

let database: Database;
let folder: string;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'prvy-riadok-lock-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

test('the database answers', async () => {
  await expect(database.ping()).resolves.toBeUndefined();
});

test('listeners hear of a change until they stop', async () => {
  const stopped: string[] = [];
  const stop = database.onChange((resource) => stopped.push(resource));
  expect(await changesDuring(database, () => database.publishChange('review'))).toEqual(['review']);
  expect(stopped).toContain('review');
  stop();
  expect(await changesDuring(database, () => database.publishChange('*'))).toEqual(['*']);
  expect(stopped).not.toContain('*');
});

test('a change inside a transaction is told with its commit, or not at all', async () => {
  const rolledBack = async () => {
    const failing = database.db.transaction(async (tx) => {
      await notifyChange(tx, 'never');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
  };
  expect(await changesDuring(database, rolledBack)).toEqual([]);
  const committed = () => database.db.transaction((tx) => notifyChange(tx, 'page'));
  expect(await changesDuring(database, committed)).toEqual(['page']);
});

test.each(['["lecture:java-cykly","course:java"]', '["*"]', '{', ''])(
  'a message of another version (%s) is a change of everything',
  async (payload) => {
    const notify = () => database.db.execute(sql`select pg_notify(${changeChannel}, ${payload})`);
    expect(await changesDuring(database, notify)).toEqual(['*']);
  },
);

test('a folder is for one process: another one is refused with its number', async () => {
  const dataDir = join(folder, 'two');
  const first = await openTestFolder(dataDir);
  try {
    await buildPage(first, { slug: 'zostane' });
    await expect(openDatabase({ databaseUrl: null, dataDir })).rejects.toThrow(`in use by process ${process.pid}`);
    const script = `
      import { lockDataDir } from '#src/server/db/dataDirLock.ts';
      await lockDataDir(${JSON.stringify(dataDir)});`;
    const other = promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
    await expect(other).rejects.toThrow(`in use by process ${process.pid}`);
  } finally {
    await first.close();
  }
  const again = await openDatabase({ databaseUrl: null, dataDir });
  expect(await again.db.select({ slug: page.slug }).from(page)).toEqual([{ slug: 'zostane' }]);
  await again.close();
}, 60_000);

test('the lock of a process that is gone is taken over', async () => {
  const gone = await promisify(execFile)(process.execPath, ['-p', 'process.pid']).then(({ stdout }) => Number(stdout));
  const owners = [
    { pid: gone, host: hostname(), started: '' },
    // The number lives on in another process: it started at another time.
    ...(process.platform === 'linux' ? [{ pid: process.ppid, host: hostname(), started: '1' }] : []),
  ];
  for (const text of [...owners.map((owner) => JSON.stringify(owner)), 'not a lock']) {
    await writeFile(join(folder, 'pglite.lock'), text);
    const lock = await lockDataDir(folder);
    expect(lock.takenOver).toBe(true);
    await expect(lockDataDir(folder)).rejects.toThrow('in use');
    await lock.release();
  }
});

test('a lock of another machine holds while it shows signs of life', async () => {
  await writeFile(join(folder, 'pglite.lock'), JSON.stringify({ pid: 1, host: 'other-machine', started: '' }));
  await expect(lockDataDir(folder)).rejects.toThrow('other-machine');
});
