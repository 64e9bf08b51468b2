import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dumpFolder, keepNightlyBackups } from '#src/server/backup/nightlyBackups.ts';
import { recordingLogger } from '#tests/support/api.ts';

const day = 24 * 60 * 60 * 1000;
let dataDir: string;
let folder: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'prvy-riadok-dumps-'));
  folder = dumpFolder(dataDir);
  await mkdir(join(dataDir, 'pglite'));
  await writeFile(join(dataDir, 'pglite/PG_VERSION'), '18');
});
afterAll(() => rm(dataDir, { recursive: true }));

const run = (now: Date, backUp = (file: string) => writeFile(file, 'dump')) =>
  keepNightlyBackups({ dataDir, now, logger: recordingLogger(), backUp, signal: new AbortController().signal });

test('a dump a night, seven of them, and none of a database that is younger than the night', async () => {
  await run(new Date());
  expect(await readdir(folder)).toEqual([]);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);

  const noon = new Date(Math.ceil(Date.now() / day) * day + day / 2);
  const names: string[] = [];
  for (let night = 0; night < 9; night++) {
    const now = new Date(noon.getTime() + night * day);
    names.push(`${now.toISOString().slice(0, 10)}.tar.gz`);
    await run(now);
    await run(new Date(now.getTime() + day / 4), () => Promise.reject(new Error('a second dump of one night')));
  }
  expect((await readdir(folder)).sort()).toEqual(names.slice(-7));
});

test('what a killed dump has left goes, and a failed one takes no older one away', async () => {
  await writeFile(join(folder, '2020-01-01.tar.gz.part'), '');
  const before = (await readdir(folder)).filter((name) => name.endsWith('.gz'));
  const later = new Date(Date.now() + 30 * day);
  await expect(run(later, () => Promise.reject(new Error('the disk is full')))).rejects.toThrow('the disk is full');
  expect((await readdir(folder)).sort()).toEqual(before.sort());
});
