import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { startBusyClients } from '#tests/support/busyClients.ts';
import { openRaw } from '#tests/support/rawConnection.ts';
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

test('a killed server loses nothing, and a stopped one ends cleanly whatever clients do', {
  timeout: 90_000,
}, async () => {
  const courseOf = async (url: string) => (await fetch(`${url}/api/course/slug/java-kurz`)).text();

  const first = await startSite({ DATA_DIR: folder });
  const before = await courseOf(first.url);
  first.process.kill('SIGKILL');
  await first.ended;

  const second = await startSite({ DATA_DIR: folder, PUBLIC_URL: 'https://localhost' });
  expect(second.output()).toContain(second.url);
  expect(second.output()).toContain('Pozor: bez TRUST_PROXY');
  expect(await courseOf(second.url)).toBe(before);

  const asked = ['/api/course/overview', '/api/course/slug/java-kurz', '/api/wp/post', '/nie-je-tu', '/ani-tu'];
  const busy = startBusyClients(second.url, asked);
  const port = Number(new URL(second.url).port);
  await openRaw(port);
  await openRaw(port, 'GET / HTTP/1.1\r\nho');
  await openRaw(port, 'POST /api/email-feedback HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\n{');
  await delay(1000);
  const told = Date.now();
  expect(await stopSite(second)).toBe(0);
  expect(Date.now() - told).toBeLessThan(10_000);
  expect(await busy.brokenOff).toEqual([]);
  expect(busy.answers.at(-1)?.connection).toBe('close');
  expect(new Set(busy.answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
});

test('a taken port is told in one line, and a second signal ends a server at once', { timeout: 90_000 }, async () => {
  const first = await startSite({ DATA_DIR: folder });
  const port = new URL(first.url).port;
  const otherFolder = mkdtempSync(join(tmpdir(), 'prvy-riadok-taken-'));
  const second = await spawnSite({ DATA_DIR: otherFolder, PORT: port });
  expect(await second.ended).toBe(1);
  expect(second.output().trim()).toBe(`Port ${port} is taken: stop the other server, or set PORT.`);

  // A client that holds the stopping server up; whoever tells it a second time does not want to wait.
  await openRaw(Number(port), 'GET / HTTP/1.1\r\nho');
  await delay(100);
  first.process.kill('SIGTERM');
  await delay(1000);
  expect(first.process.exitCode).toBeNull();
  const told = Date.now();
  first.process.kill('SIGTERM');
  expect(await first.ended).toBe(1);
  expect(Date.now() - told).toBeLessThan(1000);
  rmSync(otherFolder, { recursive: true, force: true });
});
