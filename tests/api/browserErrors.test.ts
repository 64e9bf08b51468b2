import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type DeskBrowserError,
  deskBrowserErrorPageSchema,
  deskBrowserErrorSchema,
} from '#src/contract/desk/overview/deskBrowserErrors.ts';
import type { Database } from '#src/server/db/database.ts';
import { adminEvent } from '#src/server/db/schema/adminEvent.ts';
import { browserError } from '#src/server/db/schema/browserError.ts';
import { openBrowserBuilds } from '#src/server/integrations/builds/browserBuilds.ts';
import { countBrowserErrors } from '#src/server/services/overview/browserError/countBrowserErrors.ts';
import { recordBrowserError } from '#src/server/services/overview/browserError/recordBrowserError.ts';
import { removeOldBrowserErrors } from '#src/server/services/overview/browserError/removeOldBrowserErrors.ts';
import { type LogLine, now, testApi, testCtx } from '#tests/support/api.ts';
import { makeBrowserBuilds } from '#tests/support/browserBuild.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { createTestIssuer } from '#tests/support/identity.ts';

const admin = { uid: 'uid-admin', email: 'admin@example.org' };
const day = 24 * 60 * 60 * 1000;
const [served, before] = ['0000000b', '0000000a'];
const routes = new Map([['routes/course', '/kurzy/:slug']]);
const report = {
  release: served,
  route: 'routes/course',
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'slug')",
  places: [`page-${served}.js:1:12`],
};

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let lines: LogLine[];
let api: ReturnType<typeof testApi>;

/** A server of these builds, where nobody has told anything yet. */
function serve(releases: string[], columns?: number) {
  const builds = openBrowserBuilds(makeBrowserBuilds(releases, columns));
  lines = [];
  api = testApi(database, lines, { integrations: { identity: issuer.verifier, builds, routes } });
  return builds;
}

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
});
beforeEach(async () => {
  await emptyDatabase(database);
  serve([served, before]);
});
afterAll(() => database.close());

const post = (body: string | object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
});
const tell = async (body: object, headers?: Record<string, string>) => {
  const response = await api.send('/browser-errors', post(body, headers));
  expect([response.status, await response.json()]).toEqual([202, { accepted: true }]);
};
const page = async (query = '') =>
  api.ask(`/admin/browser-errors${query}`, deskBrowserErrorPageSchema, await issuer.call(admin));
const list = async (query?: string) => (await page(query)).items;
const settle = async ({ id }: Pick<DeskBrowserError, 'id'>, isSettled: boolean) =>
  api.ask(`/admin/browser-errors/${id}`, deskBrowserErrorSchema, await issuer.call(admin, 'PUT', { isSettled }));
const rows = () => database.db.select().from(browserError);

test('an error is kept with its place in our sources, logged once and counted from then on', async () => {
  const places = [
    `library-${served}.js:1:3`,
    `page-${served}.js:1:12`,
    `page-${served}.js:1:40`,
    'nobody-knows.js:1:1',
  ];
  await tell({ ...report, places });
  await tell({ ...report, places, route: 'routes/unknown' });
  const { items, releases, current } = await page();
  expect([releases, current]).toEqual([[served], served]);
  expect(items).toMatchObject([
    {
      release: served,
      place: 'src/routes/page.tsx:12',
      callers: ['src/routes/page.tsx:40'],
      name: 'TypeError',
      message: 'Cannot read properties of undefined (reading …)',
      route: null,
      times: 2,
      firstSeenAt: now.toISOString(),
      settledAt: null,
    },
  ]);
  const logged = lines.filter(({ message }) => message === 'a browser met an error that is new');
  expect(logged).toMatchObject([
    { level: 'warn', details: { release: served, place: 'src/routes/page.tsx:12', route: '/kurzy/:slug' } },
  ]);
  expect(await countBrowserErrors({ ctx: testCtx(database) })).toEqual([{ release: served, times: 2, places: 1 }]);
});

