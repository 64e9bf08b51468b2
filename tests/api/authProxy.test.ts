import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { authProxyRoutes } from '#src/server/integrations/identity/authProxy.ts';

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
  received.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
  response.writeHead(request.url?.includes('missing') ? 404 : 200, { 'content-type': 'text/html', 'x-kept': 'yes' });
  response.end('<script>handler()</script>');
});
let origin: string;
let routes: ReturnType<typeof authProxyRoutes>;

beforeAll(async () => {
  await new Promise<void>((resolve) => firebase.listen(0, '127.0.0.1', resolve));
  origin = `127.0.0.1:${(firebase.address() as AddressInfo).port}`;
  routes = authProxyRoutes(`http://${origin}`);
});
beforeEach(() => {
  received = [];
});
afterAll(() => {
  firebase.close();
});

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
