import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '#src/server/db/database.ts';
import { browserError } from '#src/server/db/schema/browserError.ts';
import { mail } from '#src/server/db/schema/mail.ts';
import { checkDisk } from '#src/server/observe/checkDisk.ts';
import { now } from '#tests/support/api.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { createTestIssuer } from '#tests/support/identity.ts';
import { startObservedServer } from '#tests/support/observedServer.ts';

type Server = Awaited<ReturnType<typeof startObservedServer>>;

const metricsToken = 'metrics-token-0123456789';
const uuid = /^[\da-f]{8}-[\da-f-]{27}$/;
const person = { email: 'jana.tajna@example.org', uid: 'uid-tajna', name: 'Tajná' };

let database: Database;
let server: Server;
let dataDir: string;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;

beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'prvy-riadok-observed-'));
  issuer = await createTestIssuer({ now: () => now });
  server = await observed(database, metricsToken);
});
beforeEach(() => server.clear());
afterAll(async () => {
  await server.stop();
  await database.close();
  await rm(dataDir, { recursive: true });
});

function observed(on: Database, token?: string) {
  const render = async (key: string) => {
    if (key === '/kurzy/rozbity') throw new Error('the page broke');
    const status = key.startsWith('/kurzy/') || key === '/' ? 200 : 404;
    return { status, headers: { 'content-type': 'text/html' }, html: `<p>${key}`, resources: new Set<string>() };
  };
  return startObservedServer({
    database: on,
    identity: issuer.verifier,
    dataDir,
    render,
    ...(token && { metricsToken: token }),
  });
}

/** The lines of the access log, once there are as many. */
async function answered(count: number) {
  const found = () => server.lines().filter(({ msg }) => msg === 'answered');
  await vi.waitFor(() => expect(found().length).toBeGreaterThanOrEqual(count), 5_000);
  expect(found()).toHaveLength(count);
  return found().map(({ method, route, status, cache }) => [method, route, status, cache].filter(Boolean).join(' '));
}

