import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openContentSchema } from '#src/contract/desk/content/deskContent.ts';
import { sourceListSchema } from '#src/contract/desk/content/deskSource.ts';
import type { Database } from '#src/server/db/database.ts';
import { adminEvent } from '#src/server/db/schema/adminEvent.ts';
import { contentSource, sourceItem } from '#src/server/db/schema/source.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import { createRateLimiter } from '#src/server/integrations/rateLimits.ts';
import { keepSources } from '#src/server/services/writing/source/keepSources.ts';
import { now, testApi, testCtx } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildEpisode, buildUser } from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;
let admin: UserRow;

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
});
beforeEach(async () => {
  await emptyDatabase(database);
  const rateLimiter = createRateLimiter({ pool: null });
  const adminEmails = new Set(['admin@example.org']);
  api = testApi(database, [], { integrations: { identity: issuer.verifier, rateLimiter, adminEmails } });
  admin = await buildUser(database, { email: 'admin@example.org' });
});
afterAll(() => database.close());

const podcast = { name: 'podcast' as const, address: 'https://example.org/feed.xml' };
const list = async () => (await api.ask('/admin/source', sourceListSchema, await issuer.call(admin))).items;
const ofPodcast = async () => (await list()).find(({ name }) => name === 'podcast');

test('a source says which variable it needs, how it is with it, and what it could not take', async () => {
  expect(await ofPodcast()).toMatchObject({
    state: 'unset',
    variables: ['PODCAST_FEED_URL'],
    address: null,
    report: null,
  });
  await keepSources({ ctx: testCtx(database), input: { sources: [podcast] } });
  expect(await ofPodcast()).toMatchObject({ state: 'waiting', address: podcast.address, live: 0 });
  const loss = { externalId: 'a', title: 'Prvá', url: 'https://example.org/a', isLeftOut: true, reasons: ['Preto.'] };
  const report = { taken: 3, unchanged: 2, gone: 1, losses: [loss], failure: null };
  await database.db.update(contentSource).set({ lastRunAt: now, lastSuccessAt: now, report });
  expect(await ofPodcast()).toMatchObject({ state: 'well', report });
  await database.db
    .update(contentSource)
    .set({ failuresInRow: 2, report: { ...report, failure: 'Zdroj neodpovedá.' } });
  expect(await ofPodcast()).toMatchObject({
    state: 'failing',
    failuresInRow: 2,
    report: { failure: 'Zdroj neodpovedá.' },
  });
  await database.db.update(contentSource).set({ lease: 'x', leaseUntil: new Date(now.getTime() + 1000) });
  expect(await ofPodcast()).toMatchObject({ state: 'running' });
});

test('„Načítať teraz“ makes a source due at once, and is noted', async () => {
  const asking = async (name: string) =>
    issuer.call(admin, 'POST').then((init) => [`/admin/source/${name}/run`, init] as const);
  await keepSources({ ctx: testCtx(database), input: { sources: [podcast] } });
  const later = new Date(now.getTime() + 3_600_000);
  await database.db.update(contentSource).set({ nextRunAt: later, mark: 'mark' });
  await api.ask(...(await asking('podcast').then(([path, init]) => [path, sourceListSchema, init] as const)));
  const [row] = await database.db.select().from(contentSource);
  expect(row).toMatchObject({ nextRunAt: now, mark: 'mark' });
  expect(await database.db.select({ action: adminEvent.action, target: adminEvent.target }).from(adminEvent)).toEqual([
    { action: 'source-asked', target: 'podcast' },
  ]);
  // What could not be taken is looked at anew.
  const loss = { externalId: 'a', title: 'Prvá', url: 'https://example.org/a', isLeftOut: true, reasons: ['Preto.'] };
  const report = { taken: 0, unchanged: 0, gone: 0, losses: [loss], failure: null };
  await database.db.update(contentSource).set({ report });
  await api.send(...(await asking('podcast')));
  expect((await database.db.select().from(contentSource))[0]?.mark).toBeNull();
  expect((await api.problem(...(await asking('youtube')))).status).toBe(404);
  expect((await api.problem(...(await asking('gazeta')))).status).toBe(404);
});

test('what a source owns is only read at the desk, until the source is configured no more', async () => {
  await keepSources({ ctx: testCtx(database), input: { sources: [podcast] } });
  const episode = await buildEpisode(database, { title: 'Odinakiaľ' });
  const url = 'https://example.org/a';
  const facts = { kind: 'episode' as const, itemId: episode.id, url, hash: '', publishedAt: now, at: now };
  await database.db.insert(sourceItem).values({ source: 'podcast', externalId: 'a', ...facts });
  const path = `/admin/content/episode/${episode.id}`;
  const opened = await api.ask(path, openContentSchema, await issuer.call(admin));
  expect(opened.origin).toEqual({ source: 'podcast', url });
  const { document } = opened;
  const saving = async () => {
    const init = await issuer.call(admin, 'PUT', { document: { ...document, text: 'Iné.' } });
    return { ...init, headers: { ...init.headers, 'if-match': '"0"' } };
  };
  expect(await api.problem(path, await saving())).toMatchObject({ status: 403, code: 'content-sourced' });
  for (const body of [{ step: 'withdraw' }, { step: 'archive' }, { step: 'publish', revision: 0, proofs: [] }]) {
    const call = await issuer.call(admin, 'POST', body);
    expect(await api.problem(`${path}/step`, call)).toMatchObject({ status: 403, code: 'content-sourced' });
  }
  expect(await ofPodcast()).toMatchObject({ live: 1 });
  await keepSources({ ctx: testCtx(database), input: { sources: [] } });
  expect((await api.ask(path, openContentSchema, await issuer.call(admin))).origin).toBeNull();
  expect((await api.send(path, await saving())).status).toBe(200);
});

test('a WordPress that has changed says so, signed, and is due at once', async () => {
  const secret = 'spolocne-tajomstvo';
  const blog = { name: 'wordpress' as const, address: 'https://example.org/' };
  await keepSources({ ctx: testCtx(database), input: { sources: [blog] } });
  const tomorrow = new Date(now.getTime() + 86_400_000);
  await database.db.update(contentSource).set({ nextRunAt: tomorrow });
  const dueAt = async () => (await database.db.select().from(contentSource))[0]?.nextRunAt;
  const told = testApi(database, [], { integrations: { wordpressSecret: secret } });
  const body = JSON.stringify({ post: 12 });
  const tell = (signature: string, text = body) =>
    told.send('/source/wordpress/changed', {
      method: 'POST',
      body: text,
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
    });
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

  for (const [wrong, text] of [
    ['', body],
    [signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')), body],
    [signature, `${body} `],
  ] as const) {
    expect((await tell(wrong, text)).status).toBe(400);
  }
  expect(await dueAt()).toEqual(tomorrow);
  expect(await (await tell(signature)).json()).toEqual({ received: true });
  expect(await dueAt()).toEqual(now);
  expect((await api.send('/source/wordpress/changed', { method: 'POST', body })).status).toBe(404);
});
