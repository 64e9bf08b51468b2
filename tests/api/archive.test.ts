import { createReadStream, readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describePlan } from '#scripts/sources/describePlan.ts';
import type { Database } from '#src/server/db/database.ts';
import { contentItem, contentRevision, oldAddress } from '#src/server/db/schema/content.ts';
import { post } from '#src/server/db/schema/post.ts';
import { readGhost } from '#src/server/integrations/sources/archives/readGhost.ts';
import { readWxr } from '#src/server/integrations/sources/archives/readWxr.ts';
import { findMoved } from '#src/server/services/content/findMoved.ts';
import { importDrafts, planDrafts } from '#src/server/services/content/importDrafts.ts';
import { testApi, testCtx } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildAuthor, buildPost, buildTag } from '#tests/support/factories.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await emptyDatabase(database);
  await buildAuthor(database, { id: 'zuzana', slug: 'zuzana', name: 'Zuzana Hlavatá' });
  await buildTag(database, { slug: 'zaciatky', name: 'Začiatky' });
});
afterAll(() => database.close());

const wordpress = () => readWxr(createReadStream('tests/support/wordpress/export.xml'), { podcastCategory: 'podcast' });
const ghost = () =>
  readGhost(readFileSync('tests/support/ghost/export.json', 'utf8'), { site: new URL('https://ghost.example/') });

async function bring(archive: Awaited<ReturnType<typeof wordpress>>): Promise<number> {
  const ctx = testCtx(database);
  return importDrafts({ ctx, input: await planDrafts({ ctx, input: archive }) });
}

test('an archive comes as drafts that nobody sees', async () => {
  expect(await bring(await wordpress())).toBe(12);
  const rows = await database.db.select().from(post);
  expect(rows).toHaveLength(12);
  expect(rows.every(({ published }) => !published)).toBe(true);
  const items = await database.db.select().from(contentItem);
  expect(items).toHaveLength(12);
  expect(items.every(({ state, live }) => state === 'draft' && live === null)).toBe(true);
  const revisions = await database.db.select().from(contentRevision);
  expect(revisions.map(({ id }) => id).sort()).toEqual(items.map(({ head }) => head).sort());
  expect(revisions.every(({ origin, authorUid }) => origin === 'imported' && authorUid === null)).toBe(true);
  const answer = await testApi(database).send('/wp/post/nadpisy-0');
  expect(answer.status).toBe(404);
});

test('a draft has the words, author, tags and day that it had there, and no picture of others', async () => {
  await bring(ghost());
  const [row] = await database.db.select().from(post).where(eq(post.slug, 'prvy-prispevok'));
  expect(row).toMatchObject({
    kind: 'article',
    title: 'Prvý príspevok',
    authorId: 'zuzana',
    tags: ['zaciatky'],
    publishedAt: new Date('2024-05-01T08:00:00Z'),
  });
  expect(row?.text).toContain('[Kruh](https://ghost.example/content/images/a.png)');
  expect(row?.text).not.toContain('![');
});

test('twice imported makes no twins, and leaves what was written here meanwhile', async () => {
  await bring(ghost());
  await database.db.update(post).set({ title: 'Prepísaný' }).where(eq(post.slug, 'prvy-prispevok'));
  const plan = await planDrafts({ ctx: testCtx(database), input: ghost() });
  expect(plan.every(({ isKnown }) => isKnown)).toBe(true);
  expect(await bring(ghost())).toBe(0);
  const titles = (await database.db.select().from(post)).map(({ title }) => title).sort();
  expect(titles).toEqual(['Prepísaný', 'Z nového editora', 'Zo starého editora']);
  expect(await database.db.$count(contentRevision)).toBe(3);
});

test('two imports at once make no twins either', async () => {
  const made = await Promise.all([bring(ghost()), bring(ghost())]);
  expect(made[0] + made[1]).toBe(3);
  expect(await database.db.$count(post)).toBe(3);
});

test('an address that another has gets a number', async () => {
  await buildPost(database, { id: 'iny', slug: 'prvy-prispevok' });
  await bring(ghost());
  const slugs = (await database.db.select().from(post)).map(({ slug }) => slug);
  expect(slugs).toContain('prvy-prispevok-2');
});

test('old paths lead here once the thing is on the web', async () => {
  const ctx = testCtx(database);
  await bring(await wordpress());
  expect(await findMoved(ctx, '/2024/01/nadpisy-0/')).toBeNull();
  await database.db.update(post).set({ published: true }).where(eq(post.slug, 'nadpisy-0'));
  expect(await findMoved(ctx, '/2024/01/nadpisy-0/')).toBe('/clanky/nadpisy-0');
  expect((await database.db.select().from(oldAddress)).every(({ path }) => !path.includes('?'))).toBe(true);
});

test('what will happen is said before: new, known, skipped, missing', async () => {
  const archive = ghost();
  const plan = await planDrafts({ ctx: testCtx(database), input: archive });
  const words = describePlan(archive, plan);
  expect(words).toContain('Prevezmú sa ako koncepty: 3');
  expect(words).toContain('+ Prvý príspevok (článok prvy-prispevok)');
  expect(words).toContain('Obrázky budú v\u00A0texte ako odkazy: 1.');
  expect(words).toContain('Autor nie je uvedený, bude ním Zuzana Hlavatá.');
  expect(words).toContain('- Len pre členov: Príspevok je len pre členov.');
  expect(await database.db.$count(post)).toBe(0);
});
