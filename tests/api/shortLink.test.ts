import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#src/server/db/database.ts';
import { oldAddress } from '#src/server/db/schema/content.ts';
import { post } from '#src/server/db/schema/post.ts';
import { contentSource, sourceItem } from '#src/server/db/schema/source.ts';
import { keepSources } from '#src/server/services/writing/source/keepSources.ts';
import { now, testCtx } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildEpisode, buildPost } from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';
import { startObservedServer } from '#tests/support/observedServer.ts';

let database: Database;
let dataDir: string;
let server: Awaited<ReturnType<typeof startObservedServer>>;
let rendered: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'prvy-riadok-short-'));
  const { verifier: identity } = await createTestIssuer({ now: () => now });
  const render = async (key: string) => {
    rendered.push(key);
    return { status: 200, headers: { 'content-type': 'text/html' }, html: `<h1>${key}</h1>` };
  };
  server = await startObservedServer({ database, identity, dataDir, render });
});
beforeEach(async () => {
  await emptyDatabase(database);
  await keepSources({
    ctx: testCtx(database),
    input: { sources: [{ name: 'wordpress', address: 'https://b.example/' }] },
  });
  server.pages.drop('*');
  rendered = [];
});
afterAll(async () => {
  await server.stop();
  await database.close();
  await rm(dataDir, { recursive: true });
});

const ask = async (path: string, init: RequestInit = {}) => {
  const { status, headers } = await server.get(path, { redirect: 'manual', ...init });
  return [status, headers.get('location')];
};
/** A thing that the WordPress has under this id. */
async function keepSourced(externalId: string, kind: 'article' | 'episode', itemId: string): Promise<void> {
  const facts = { kind, itemId, url: 'https://b.example/', hash: '', publishedAt: now, at: now };
  await database.db.insert(sourceItem).values({ source: 'wordpress', externalId, ...facts });
}

test('a short link of the old site leads to what is here now, and keeps the rest of the address', async () => {
  const { id: articleId } = await buildPost(database, { slug: 'clanok' });
  const { id: episodeId } = await buildEpisode(database, { slug: 'rozhovor' });
  const { id: archivedId } = await buildPost(database, { slug: 'z-archivu' });
  await keepSourced('12', 'article', articleId);
  await keepSourced('13', 'episode', episodeId);
  await database.db.insert(oldAddress).values({ path: '/?p=14', kind: 'article', itemId: archivedId, at: now });
  expect(await ask('/?p=12')).toEqual([301, '/clanky/clanok']);
  expect(await ask('/?page_id=13')).toEqual([301, '/podcast/rozhovor']);
  expect(await ask('/?utm_source=mail&p=14')).toEqual([301, '/clanky/z-archivu?utm_source=mail']);
  expect(await ask('/?p=12', { method: 'HEAD' })).toEqual([301, '/clanky/clanok']);
  // Also when the home page is in memory, and when the source is configured no more.
  await ask('/');
  await database.db.update(contentSource).set({ isConfigured: false });
  expect(await ask('/?p=12')).toEqual([301, '/clanky/clanok']);
  expect(rendered).toEqual(['/']);
});

test('what is not on the web, or of another source, is the home page', async () => {
  const { id } = await buildPost(database, { slug: 'koncept', published: false });
  await keepSourced('12', 'article', id);
  expect(await ask('/?p=12')).toEqual([200, null]);
  await database.db.update(post).set({ published: true }).where(eq(post.id, id));
  expect(await ask('/?p=12')).toEqual([301, '/clanky/koncept']);
  await keepSources({
    ctx: testCtx(database),
    input: { sources: [{ name: 'podcast', address: 'https://p.example/' }] },
  });
  await database.db.update(sourceItem).set({ source: 'podcast' });
  expect(await ask('/?p=12')).toEqual([200, null]);
});

test('other values are the home page, which is kept once', async () => {
  for (const value of ['', '0', 'x', '-1', '99999999999', '1 2', "1'--"]) {
    expect(await ask(`/?p=${encodeURIComponent(value)}`), value).toEqual([200, null]);
  }
  for (let id = 1; id <= 50; id++) expect(await ask(`/?p=${id}`)).toEqual([200, null]);
  expect(rendered).toEqual(['/']);
  expect(server.pages.size).toBe(1);
});

test('elsewhere than at the root nothing is a short link', async () => {
  const { id } = await buildPost(database, { slug: 'clanok' });
  await keepSourced('12', 'article', id);
  expect(await ask('/kurzy/java?p=12')).toEqual([200, null]);
});

test('one network cannot have numbers looked up without end', { tags: ['thorough'] }, async () => {
  let answered = 0;
  for (; answered < 2000; answered += 1) {
    const [status] = await ask(`/?p=${answered + 1}`);
    if (status === 429) break;
  }
  expect(answered).toBeLessThanOrEqual(1200);
  expect(answered).toBeGreaterThan(1000);
  // What is in memory costs nothing.
  expect(await ask('/')).toEqual([200, null]);
});
