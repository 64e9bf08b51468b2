import { createRoute } from '@hono/zod-openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Database } from '#src/server/db/database.ts';
import { everybody } from '#src/server/http/routes/callers.ts';
import { answers, endpoint } from '#src/server/http/routes/endpoint.ts';
import { type LogLine, now, testApi } from '#tests/support/api.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { buildPage, buildUser } from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;
const lines: LogLine[] = [];
/** With a profile: everybody else is refused for who they are where they may not call. */
const admin = { uid: 'uid-admin', email: 'admin@example.org' };

beforeAll(async () => {
  database = await openTestDatabase();
  await buildPage(database, { slug: 'o-projekte' });
  await buildUser(database, admin);
  issuer = await createTestIssuer({ now: () => now });
  api = testApi(database, lines, { integrations: { identity: issuer.verifier } });
  // The calls of this stage only read; writing ones follow the same conventions.
  const body = { content: { 'application/json': { schema: z.strictObject({ name: z.string() }) } }, required: true };
  const echo = createRoute({
    method: 'post',
    path: '/echo',
    security: everybody,
    request: { body },
    responses: answers(z.object({ name: z.string() }), 'The same', 400),
  });
  const { route, handler } = endpoint(echo, (c) => c.json(c.req.valid('json'), 200));
  api.api.openapi(route, handler);
});
afterAll(() => database.close());

const getPaths = () =>
  api.api.routes.filter(({ method }) => method === 'GET').map(({ path }) => path.replace('/api', ''));
const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) => ({
  method: 'POST',
  body,
  headers,
});

test('every call refuses a query parameter that it does not know', async () => {
  const paths = getPaths();
  expect(paths.length).toBeGreaterThan(12);
  const call = await issuer.call(admin);
  for (const path of paths) {
    const problem = await api.problem(`${path.replaceAll(/:\w+/g, 'x')}?nezname=1`, call);
    expect(problem, path).toMatchObject({ status: 400, code: 'invalid-input' });
    expect(problem.errors, path).toContainEqual({ path: 'nezname', message: 'is not known' });
  }
});

test('every parameter refuses what cannot be stored, before anything is asked of the database', async () => {
  const parameters = z.array(z.object({ name: z.string(), in: z.string() })).default([]);
  const documentSchema = z.object({
    paths: z.record(z.string(), z.object({ get: z.object({ parameters }).optional() })),
  });
  const { paths } = documentSchema.parse(await (await api.send('/openapi.json')).json());
  const call = await issuer.call(admin);
  const asked: string[] = [];
  for (const [path, { get }] of Object.entries(paths)) {
    for (const { name, in: place } of get?.parameters ?? []) {
      if (place !== 'query') continue;
      const address = `${path.replace(/^\/api/, '').replaceAll(/{\w+}/g, 'x')}?${name}=a%00b`;
      asked.push(address);
      expect(await api.problem(address, call), address).toMatchObject({ status: 400, code: 'invalid-input' });
    }
  }
  expect(asked).toEqual(
    expect.arrayContaining(['/search?q=a%00b', '/admin/content-search?q=a%00b', '/admin/event?actor=a%00b']),
  );
});

