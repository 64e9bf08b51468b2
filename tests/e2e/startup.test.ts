import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { spawnSite, startSite, stopSite } from '#tests/support/startSite.ts';

const folder = mkdtempSync(join(tmpdir(), 'prvy-riadok-startup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['PORT', 'tretí', 'must be a port number, 0 to 65535'],
  ['DATABASE_URL', 'postgres://riadok:tajne@127.0.0.1:1/riadok', 'the database does not answer (ECONNREFUSED)'],
  ['DATA_DIR', '/proc/there/is/none', 'cannot write into /proc (ENOENT)'],
])('a wrong %s stops the start with one line that names it', async (name, value, reason) => {
  const site = await spawnSite({ DATA_DIR: folder, [name]: value });
  expect(await site.ended).toBe(1);
  expect(site.output().trim()).toBe(`Wrong environment variable ${name}: ${reason}`);
});

test('a killed server loses nothing, and a stopped one ends cleanly', { timeout: 90_000 }, async () => {
  const courseOf = async (url: string) => (await fetch(`${url}/api/course/slug/java-kurz`)).text();

  const first = await startSite({ DATA_DIR: folder });
  const before = await courseOf(first.url);
  first.process.kill('SIGKILL');
  await first.ended;

  const second = await startSite({ DATA_DIR: folder });
  expect(second.output()).toContain(second.url);
  expect(await courseOf(second.url)).toBe(before);
  expect(await stopSite(second)).toBe(0);
});

test('a taken port is told in one line', { timeout: 60_000 }, async () => {
  const first = await startSite({ DATA_DIR: folder });
  const port = new URL(first.url).port;
  const otherFolder = mkdtempSync(join(tmpdir(), 'prvy-riadok-taken-'));
  const second = await spawnSite({ DATA_DIR: otherFolder, PORT: port });
  expect(await second.ended).toBe(1);
  expect(second.output().trim()).toBe(`Port ${port} is taken: stop the other server, or set PORT.`);
  await stopSite(first);
  rmSync(otherFolder, { recursive: true, force: true });
});
