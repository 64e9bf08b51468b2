import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNull } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#src/server/db/client.ts';
import { mail } from '#src/server/db/schema/mail.ts';
import { fill } from '#tests/support/filledFolder.ts';
import { createLearner } from '#tests/support/learnerAccount.ts';
import { type RunningSite, startSite, stopSite } from '#tests/support/startSite.ts';

const visitors = 200;
const everybody = Array.from({ length: visitors }, (_, number) => `citatel${number}@example.org`);

function newDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'prvy-riadok-load-'));
  fill(dataDir);
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const subscribe = (site: RunningSite, email: string) =>
  post(`${site.url}/api/newsletter`, { email, subscribedFrom: 'FOOTER' });

/** To whom mails have been written, each as often as it was sent. */
async function recipients(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
  return mails.map(({ to }) => to?.[0]?.address ?? '').sort();
}

test('200 subscriptions and 200 sign-ins at once on the embedded database end without an error', async () => {
  const dataDir = newDataDir();
  const site = await startSite({ DATA_DIR: dataDir });
  onTestFinished(async () => void (await stopSite(site)));
  const answers = await Promise.all([
    ...everybody.map(async (email) => (await subscribe(site, email)).status),
    ...everybody.map(async (email) => {
      const person = { name: 'Ema', email: `ucim-sa-${email}` };
      return (await createLearner(site.url, person)).status;
    }),
  ]);
  expect(answers.filter((status) => status === 202)).toHaveLength(visitors);
  expect(answers.filter((status) => status === 200)).toHaveLength(visitors);
}, 120_000);

test('a kill in the middle loses no acknowledged subscription and sends no mail twice', async () => {
  const dataDir = newDataDir();
  const killed = await startSite({ DATA_DIR: dataDir });
  const acknowledged: string[] = [];
  const asked = everybody.map(async (email) => {
    const answer = await subscribe(killed, email).catch(() => null);
    if (answer?.status === 202) acknowledged.push(email);
    if (acknowledged.length === visitors / 2) killed.process.kill('SIGKILL');
  });
  await Promise.all(asked);
  await killed.ended;
  expect(acknowledged.length).toBeGreaterThanOrEqual(visitors / 2);

  // What the killed process had in hand waits for the end of its lease; the rest goes out at once.
  await stopSite(await startSite({ DATA_DIR: dataDir }));
  const database = await openDatabase({ databaseUrl: null, dataDir });
  const waiting = await database.db.select({ to: mail.recipient }).from(mail).where(isNull(mail.sentAt));
  await database.close();
  const reached = await recipients(dataDir);
  expect(reached).toEqual([...new Set(reached)]);
  const known = new Set([...reached, ...waiting.map(({ to }) => to)]);
  expect(acknowledged.filter((email) => !known.has(email))).toEqual([]);
}, 120_000);
