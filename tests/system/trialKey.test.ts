import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { trialKeyFile } from '#src/server/integrations/identity/trialKey.ts';
import { fill } from '#tests/support/filledFolder.ts';
import { type RunningNginx, startPlainNginx } from '#tests/support/startNginx.ts';
import { type RunningSite, startSite, stopSite } from '#tests/support/startSite.ts';

// What stands in front looks like a browser of this computer: it says nothing of whom it speaks for.

const folder = mkdtempSync(join(tmpdir(), 'prvy-riadok-trial-key-'));
let site: RunningSite;
let nginx: RunningNginx;
let forward: Server;
let key: string;

const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];

beforeAll(async () => {
  fill(folder);
  // With a line of the log for each answer.
  site = await startSite({ DATA_DIR: folder, LOG_LEVEL: 'debug' });
  stops.push(() => stopSite(site));
  const port = Number(new URL(site.url).port);
  nginx = await startPlainNginx(port);
  stops.push(nginx.stop);
  // As `ssh -R`, socat and the like pass bytes on.
  forward = createServer((socket) => {
    const onward = connect(port, '127.0.0.1');
    socket.pipe(onward).pipe(socket);
    for (const end of [socket, onward]) end.on('error', () => end.destroy());
  });
  await new Promise<void>((resolve) => forward.listen(0, '127.0.0.1', resolve));
  stops.push(() => forward.close());
  key = readFileSync(join(folder, trialKeyFile), 'utf8').trim();
}, 90_000);
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

/** Sends what a stranger would, with the host that they like. */
function ask(port: number, host: string, path: string, { method = 'GET', headers = {}, body }: Sent = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers: { host, ...headers }, agent: false as const };
    const sent = request(options, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += String(chunk);
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
    });
    sent.once('error', reject).end(body);
  });
}

/** By the sign-in page, as a person whose browser has this cookie. */
async function signIn(port: number, host: string, email: string, cookie = '') {
  const body = String(new URLSearchParams({ provider: 'google', returnTo: '/admin', name: 'Niekto', email }));
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', cookie };
  return ask(port, host, '/__/auth/local', { method: 'POST', headers, body });
}

const credentialIn = ({ headers }: Answer) => /prihlasenie=([\w.-]+)/.exec(String(headers.location))?.[1] ?? '';

async function tokenOf(port: number, host: string, credential: string): Promise<string> {
  const postBody = String(new URLSearchParams({ id_token: credential, providerId: 'google.com' }));
  const answer = await ask(port, host, '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=local', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ postBody, returnSecureToken: true }),
  });
  return JSON.parse(answer.body).idToken;
}

const deskOf = async (port: number, host: string, token: string) =>
  (await ask(port, host, '/api/admin/desk', { headers: { authorization: `Bearer ${token}` } })).status;

const ways = {
  'nginx as it is installed': () => ({ port: nginx.port, host: 'www.example.sk' }),
  'a forward of bytes': () => ({ port: (forward.address() as AddressInfo).port, host: 'localhost' }),
};

describe.each(Object.entries(ways))('behind %s', (_, way) => {
  test('nobody is the admin without the key that the start printed', async () => {
    const { port, host } = way();
    const refused = await signIn(port, host, 'admin@example.org');
    expect(refused.status).toBe(403);
    expect(credentialIn(refused)).toBe('');
    // A learner is let in, and is no more than that.
    const token = await tokenOf(port, host, credentialIn(await signIn(port, host, 'ucen@example.org')));
    expect(await deskOf(port, host, token)).toBe(403);
    const wrong = await ask(port, host, `/login?kluc=${'A'.repeat(key.length)}`);
    expect([wrong.status, wrong.headers.location]).toEqual([403, undefined]);
  });

  test('who has the key is the admin', async () => {
    const { port, host } = way();
    const opened = await ask(port, host, `/login?kluc=${key}`);
    expect(opened.status).toBe(303);
    expect(await deskOf(port, host, await tokenOf(port, host, credentialIn(opened)))).toBe(200);
    const cookie = String(opened.headers['set-cookie']).split(';')[0];
    const again = await signIn(port, host, 'admin@example.org', cookie);
    expect(await deskOf(port, host, await tokenOf(port, host, credentialIn(again)))).toBe(200);
  });
});

test('the start prints the link once, and nothing else tells the key: no error, no log, no page', async () => {
  const { output, errors } = site;
  await expect.poll(output, { timeout: 20_000 }).toMatch(/"route":"\/login","status":303/);
  expect(output().split(key)).toHaveLength(2);
  expect(output()).toContain(`${site.url}/login?kluc=${key}`);
  expect(errors()).not.toContain(key);
  const { port } = ways['a forward of bytes']();
  for (const path of ['/', '/login', '/admin', `/login?kluc=${key.slice(1)}`, '/metrics', '/healthz']) {
    const { headers, body } = await ask(port, 'localhost', path);
    expect(`${JSON.stringify(headers)}${body}`).not.toContain(key);
  }
});

test('who guesses is stopped, through whatever door', async () => {
  const { port, host } = ways['a forward of bytes']();
  const guesses = await Promise.all(
    Array.from({ length: 40 }, (_, guess) => ask(port, host, `/login?kluc=nie-je-${guess}`)),
  );
  const statuses = guesses.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([403, 429]));
  expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(10);
  expect((await ask(nginx.port, 'www.example.sk', `/login?kluc=${key}`)).status).toBe(429);
});