test('what only a library threw is kept under the place in the library', async () => {
  await tell({ ...report, places: [`library-${served}.js:1:3`] });
  expect(await list()).toMatchObject([{ place: 'node_modules/library/index.js:3', route: '/kurzy/:slug' }]);
});

test('of a person nothing is kept or logged, whatever a report carries', async () => {
  const said = [
    'Unexpected token \'J\', "Jana Nováková, jana@example.org" is not valid JSON',
    'URL constructor: jana@example.org is not a valid URL.',
    'Cannot convert 4111111111111111 to a BigInt at https://prvyriadok.sk/checkout?email=jana@example.org#Novak',
  ];
  for (const [at, message] of said.entries()) {
    await tell({ ...report, name: 'JanaNovakova', message, places: [`page-${served}.js:1:${at + 1}`] });
  }
  expect((await list()).map(({ name, message }) => `${name}: ${message}`).sort()).toEqual([
    'Error: Cannot convert … to a BigInt at …',
    'Error: URL constructor: … is not a valid URL.',
    'Error: Unexpected token …, … is not valid JSON',
  ]);
  // An id is by chance, and may have any four digits in it.
  const ids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
  expect(JSON.stringify([lines, await rows()]).replaceAll(ids, '')).not.toMatch(/jana|nov[aá]k|example|4111/i);
});

test('what is of no build that is served, or names no place of one, is dropped without a word', async () => {
  await tell({ ...report, release: 'ffffffff' });
  await tell({ ...report, places: ['page-ffffffff.js:1:12'] });
  await tell({ ...report, places: [`page-${served}.js:7:12`, `page-${served}.js:0:0`] });
  expect([await rows(), lines.filter(({ level }) => level === 'warn')]).toEqual([[], []]);
});

test('of a build whose source maps were taken away nothing is known, and nothing fails', async () => {
  const folders = makeBrowserBuilds([served]);
  const opened = openBrowserBuilds(folders);
  for (const folder of folders) rmSync(join(folder, '../maps'), { recursive: true });
  api = testApi(database, [], { integrations: { builds: openBrowserBuilds(folders) } });
  await tell(report);
  expect(await rows()).toEqual([]);
  // Taken away while the process runs, they are an error of ours, and not of the visitor.
  await expect(opened.sourceOf(`page-${served}.js:1:1`)).rejects.toThrow('ENOENT');
});

test.each([
  ['not JSON', '{', 400],
  ['a list', [], 400],
  ['an unknown field', { ...report, email: 'jana@example.org' }, 400],
  ['no place', { ...report, places: [] }, 400],
  ['more places than a report has', { ...report, places: Array(6).fill(report.places[0]) }, 400],
  ['an address for a place', { ...report, places: ['https://example.org/a.js:1:2'] }, 400],
  ['a folder above', { ...report, places: ['../../server/main.js:1:2'] }, 400],
  ['a message of a page', { ...report, message: 'x'.repeat(301) }, 400],
  ['a stack of a megabyte', { ...report, message: 'x'.repeat(1_000_000) }, 413],
])('%s is refused', async (_what, body, status) => {
  expect(await api.problem('/browser-errors', post(body))).toMatchObject({ status });
  expect(await rows()).toEqual([]);
});

test('a report as text, which a form of another site could send, is refused', async () => {
  const text = { ...post(report), headers: { 'content-type': 'text/plain' } };
  expect(await api.problem('/browser-errors', text)).toMatchObject({ status: 415 });
});

test('pages of other sites tell nothing', async () => {
  for (const origin of ['https://example.org', 'null', 'https://prvyriadok.sk.example.org']) {
    const problem = await api.problem('/browser-errors', post(report, { origin }));
    expect(problem).toMatchObject({ status: 403, code: 'foreign-origin' });
  }
  expect(await rows()).toEqual([]);
  await tell(report, { origin: 'https://prvyriadok.sk' });
  expect(await rows()).toHaveLength(1);
});