test('an unknown address is not found', async () => {
  for (const path of ['/', '/nie-je', '/course', '/course/slug', '/course/slug/a/b', '/wp']) {
    expect(await api.problem(path)).toMatchObject({ status: 404, code: 'not-found', title: 'Not Found' });
  }
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  '%s where only GET is answered: 405 says what is allowed',
  async (method) => {
    for (const path of ['/course/overview', '/lecture/x', '/openapi.json']) {
      expect(await api.problem(path, { method })).toMatchObject({ status: 405, code: 'method-not-allowed' });
      expect((await api.send(path, { method })).headers.get('allow')).toBe('GET, HEAD');
    }
    expect((await api.problem('/nie-je', { method })).status).toBe(404);
  },
);

test('a body is capped at 64 kB, with or without a declared length', async () => {
  const big = JSON.stringify({ name: 'x'.repeat(65 * 1024) });
  expect(await api.problem('/echo', post(big))).toMatchObject({ status: 413, code: 'content-too-large' });
  const declared = post(big, { 'content-type': 'application/json', 'content-length': String(big.length) });
  expect((await api.problem('/echo', declared)).status).toBe(413);
  const streamed = { ...post(big), body: new Blob([big]).stream(), duplex: 'half' };
  expect((await api.problem('/echo', streamed)).status).toBe(413);
  expect((await api.send('/echo', post(JSON.stringify({ name: 'x'.repeat(60 * 1024) })))).status).toBe(200);
});

test.each(['{', 'nie json', '{"name":'])('malformed JSON (%s) is refused', async (body) => {
  expect(await api.problem('/echo', post(body))).toMatchObject({ status: 400, code: 'invalid-input' });
});

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

test.each([33, 6000, 32_000])('a body of %i levels is refused for its depth', async (depth) => {
  const problem = await api.problem('/echo', post(nested(depth)));
  expect(problem).toMatchObject({ status: 400, code: 'invalid-input', detail: expect.stringContaining('nested') });
  expect((await api.problem('/nie-je', post(nested(depth)))).status, 'where nothing is, nothing is read').toBe(404);
});

test('a body of 32 levels is read', async () => {
  const problem = await api.problem('/echo', post(nested(32)));
  expect(problem.detail).not.toContain('nested');
});

test('text that cannot be stored is found wherever it stands', async () => {
  const broken = async (body: unknown) => (await api.problem('/echo', post(JSON.stringify(body)))).errors;
  const message = 'has characters that cannot be stored';
  expect(await broken({ a: [1, { b: 'x\0' }] })).toEqual([{ path: 'a.1.b', message }]);
  expect(await broken({ a: { 'b\uD800': 1 } })).toEqual([{ path: 'a', message }]);
  expect(await broken('\0')).toEqual([{ path: '', message }]);
});

test('a wrong body names its fields, unknown ones too', async () => {
  const problem = await api.problem('/echo', post('{"name":1,"admin":true}'));
  expect(problem.errors?.map(({ path }) => path)).toEqual(['name', 'admin']);
});

test('a body of another type is refused', async () => {
  const problem = await api.problem('/echo', post('name=x', { 'content-type': 'text/plain' }));
  expect(problem).toMatchObject({ status: 415, code: 'unsupported-media-type' });
});

test('a request has an id: the given one when it is sane, else a new one', async () => {
  const idOf = async (given?: string) => {
    const headers = new Headers(given === undefined ? [] : [['x-request-id', given]]);
    return (await api.send('/page/o-projekte', { headers })).headers.get('x-request-id');
  };
  expect(await idOf('abc-123_X')).toBe('abc-123_X');
  const uuid = /^[\da-f]{8}-[\da-f-]{27}$/;
  expect(await idOf()).toMatch(uuid);
  expect(await idOf('a b<script>')).toMatch(uuid);
  expect(await idOf('x'.repeat(65))).toMatch(uuid);
});

test('an answer has an ETag and is asked for again', async () => {
  const first = await api.send('/page/o-projekte');
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\da-f]{40}"$/);
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const again = await api.send('/page/o-projekte', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(again.headers.get('etag')).toBe(etag);
  expect(again.headers.get('cache-control')).toBe('no-cache');
  expect(await again.text()).toBe('');
  expect((await api.send('/page/o-projekte', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

test('HEAD answers as GET without a body, and an error is not stored', async () => {
  const head = await api.send('/page/o-projekte', { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.headers.get('etag')).toBe((await api.send('/page/o-projekte')).headers.get('etag'));
  expect(head.headers.get('cache-control')).toBe('no-cache');
  expect(await head.text()).toBe('');
  const missing = await api.send('/page/nie-je');
  expect(missing.headers.get('cache-control')).toBe('no-store');
  expect(missing.headers.get('etag')).toBeNull();
});

test('an unknown error tells nothing but the id, under which the log has it all', async () => {
  const broken = testApi({ db: new Proxy({} as Database['db'], { get: () => explode }) }, lines);
  const problem = await broken.problem('/course/overview', { headers: { 'x-request-id': 'pokazene' } });
  expect(problem).toEqual({
    type: 'about:blank',
    title: 'Internal Server Error',
    status: 500,
    code: 'internal',
    requestId: 'pokazene',
  });
  const logged = lines.find(({ level }) => level === 'error')?.details;
  expect(logged).toMatchObject({
    requestId: 'pokazene',
    method: 'GET',
    path: '/api/course/overview',
    err: expect.objectContaining({ message: 'heslo do databázy' }),
  });
});

function explode(): never {
  throw new Error('heslo do databázy');
}
