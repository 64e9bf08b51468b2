import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localProjectId } from '#src/server/config/ServerConfig.ts';
import type { Database } from '#src/server/db/database.ts';
import { createEmulatorVerifier } from '#src/server/integrations/identity/emulatorVerifier.ts';
import type { LocalSession } from '#src/server/integrations/identity/localProvider.ts';
import { openLocalProvider } from '#src/server/integrations/identity/localProvider.ts';
import { openIdentity } from '#src/server/integrations/identity/openIdentity.ts';
import { trialKeyFile } from '#src/server/integrations/identity/trialKey.ts';
import { now, testApi, testCtx } from '#tests/support/api.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { createTestIssuer } from '#tests/support/identity.ts';
import { startObservedServer } from '#tests/support/observedServer.ts';

// What a proxy beside the server passes on, though the server listens on loopback alone.

interface App {
  fetch: (request: Request, env: object) => Response | Promise<Response>;
}

interface Call {
  method: string;
  path: string;
  body?: string;
  headers?: Record<string, string>;
}

const person = { name: 'Admin', email: 'admin@example.org', providerId: 'google.com', hasKey: true } as const;

let database: Database;
let dataDir: string;
let session: LocalSession;
let credential: string;
let unsigned: string;
let identity: Awaited<ReturnType<typeof openIdentity>>;
let trial: App;
let emulated: App;

beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'prvy-riadok-trial-'));
  const config = { identity: { provider: 'local' as const }, dataDir, adminEmails: [person.email] };
  identity = await openIdentity(config, { logger: testCtx(database).logger, hasRights: async () => false });
  const provider = await openLocalProvider({ dataDir, projectId: localProjectId });
  credential = await provider.issueCredential(person);
  session = await provider.signIn(credential);
  const issuer = await createTestIssuer({ projectId: 'demo', now: () => now });
  unsigned = issuer.unsigned({ email: person.email });
  const { api } = testApi(database, [], { integrations: { identity: identity.verifier } });
  const site = new Hono<{ Bindings: HttpBindings }>();
  site.all('/api/*', (c) => api.fetch(c.req.raw, c.env));
  if (identity.routes) site.route('/', identity.routes);
  trial = site;
  const verifier = createEmulatorVerifier({ projectId: 'demo', now: () => now });
  emulated = testApi(database, [], { integrations: { identity: verifier } }).api;
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