const metricsOf = async (of = server) => {
  const response = await of.get('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } });
  expect(response.status).toBe(200);
  return response.text();
};

test('every answer has an id: pages, kept ones, calls, files, refusals', async () => {
  const paths = ['/kurzy/java', '/kurzy/java', '/api/course/overview', '/api/nic', '/favicon.svg', '/nic', '/%ff'];
  for (const path of [...paths, '/sitemap.xml', '/healthz', '/media/lecture/x.mp4']) {
    const response = await server.get(path);
    await response.arrayBuffer();
    expect(response.headers.get('x-request-id'), path).toMatch(uuid);
  }
  expect((await server.get('/', { method: 'POST' })).headers.get('x-request-id')).toMatch(uuid);
  const given = await server.get('/kurzy/java', { headers: { 'x-request-id': 'proxy_1-a=' } });
  expect(given.headers.get('x-request-id')).toBe('proxy_1-a=');
  const foreign = await server.get('/kurzy/java', { headers: { 'x-request-id': '{"level":60}' } });
  expect(foreign.headers.get('x-request-id')).toMatch(uuid);
  // The API's own problem names the same one.
  const problem = await server.get('/api/nic');
  expect(await problem.json()).toMatchObject({ requestId: problem.headers.get('x-request-id') });
});

test('each answer is one line: the pattern of the address, how it ended, nothing of who asked', async () => {
  const token = await issuer.token(person);
  const signed = `/media/lecture/film.mp4?until=1&signature=tajny-podpis`;
  const order = `/api/order/tajna-${randomUUID()}/receipt`;
  const secret = [...Object.values(person), token, 'tajny-podpis', 'tajna-', 'tajny-ciel', '127.0.0.1', 'Mozilla'];
  const headers = { authorization: `Bearer ${token}`, cookie: 'tajny-ciel=1', 'user-agent': 'Mozilla' };
  const paths = [
    '/kurzy/php',
    '/kurzy/php?x=tajny-ciel',
    '/login/tajny-ciel',
    signed,
    order,
    '/nic/tajna-',
    '/api/tajna-',
  ];
  for (const path of paths) await (await server.get(path, { headers })).arrayBuffer();
  await (await server.get('/kurzy/php', { method: 'HEAD' })).arrayBuffer();
  expect(await answered(8)).toEqual([
    'GET /kurzy/:slug 200 miss',
    'GET /kurzy/:slug 200 hit',
    'GET /login/:redirectUri? 404 miss',
    'GET /media/lecture/:file 403',
    'GET /api/order/:orderId/receipt 404',
    'GET * 404 miss',
    'GET /api/* 404',
    'HEAD /kurzy/:slug 200 hit',
  ]);
  const missed = server.lines().find(({ route, cache }) => route === '/kurzy/:slug' && cache === 'miss');
  expect(missed).toMatchObject({
    level: 30,
    time: expect.any(Number),
    requestId: expect.stringMatching(uuid),
    durationMs: expect.any(Number),
    bytes: 13,
  });
  for (const value of secret) expect(server.text(), value).not.toContain(value);
});

test('a visitor who leaves in the middle is one line of its own and no error', async () => {
  const head = 'POST /api/newsletter HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
  for (const body of ['content-length: 500\r\n\r\n{"email":', 'transfer-encoding: chunked\r\n\r\n9\r\n{"email":\r\n']) {
    server.clear();
    const socket = connect(server.port, '127.0.0.1');
    socket.write(head + body);
    await new Promise((resolve) => setTimeout(resolve, 200));
    socket.destroy();
    expect(await answered(1)).toEqual(['POST /api/newsletter 499']);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(server.lines().map(({ level, aborted }) => ({ level, aborted }))).toEqual([{ level: 30, aborted: true }]);
  }
});

test('an address that is no text is a page not found, and prints nothing', async () => {
  const printed = (['log', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name));
  const socket = connect(server.port, '127.0.0.1');
  socket.write('GET /%ff HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  let text = '';
  for await (const chunk of socket) text += chunk;
  expect(text).toMatch(/^HTTP\/1\.1 404 /);
  expect(await answered(1)).toEqual(['GET * 404 miss']);
  for (const spy of printed) expect(spy).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('a page that breaks is an error with the id of its answer', async () => {
  const response = await server.get('/kurzy/rozbity');
  expect(response.status).toBe(500);
  const [error] = server.lines().filter(({ level }) => level === 50);
  expect(error).toMatchObject({ requestId: response.headers.get('x-request-id'), err: { message: 'the page broke' } });
});

test('the numbers are for who has the token', async () => {
  expect((await server.get('/metrics')).status).toBe(401);
  const wrong = { authorization: 'Bearer metrics-token-0123456780' };
  expect((await server.get('/metrics', { headers: wrong })).headers.get('www-authenticate')).toBe('Bearer');
  const without = await observed(database);
  expect((await without.get('/metrics', { headers: wrong })).status).toBe(404);
  await without.stop();
});

test('requests are counted by pattern and status, whatever is asked for', async () => {
  const name = (rest: string) => `http_request_duration_seconds_count{${rest}}`;
  const own = await observed(database, metricsToken);
  for (let index = 0; index < 30; index += 1) await (await own.get(`/nic/${index}`)).text();
  for (let index = 0; index < 3; index += 1) await (await own.get('/kurzy/java')).text();
  const text = await metricsOf(own);
  expect(text).toContain(`${name('method="GET",route="*",status="404"')} 30`);
  // The two kept ones take no time, and are counted as pages only.
  expect(text).toContain(`${name('method="GET",route="/kurzy/:slug",status="200"')} 1`);
  expect(text.match(/http_request_duration_seconds_count/g)).toHaveLength(2);
  const pages = (rest: string) => `page_cache_requests_total{${rest}}`;
  expect(text).toContain(`${pages('result="hit",route="/kurzy/:slug",status="200"')} 2`);
  expect(text).toContain(`${pages('result="miss",route="/kurzy/:slug",status="200"')} 1`);
  expect(text).toContain(`${pages('result="miss",route="*",status="404"')} 30`);
  expect(text.match(/page_cache_requests_total\{/g)).toHaveLength(3);
  expect(await metricsOf(own)).toContain(`${pages('result="hit",route="/kurzy/:slug",status="200"')} 2`);
  expect(text).toContain('page_cache_entries 1');
  expect(text).toContain('page_render_duration_seconds_count{status="404"} 30');
  expect(text).toContain('page_renders_under_way 0');
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  if (database.pool) expect(text).toMatch(/^database_pool_connections [1-9]/m);
  await own.stop();
});

test('what waits is told, and degrades readiness without taking the site away', async () => {
  expect(await (await server.get('/readyz')).json()).toMatchObject({ checks: { outbox: 'ok', migrations: 'ok' } });
  const hourAgo = new Date(now.getTime() - 3_600_000);
  const letter = { recipient: person.email, subject: 'x', text: 'x', html: 'x', headers: {}, createdAt: hourAgo };
  await database.db.insert(mail).values([
    { ...letter, id: 'late', dueAt: hourAgo },
    { ...letter, id: 'later', dueAt: new Date(now.getTime() + 60_000) },
    { ...letter, id: 'sent', dueAt: hourAgo, sentAt: hourAgo },
  ]);
  const text = await metricsOf();
  expect(text).toContain('outbox_mails 2');
  expect(text).toContain('outbox_oldest_due_seconds 3600');
  expect(text).toContain('orders_pending 0');
  expect(text).toContain('database_up 1');
  await vi.waitFor(async () => {
    const response = await server.get('/readyz');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 'degraded', checks: { database: 'ok', outbox: 'late' } });
  }, 5_000);
});

test('errors of browsers are told by release, of the last four', async () => {
  const row = { name: 'Error', message: '', callers: [], times: 3, firstSeenAt: now };
  await database.db.insert(browserError).values(
    [1, 2, 3, 4, 5].flatMap((release) =>
      ['src/a.ts:1', 'src/b.ts:1'].map((place) => ({
        ...row,
        id: `${release} ${place}`,
        release: `0000000${release}`,
        place,
        lastSeenAt: new Date(now.getTime() + release),
      })),
    ),
  );
  const text = await metricsOf();
  expect(text).toContain('browser_errors{release="00000005"} 6');
  expect(text).toContain('browser_error_places{release="00000005"} 2');
  expect(text.match(/^browser_errors\{/gm)).toHaveLength(4);
  await database.db.delete(browserError);
  expect(await metricsOf()).not.toContain('browser_errors{');
});

test('a database that hangs: not ready within its time, and the numbers say so; kept pages stay', async () => {
  const own = await observed(database, metricsToken);
  await (await own.get('/kurzy/java')).text();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const locked = await new Promise<{ end: Promise<void> }>((resolve) => {
    const end: Promise<void> = database.db.transaction(async (tx) => {
      await tx.execute(sql`lock table mail in access exclusive mode`);
      resolve({ end });
      await held;
    });
  });
  const startedAt = performance.now();
  const [response, text] = await Promise.all([own.get('/readyz'), metricsOf(own)]);
  expect(performance.now() - startedAt).toBeGreaterThan(1_900);
  expect(performance.now() - startedAt).toBeLessThan(4_000);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ status: 'unavailable', checks: { database: 'away' } });
  expect(text).toContain('database_up 0');
  expect((await own.get('/kurzy/java')).status).toBe(200);
  release();
  await locked.end;
  await vi.waitFor(async () => expect((await own.get('/readyz')).status).toBe(200), 5_000);
  await own.stop();
});

test('feeds and files say 503 while the database is away', async () => {
  const away = await openTestDatabase();
  await away.close();
  const own = await observed(away);
  for (const path of ['/sitemap.xml', '/media/lecture/film.mp4?until=9999999999&signature=x', '/api/course/overview']) {
    const response = await own.get(path);
    await response.text();
    expect([response.status, response.headers.get('retry-after')], path).toEqual([503, '10']);
  }
  expect(own.lines().filter(({ level }) => Number(level) >= 50)).toEqual([]);
  await own.stop();
});

test('the disk is watched: its room, the folder of the data, the folder of the films', async () => {
  const mediaDir = dataDir;
  const none = join(dataDir, 'nie-je');
  expect(await checkDisk({ dataDir, mediaDir, diskLimits: { low: 0, full: 0 } })).toBe('ok');
  expect(await checkDisk({ dataDir, mediaDir, diskLimits: { low: Number.MAX_VALUE, full: 0 } })).toBe('low');
  expect(await checkDisk({ dataDir, mediaDir, diskLimits: { low: 0, full: Number.MAX_VALUE } })).toBe('full');
  expect(await checkDisk({ dataDir: none, mediaDir })).toBe('unwritable');
  expect(await checkDisk({ dataDir: null, mediaDir: none })).toBe('media-missing');
});
