import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { visitsInTimeSchema } from '#src/contract/desk/overview/deskOverview.ts';
import { otherSites } from '#src/domain/visits.ts';
import type { Database } from '#src/server/db/database.ts';
import { visit } from '#src/server/db/schema/visit.ts';
import { removeOldVisits } from '#src/server/services/overview/visit/removeOldVisits.ts';
import { startVisitCounter } from '#src/server/services/overview/visit/startVisitCounter.ts';
import { writeVisits } from '#src/server/services/overview/visit/writeVisits.ts';
import { now, testApi, testCtx } from '#tests/support/api.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { createTestIssuer } from '#tests/support/identity.ts';

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
});

afterAll(() => database.close());

beforeEach(async () => {
  await database.db.delete(visit);
});

const rows = () => database.db.select().from(visit).orderBy(visit.day, visit.path, visit.referrer);
const ofDay = (day: string, path: string, referrer: string, views: number) => ({ day, path, referrer, views });
const write = (...input: ReturnType<typeof ofDay>[]) => writeVisits({ ctx: testCtx(database), input });

let asked = 0;

/** What an admin is told, each time ten minutes later: numbers are kept for five. */
async function told(query: string, isBehindCache = false) {
  asked += 1;
  const later = new Date(now.getTime() + asked * 600_000);
  const api = testApi(database, [], { now: () => later, integrations: { identity: issuer.verifier, isBehindCache } });
  const caller = await issuer.call({ uid: 'admin', email: 'admin@example.org' });
  return api.ask(`/admin/overview/visits?${query}`, visitsInTimeSchema, caller);
}

test('what is counted in memory is written at the stop, and added to what is there', async () => {
  await write(ofDay('2026-06-15', '/kurzy', 'google.com', 2));
  const counter = startVisitCounter(testCtx(database));
  for (const referrer of ['google.com', '', '']) counter.count('/kurzy', referrer);
  await counter.stop();
  expect(await rows()).toEqual([ofDay('2026-06-15', '/kurzy', '', 2), ofDay('2026-06-15', '/kurzy', 'google.com', 3)]);
});

test('what could not be written is written by the next stop, and each view once', async () => {
  let fails = true;
  const failing = new Proxy(database.db, {
    get: (db, name) => {
      if (name === 'transaction' && fails) return () => Promise.reject(new Error('the database is away'));
      return Reflect.get(db, name);
    },
  });
  const counter = startVisitCounter({ ...testCtx(database), db: failing });
  counter.count('/kurzy', '');
  await expect(counter.stop()).rejects.toThrow('the database is away');
  fails = false;
  counter.count('/kurzy', '');
  await counter.stop();
  expect(await rows()).toEqual([ofDay('2026-06-15', '/kurzy', '', 2)]);
});

test('invented sites do not fill the table: a day tells a hundred apart', async () => {
  await write(...Array.from({ length: 98 }, (_, at) => ofDay('2026-06-15', '/', `web${at}.example`, 1)));
  await write(...Array.from({ length: 50 }, (_, at) => ofDay('2026-06-15', '/', `iny${at}.example`, 2)));
  const kept = await rows();
  expect(kept).toHaveLength(101);
  expect(kept.find(({ referrer }) => referrer === otherSites)?.views).toBe(96);
  // One that is known goes on being counted, and another day has its own.
  await write(ofDay('2026-06-15', '/', 'web0.example', 1), ofDay('2026-06-16', '/', 'iny49.example', 1));
  const ofSite = (site: string) => database.db.select().from(visit).where(eq(visit.referrer, site));
  expect(await ofSite('web0.example')).toMatchObject([{ views: 2 }]);
  expect(await ofSite('iny49.example')).toMatchObject([{ day: '2026-06-16', views: 1 }]);
});

test('many sites between two writings are not told apart in memory, and no view is lost', async () => {
  const counter = startVisitCounter(testCtx(database));
  for (let at = 0; at < 3_000; at += 1) counter.count('/', `web${at}.example`);
  await counter.stop();
  const kept = await rows();
  expect(kept.length).toBeLessThanOrEqual(101);
  expect(kept.reduce((sum, { views }) => sum + views, 0)).toBe(3_000);
});

test('days, pages and sites of a span are told, with as many days before', async () => {
  await write(
    ofDay('2026-06-11', '/', '', 20),
    ofDay('2026-06-12', '/', '', 10),
    ofDay('2026-06-13', '/', '', 5),
    ofDay('2026-06-14', '/kurzy', 'google.com', 30),
    ofDay('2026-06-15', '/kurzy', 'google.com', 10),
    ofDay('2026-06-15', '/', 'maly.example', 2),
    ofDay('2026-06-15', '/', otherSites, 1),
    ofDay('2026-06-15', '/', '', 4),
  );
  expect(await told('from=2026-06-14&to=2026-06-15')).toMatchObject({
    step: 'day',
    items: [
      { day: '2026-06-14', views: 30 },
      { day: '2026-06-15', views: 17 },
    ],
    views: 47,
    viewsBefore: 15,
    pages: [
      { path: '/kurzy', views: 40 },
      { path: '/', views: 7 },
    ],
    // Two views of a site do not name it.
    sites: [{ host: 'google.com', views: 40 }],
    otherSites: 3,
    direct: 4,
    isBehindCache: false,
  });
  // Some of the days before were not counted yet.
  expect((await told('from=2026-06-13&to=2026-06-15', true)).viewsBefore).toBeNull();
  const all = await told('', true);
  expect(all.items[0]).toEqual({ day: '2026-06-11', views: 20 });
  expect(all).toMatchObject({ views: 82, viewsBefore: null, isBehindCache: true });
});

test('a site that nobody has visited has nothing but zeros', async () => {
  const empty = await told('from=2026-06-14&to=2026-06-15');
  expect(empty).toMatchObject({ views: 0, viewsBefore: null, pages: [], sites: [], otherSites: 0, direct: 0 });
  expect((await told('')).items).toEqual([{ day: '2026-06-15', views: 0 }]);
});

test('views are kept for four hundred days', async () => {
  await write(ofDay('2025-05-10', '/', '', 1), ofDay('2025-05-11', '/', '', 1), ofDay('2026-06-15', '/', '', 1));
  expect(await removeOldVisits({ ctx: testCtx(database) })).toBe(1);
  expect((await rows()).map(({ day }) => day)).toEqual(['2025-05-11', '2026-06-15']);
});
