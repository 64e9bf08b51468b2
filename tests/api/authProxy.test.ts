import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '#src/server/http/app.ts';
import { authProxyRoutes } from '#src/server/integrations/identity/authProxy.ts';
import { createFolderStore } from '#src/server/integrations/media/folderStore.ts';
import { createClientNetwork } from '#src/server/network/clientNetwork.ts';
import { PageCache } from '#src/server/pages/pageCache.ts';
import { recordingLogger } from '#tests/support/api.ts';

interface Received {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Stands for the project's own domain at Firebase. */
let received: Received[] = [];
const firebase = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  if (request.url?.includes('silent')) return;
  if (request.url?.includes('elsewhere')) {
    response.writeHead(302, { location: `http://${request.headers.host}/__/auth/followed` }).end();
    return;
  }
  received.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
  response.writeHead(request.url?.includes('missing') ? 404 : 200, { 'content-type': 'text/html', 'x-kept': 'yes' });
  response.end('<script>handler()</script>');
});
let origin: string;
let routes: ReturnType<typeof authProxyRoutes>;

beforeAll(async () => {
  await new Promise<void>((resolve) => firebase.listen(0, '127.0.0.1', resolve));
  origin = `127.0.0.1:${(firebase.address() as AddressInfo).port}`;
  routes = proxyOf(`http://${origin}`);
});
beforeEach(() => {
  received = [];
  failures = [];
});
afterAll(() => {
  firebase.closeAllConnections();
  firebase.close();
});

let failures: unknown[] = [];
const proxyOf = (target: string) =>
  authProxyRoutes({ origin: target, onFailure: (error) => failures.push(error), timeout: 300 });

const site = 'https://prvyriadok.sk';

test('the sign-in pages come from the project’s domain, as they are', async () => {
  const response = await routes.request(`${site}/__/auth/handler?state=a%20b&code=1`);
  expect([response.status, response.headers.get('x-kept'), await response.text()]).toEqual([
    200,
    'yes',
    '<script>handler()</script>',
  ]);
  expect(received).toMatchObject([{ method: 'GET', url: '/__/auth/handler?state=a%20b&code=1' }]);
  await routes.request(`${site}/__/firebase/init.json`);
  expect(received.at(-1)?.url).toBe('/__/firebase/init.json');
});

test('what the browser posts arrives, and an error comes back', async () => {
  const response = await routes.request(`${site}/__/auth/missing`, { method: 'POST', body: 'code=1' });
  expect(response.status).toBe(404);
  expect(received).toMatchObject([{ method: 'POST', body: 'code=1' }]);
});

test('cookies and tokens of the site stay here', async () => {
  await routes.request(`${site}/__/auth/handler`, {
    headers: { cookie: 'session=1', authorization: 'Bearer secret', 'accept-language': 'sk' },
  });
  const [{ headers } = { headers: {} }] = received;
  expect(headers).toMatchObject({ host: origin, 'accept-language': 'sk' });
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('authorization');
});

test('no other address is passed on', async () => {
  for (const path of ['/__/functions/x', '/__/', '/auth/handler']) {
    expect((await routes.request(site + path)).status, path).toBe(404);
  }
  expect(received).toEqual([]);
});

test('nobody can say for whom the request is', async () => {
  const forged = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];
  await routes.request(`${site}/__/auth/handler`, {
    headers: Object.fromEntries(forged.map((name) => [name, 'evil'])),
  });
  expect(received).toHaveLength(1);
  expect(JSON.stringify(received)).not.toContain('evil');
});

test('a redirect is the browser’s to follow', async () => {
  const response = await routes.request(`${site}/__/auth/elsewhere`);
  expect([response.status, response.headers.get('location')]).toEqual([302, `http://${origin}/__/auth/followed`]);
  expect(received).toEqual([]);
});

test.each([true, false])('a body of more than 1 MB is refused (length declared: %s)', async (isDeclared) => {
  const body = 'x'.repeat(1024 * 1024 + 1);
  const init = isDeclared
    ? { body, headers: { 'content-length': String(body.length) } }
    : { body: new Blob([body]).stream(), duplex: 'half' };
  const response = await routes.request(`${site}/__/auth/handler`, { method: 'POST', ...init });
  expect(response.status).toBe(413);
  expect(received).toEqual([]);
});

test.each([
  ['does not answer', () => routes],
  ['is not there', () => proxyOf('http://127.0.0.1:1')],
])('when the provider %s, a page says so in time', async (_what, proxy) => {
  const response = await proxy().request(`${site}/__/auth/silent`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toContain('<h1>Prihlásenie teraz nefunguje</h1>');
  expect(failures).toHaveLength(1);
});

test('the pages come with the provider’s headers, not with the site’s', async () => {
  const ctx = {
    db: null as never,
    actor: { kind: 'anonymous' as const },
    logger: recordingLogger(),
    now: () => new Date(),
  };
  const app = createApp({
    api: { fetch: () => new Response() },
    identityRoutes: null,
    pageForms: null,
    providerPages: routes,
    ctx: () => ctx,
    pageRoute: () => '*',
    metricsRoutes: new Hono(),
    readiness: () => Promise.reject(new Error('nobody asks')),
    pages: new PageCache({ render: () => Promise.reject(new Error('no page')), now: Date.now, onError: () => {} }),
    pageKey: ({ pathname }) => pathname,
    feedPaths: [],
    clientNetwork: createClientNetwork(null),
    publicUrl: site,
    media: createFolderStore('/nowhere'),
    clientDirectory: null,
    isStopping: () => false,
  });
  const page = await app.request(`${site}/__/auth/handler`);
  expect([page.status, page.headers.get('x-kept')]).toEqual([200, 'yes']);
  expect(page.headers.get('cross-origin-opener-policy')).toBeNull();
  expect((await app.request(`${site}/healthz`)).headers.get('cross-origin-opener-policy')).toBe('same-origin');
});