test('a network tells ten an hour', async () => {
  for (let call = 0; call < 10; call++) await tell(report);
  expect(await api.problem('/browser-errors', post(report))).toMatchObject({ status: 429 });
  expect(await list()).toMatchObject([{ times: 10 }]);
});

test('of ten thousand invented errors an hour keeps thirty and a release two hundred, and known ones are counted on', async () => {
  const builds = serve([served, before], 10_000);
  await tell(report);
  const invent = async (column: number, moment = now) => {
    const ctx = { ...testCtx(database), now: () => moment };
    const input = { ...report, places: [`page-${served}.js:1:${column}`] };
    await recordBrowserError({ ctx, builds, routes, input });
  };
  const atOnce = 10;
  for (let column = 1; column <= 10_000; column += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, (_, step) => invent(column + step)));
  }
  // Of those that come at one moment a few more come through.
  expect((await rows()).length).toBeLessThan(30 + atOnce);

  const row = { release: served, name: 'Error', message: '', callers: [], times: 1, firstSeenAt: now, lastSeenAt: now };
  const others = Array.from({ length: 200 }, (_, at) => ({ ...row, id: `${at}`, place: `src/${at}.ts:1` }));
  await database.db.insert(browserError).values(others);
  const full = await database.db.$count(browserError);
  const tomorrow = new Date(now.getTime() + day);
  await invent(9_999, tomorrow);
  expect(await database.db.$count(browserError)).toBe(full);
  await tell(report);
  const isKnown = eq(browserError.place, 'src/routes/page.tsx:12');
  expect(await database.db.select().from(browserError).where(isKnown)).toMatchObject([{ times: 3 }]);
  // The next release has room of its own.
  const next = openBrowserBuilds(makeBrowserBuilds(['0000000c']));
  const input = { ...report, release: '0000000c', places: ['page-0000000c.js:1:1'] };
  await recordBrowserError({ ctx: { ...testCtx(database), now: () => tomorrow }, builds: next, routes, input });
  expect(await list('?release=0000000c')).toHaveLength(1);
}, 150_000);

test('a settled error stays away in its release and older ones, and is back in the next', async () => {
  await tell(report);
  const [first] = await list();
  if (!first) throw new Error('nothing was kept');
  expect(await settle(first, true)).toMatchObject({ settledAt: now.toISOString() });
  await tell(report);
  // A tab that was opened before the deployment.
  await tell({ ...report, release: before, places: [`page-${before}.js:1:12`] });
  expect(await list()).toEqual([]);
  expect(await list('?list=all')).toHaveLength(2);
  serve(['0000000c', served, before]);
  await tell({ ...report, release: '0000000c', places: ['page-0000000c.js:1:12'] });
  expect(await list()).toMatchObject([{ release: '0000000c', place: first.place, times: 1 }]);

  await settle(first, false);
  expect((await list()).map(({ release }) => release).sort()).toEqual([before, served, '0000000c']);
  expect(await list(`?release=${before}`)).toHaveLength(1);
  const events = await database.db.select().from(adminEvent);
  expect(events).toMatchObject([
    { action: 'browser-error-settled', target: first.id, details: { place: first.place, release: served } },
    { action: 'browser-error-reopened' },
  ]);
});

test('what nobody met for ninety days goes, what was met once after fourteen', async () => {
  const row = { release: served, name: 'Error', message: '', callers: [], firstSeenAt: now };
  const ago = (days: number) => new Date(now.getTime() - days * day);
  await database.db.insert(browserError).values([
    { ...row, id: 'long ago', place: 'a', times: 900, lastSeenAt: ago(91) },
    { ...row, id: 'often', place: 'b', times: 2, lastSeenAt: ago(89) },
    { ...row, id: 'once', place: 'c', times: 1, lastSeenAt: ago(15) },
    { ...row, id: 'once, lately', place: 'd', times: 1, lastSeenAt: ago(13) },
  ]);
  expect(await removeOldBrowserErrors({ ctx: testCtx(database) })).toBe(2);
  expect((await rows()).map(({ id }) => id).sort()).toEqual(['often', 'once, lately']);
});