/** As it comes from a connection. */
async function send(app: App, { method, path, body, headers }: Call, host: string, more: object = {}) {
  const sent = { host: `${host}:3000`, ...headers, ...more };
  const request = new Request(`http://localhost:3000${path}`, { method, body, headers: sent });
  const answer = await app.fetch(request, { incoming: { socket: {} } });
  return { status: answer.status, body: await answer.text() };
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Every door of the trial parts, and how it answers on this computer. */
const doors: Record<string, () => [Call, number]> = {
  'the sign-in page': () => [{ method: 'GET', path: '/__/auth/local?provider=google&returnTo=/kurzy' }, 200],
  'its form': () => [
    {
      method: 'POST',
      path: '/__/auth/local',
      body: String(new URLSearchParams({ provider: 'google', returnTo: '/', name: person.name, email: person.email })),
      headers: { ...form, 'sec-fetch-site': 'same-origin' },
    },
    303,
  ],
  'signing in': () => [
    {
      method: 'POST',
      path: '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=local',
      body: JSON.stringify({
        postBody: String(new URLSearchParams({ id_token: credential, providerId: 'google.com' })),
      }),
      headers: json,
    },
    200,
  ],
  'looking an account up': () => [
    {
      method: 'POST',
      path: '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=local',
      body: JSON.stringify({ idToken: session.idToken }),
      headers: json,
    },
    200,
  ],
  'deleting an account': () => [
    {
      method: 'POST',
      path: '/identitytoolkit.googleapis.com/v1/accounts:delete?key=local',
      body: JSON.stringify({ idToken: session.idToken }),
      headers: json,
    },
    200,
  ],
  'the next token': () => [
    {
      method: 'POST',
      path: '/securetoken.googleapis.com/v1/token?key=local',
      body: String(new URLSearchParams({ grant_type: 'refresh_token', refresh_token: session.refreshToken })),
      headers: form,
    },
    200,
  ],
  'paying with a test card': () => [
    {
      method: 'POST',
      path: '/api/stripe/local/confirm',
      body: JSON.stringify({ clientSecret: 'x', cardNumber: '4242424242424242', delivery: 'once' }),
      headers: json,
    },
    401,
  ],
};

/** `[host, headers]` */
const here: [string, object][] = [
  ['localhost', {}],
  ['LOCALHOST', {}],
  ['127.0.0.1', {}],
  ['127.0.0.2', {}],
  ['[::1]', {}],
];
const outside: [string, object][] = [
  ['www.example.sk', {}],
  ['localhost.evil.com', {}],
  ['localhost.', {}],
  ['127.0.0.1.nip.io', {}],
  ['192.168.1.5', {}],
  ['localhost', { Forwarded: 'for=203.0.113.9' }],
  ['localhost', { 'X-Forwarded-For': '203.0.113.9' }],
  ['localhost', { 'X-Forwarded-For': '127.0.0.1' }],
  ['127.0.0.1', { 'X-Forwarded-Host': 'www.example.sk' }],
  ['127.0.0.1', { 'X-Forwarded-Proto': 'https' }],
  ['[::1]', { 'X-Forwarded-Anything': '' }],
  ['localhost', { 'X-Real-IP': '203.0.113.9' }],
  ['localhost', { Via: '1.1 proxy' }],
];

const said = (host: string, headers: object) => `${host} ${JSON.stringify(headers)}`;

test.each(Object.entries(doors))('%s is there for this computer, and for nobody else', async (_, door) => {
  for (const [host, headers] of here) {
    const [call, status] = door();
    expect.soft((await send(trial, call, host, headers)).status, said(host, headers)).toBe(status);
  }
  for (const [host, headers] of outside) {
    const [call] = door();
    const answer = await send(trial, call, host, headers);
    expect.soft(answer.status, said(host, headers)).toBe(404);
    expect.soft(answer.body, said(host, headers)).not.toMatch(/eyJ|Skúšobné/);
  }
});

describe.each([
  ['the local provider', () => [trial, session.idToken] as const],
  ['the emulator', () => [emulated, unsigned] as const],
])('a token of %s', (_, of) => {
  test('counts for this computer', async () => {
    const [app, token] = of();
    for (const [host, headers] of here) {
      const call = { method: 'GET', path: '/api/user', headers: bearer(token) };
      // Signed in, but without a profile: 404.
      expect.soft((await send(app, call, host, headers)).status, said(host, headers)).toBe(404);
    }
  });

  test('is refused for everybody else', async () => {
    const [app, token] = of();
    for (const [host, headers] of outside) {
      for (const [method, path] of [
        ['GET', '/api/user'],
        ['GET', '/api/course/overview'],
        ['POST', '/api/admin/order/1/refund'],
      ] as const) {
        const { body } = await send(app, { method, path, headers: bearer(token) }, host, headers);
        const refusal = { status: 401, code: 'token-invalid' };
        expect.soft(JSON.parse(body), `${path} of ${said(host, headers)}`).toMatchObject(refusal);
      }
    }
  });

  test('does not hide from others what everybody may read', async () => {
    const [app] = of();
    const call = { method: 'GET', path: '/api/course/overview' };
    expect(await send(app, call, 'www.example.sk', { 'X-Forwarded-For': '203.0.113.9' })).toMatchObject({
      status: 200,
    });
  });
});

test('the roles of an address count in sessions that were opened with the key, and in no others', async () => {
  const provider = await openLocalProvider({ dataDir, projectId: localProjectId });
  const deskOf = async (hasKey: boolean) => {
    const { idToken } = await provider.signIn(await provider.issueCredential({ ...person, hasKey }));
    return send(trial, { method: 'GET', path: '/api/admin/desk', headers: bearer(idToken) }, 'localhost');
  };
  expect((await deskOf(true)).status).toBe(200);
  expect((await deskOf(false)).status).toBe(403);
  const { refreshToken } = await provider.signIn(await provider.issueCredential({ ...person, hasKey: false }));
  const { idToken } = await provider.refresh(refreshToken);
  const call = { method: 'GET', path: '/api/admin/user', headers: bearer(idToken) };
  expect((await send(trial, call, 'localhost')).status).toBe(403);
});

test('calls inside the process are of this computer', async () => {
  const identity = createEmulatorVerifier({ projectId: 'demo', now: () => now });
  const { problem } = testApi(database, [], { integrations: { identity } });
  expect(await problem('/user', { headers: bearer(unsigned) })).toMatchObject({ status: 404 });
  const { method, body, headers } = doors['paying with a test card']?.()[0] ?? {};
  expect(await problem('/stripe/local/confirm', { method, body, headers })).toMatchObject({ status: 401 });
});

test('no page hears of the key by the address of the one before; other pages tell theirs as usual', async () => {
  const render = async () => ({ status: 200, headers: {}, html: '', resources: new Set<string>() });
  const { verifier, routes } = identity;
  const server = await startObservedServer({ database, identity: verifier, identityRoutes: routes, dataDir, render });
  try {
    const policyOf = async (path: string) =>
      (await server.get(path, { redirect: 'manual' })).headers.get('referrer-policy');
    const key = (await readFile(join(dataDir, trialKeyFile), 'utf8')).trim();
    expect(await policyOf('/login?kluc=nie-je')).toBe('no-referrer');
    expect(await policyOf(`/login?kluc=${key}`)).toBe('no-referrer');
    expect(await policyOf('/kurzy/java')).toBe('strict-origin-when-cross-origin');
    expect(await policyOf('/healthz')).toBe('strict-origin-when-cross-origin');
  } finally {
    await server.stop();
  }
});
