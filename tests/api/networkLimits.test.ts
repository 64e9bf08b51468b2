import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemSchema } from '#src/contract/conventions.ts';
import type { Database } from '#src/server/db/database.ts';
import { runtimes } from '#src/server/http/routes/runtimes.ts';
import { networkLimits } from '#src/server/integrations/networkLimits.ts';
import { now, testApi, testCtx } from '#tests/support/api.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { buildLecture, buildUser } from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';

const limits = {
  pages: { name: 'pages', points: 1, seconds: 60 },
  games: { name: 'games', points: 2, seconds: 60 },
  reads: { name: 'reads', points: 3, seconds: 60 },
  writes: { name: 'writes', points: 2, seconds: 60 },
};

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
});
afterAll(() => database.close());

/** Calls as they come over the network from an address. */
function callsFrom(api: ReturnType<typeof testApi>, address: string, path = '/course/overview') {
  const env = { incoming: { socket: { remoteAddress: address } } };
  return async (init: RequestInit = {}) => {
    const response = await api.api.fetch(new Request(`http://internal/api${path}`, init), env);
    return { response, status: response.status };
  };
}

async function statuses(call: () => Promise<{ status: number }>, count: number): Promise<number[]> {
  const found: number[] = [];
  for (let n = 0; n < count; n += 1) found.push((await call()).status);
  return found;
}

test('a network reads so often and no more, and hears when to come back', async () => {
  const api = testApi(database, [], { limits });
  const read = callsFrom(api, '203.0.113.7');
  expect(await statuses(read, 4)).toEqual([200, 200, 200, 429]);
  const { response } = await read({ method: 'HEAD' });
  expect(response.status).toBe(429);
  const refusal = (await read()).response;
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refusal.headers.get('content-type')).toBe('application/problem+json');
  expect(problemSchema.parse(await refusal.json()).code).toBe('too-many-requests');
  expect((await callsFrom(api, '203.0.113.8')()).status).toBe(200);
});

test('a network searches so often and no more, with a token or without; pages that say what was found are counted as pages', async () => {
  const api = testApi(database, [], { integrations: { identity: issuer.verifier } });
  const path = '/search?q=%3D';
  const search = callsFrom(api, '203.0.113.7', path);
  expect((await statuses(search, 600)).filter((status) => status !== 200)).toEqual([]);
  expect((await search()).status).toBe(429);
  expect((await search(await issuer.call(await buildUser(database)))).status).toBe(429);
  expect((await callsFrom(api, '203.0.113.8', path)()).status).toBe(200);
  expect((await api.send(path)).status).toBe(200);
});

test('an address of one’s own making in the headers changes nothing', async () => {
  const read = callsFrom(testApi(database, [], { limits }), '203.0.113.7');
  const found: number[] = [];
  for (const forged of ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4']) {
    const headers = { 'x-forwarded-for': forged, 'x-real-ip': forged, forwarded: `for=${forged}` };
    found.push((await read({ headers })).status);
  }
  expect(found).toEqual([200, 200, 200, 429]);
});

test('writes are counted before their bodies are read', async () => {
  const write = callsFrom(testApi(database, [], { limits }), '203.0.113.7');
  const deep = '['.repeat(6000) + ']'.repeat(6000);
  const post = () => write({ method: 'POST', body: deep, headers: { 'content-type': 'application/json' } });
  expect(await statuses(post, 2)).not.toContain(429);
  const body = new ReadableStream({ pull: () => Promise.reject(new Error('the body was read')) });
  const unread = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } };
  expect((await write(unread)).status).toBe(429);
});

test('a game is put together so often for a network, whether it is there or not', async () => {
  const text = '::::page{game}\n```html title="index.html"\n<p>Hra</p>\n```\n::::';
  const lecture = await buildLecture(database, { text });
  const app = runtimes(() => testCtx(database), { limits });
  const playFrom = (address: string, id: string) => async () =>
    app.request(`/runtimes/web/game/${id}`, {}, { incoming: { socket: { remoteAddress: address } } });
  const play = playFrom('203.0.113.7', lecture.id);
  const [first, missing] = [await play(), await playFrom('203.0.113.7', 'nie-je')()];
  const odd = [await playFrom('203.0.113.9', '%00')(), await playFrom('203.0.113.9', 'A%20B')()];
  expect(odd.map(({ status }) => status)).toEqual([404, 404]);
  expect([first.status, missing.status]).toEqual([200, 404]);
  expect(await first.text()).toContain('<p>Hra</p>');
  const refusal = await play();
  expect(refusal.status).toBe(429);
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await playFrom('203.0.113.8', lecture.id)()).status).toBe(200);
});

test('who is signed in is not counted, and neither is the process itself', async () => {
  const api = testApi(database, [], { limits, integrations: { identity: issuer.verifier } });
  const call = await issuer.call(await buildUser(database));
  const read = callsFrom(api, '203.0.113.7');
  expect(await statuses(() => read(call), 5)).toEqual([200, 200, 200, 200, 200]);
  expect(await statuses(async () => api.send('/course/overview'), 5)).toEqual([200, 200, 200, 200, 200]);
});

test('a whole school behind one address stays below the limits', () => {
  const { pages, games, reads, writes } = networkLimits;
  expect([pages, games, reads, writes].map(({ seconds }) => seconds)).toEqual([60, 60, 60, 60]);
  expect(reads.points).toBeGreaterThanOrEqual(1000 * 3 * 4);
  expect(Math.min(pages.points, games.points, writes.points)).toBeGreaterThanOrEqual(1000);
});
