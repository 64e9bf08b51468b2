import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/server/db/database.ts';
import { pagesElsewhere } from '#src/server/http/crossOrigin.ts';
import { testApi } from '#tests/support/api.ts';
import { openTestDatabase } from '#tests/support/database.ts';

const site = 'https://www.example.sk';

let database: Database;
/** The API under another name than the site's, and under its own. */
let elsewhere: ReturnType<typeof testApi>;
let beside: ReturnType<typeof testApi>;

beforeAll(async () => {
  database = await openTestDatabase();
  const pagesOrigin = pagesElsewhere({ publicUrl: site, publicApiUrl: 'https://api.example.sk/api' });
  elsewhere = testApi(database, [], { pagesOrigin });
  beside = testApi(database, [], { pagesOrigin: pagesElsewhere({ publicUrl: site, publicApiUrl: '/api' }) });
});
afterAll(() => database.close());

function preflight(api: ReturnType<typeof testApi>, path: string, origin: string, method = 'PUT') {
  const headers = {
    origin,
    'access-control-request-method': method,
    'access-control-request-headers': 'authorization,content-type',
  };
  return api.send(path, { method: 'OPTIONS', headers });
}

/** The headers that let another origin read; `Vary` aside. */
const permissions = ({ headers }: Response) => [...headers.keys()].filter((name) => name.startsWith('access-control-'));
const listOf = ({ headers }: Response, name: string) => (headers.get(name) ?? '').split(',');

test.each([
  [site, '/api', null],
  [site, 'https://www.example.sk/v1', null],
  [site, 'https://api.example.sk', site],
  [site, 'https://www.example.sk:8443/api', site],
  ['http://localhost:3000', 'http://127.0.0.1:3000/api', 'http://localhost:3000'],
])('pages of %s with the API at %s call from %s', (publicUrl, publicApiUrl, origin) => {
  expect(pagesElsewhere({ publicUrl, publicApiUrl })).toBe(origin);
});

test('pages of the site may call with a token and a body, and are told so before', async () => {
  const answer = await preflight(elsewhere, '/user', site);
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBe(site);
  expect(listOf(answer, 'access-control-allow-methods')).toEqual(
    expect.arrayContaining(['GET', 'POST', 'PUT', 'DELETE']),
  );
  expect(listOf(answer, 'access-control-allow-headers')).toEqual([
    'authorization',
    'content-type',
    'if-match',
    'if-none-match',
  ]);
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  expect(Number(answer.headers.get('access-control-max-age'))).toBeGreaterThan(0);
});

test('they read answers, problems and what the headers say', async () => {
  for (const [path, status] of [
    ['/course/overview', 200],
    ['/user', 401],
    ['/nie-je', 404],
    ['/course/overview?nezname=1', 400],
  ] as const) {
    const answer = await elsewhere.send(path, { headers: { origin: site } });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin'), path).toBe(site);
    expect(listOf(answer, 'access-control-expose-headers')).toEqual(['etag', 'retry-after', 'x-request-id']);
    expect(answer.headers.get('vary')).toMatch(/\bOrigin\b/i);
  }
  const headers = { origin: site, authorization: 'Bearer x' };
  const refused = await elsewhere.send('/user', { headers });
  expect(refused.status).toBe(401);
  expect(refused.headers.get('access-control-allow-origin')).toBe(site);
});

test('they may ask whether what they have still holds', async () => {
  const first = await elsewhere.send('/course/overview', { headers: { origin: site } });
  const known = { origin: site, 'if-none-match': first.headers.get('etag') ?? '' };
  const again = await elsewhere.send('/course/overview', { headers: known });
  expect(again.status).toBe(304);
  expect(again.headers.get('access-control-allow-origin')).toBe(site);
  expect(again.headers.get('vary')).toMatch(/\bOrigin\b/i);
});

test.each([
  'https://evil.example',
  'https://api.example.sk',
  'http://www.example.sk',
  'https://www.example.sk.evil.com',
  'null',
])('pages of %s may not', async (origin) => {
  for (const answer of [
    await preflight(elsewhere, '/user', origin),
    await elsewhere.send('/course/overview', { headers: { origin } }),
  ]) {
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('an API on the site’s own origin lets nobody else read', async () => {
  for (const origin of [site, 'https://evil.example']) {
    const before = await preflight(beside, '/user', origin);
    expect(before.status).toBe(405);
    const answer = await beside.send('/course/overview', { headers: { origin } });
    expect([...permissions(before), ...permissions(answer)]).toEqual([]);
    expect(answer.headers.get('vary') ?? '').not.toMatch(/origin/i);
  }
});
