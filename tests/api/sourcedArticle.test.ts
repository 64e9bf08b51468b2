import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentListSchema } from '#src/contract/desk/content/deskContent.ts';
import { postSchema } from '#src/contract/post.ts';
import type { Database } from '#src/server/db/database.ts';
import { author } from '#src/server/db/schema/author.ts';
import { contentItem, contentRevision } from '#src/server/db/schema/content.ts';
import { mediaFile } from '#src/server/db/schema/mediaFile.ts';
import { post } from '#src/server/db/schema/post.ts';
import { contentSource } from '#src/server/db/schema/source.ts';
import { tag } from '#src/server/db/schema/tag.ts';
import { siteFeeds } from '#src/server/http/siteFeeds.ts';
import { createFolderStore } from '#src/server/integrations/media/folderStore.ts';
import type { MediaStore } from '#src/server/integrations/media/mediaStore.ts';
import { createRateLimiter } from '#src/server/integrations/rateLimits.ts';
import { createGet, publicAndHere } from '#src/server/integrations/sources/openAddress.ts';
import type { Source, SourcedArticle, SourcedEpisode } from '#src/server/integrations/sources/source.ts';
import { findMoved } from '#src/server/services/writing/content/findMoved.ts';
import { exportContent } from '#src/server/services/writing/folders/exportContent.ts';
import { importContent } from '#src/server/services/writing/folders/importContent.ts';
import { readContent } from '#src/server/services/writing/folders/readContent.ts';
import { keepSources } from '#src/server/services/writing/source/keepSources.ts';
import { runSource } from '#src/server/services/writing/source/runSource.ts';
import { recordingLogger, now as start, testApi, testCtx } from '#tests/support/api.ts';
import { changesDuring } from '#tests/support/changesDuring.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildAuthor, buildPost, buildTag, buildUser } from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';
import { type PodcastHost, startPodcastHost } from '#tests/support/podcastHost.ts';

let database: Database;
let host: PodcastHost;
let folder: string;
let store: MediaStore;
let time: Date;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await emptyDatabase(database);
  host = await startPodcastHost();
  folder = await mkdtemp(join(tmpdir(), 'prvy-riadok-article-'));
  store = createFolderStore(join(folder, 'media'));
  time = start;
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#262' } })
    .png()
    .toBuffer();
  host.answers.set('/graf.png', { body: picture, type: 'image/png' });
});
afterEach(async () => {
  await host.stop();
  await rm(folder, { recursive: true });
});
afterAll(() => database.close());

const ctx = () => ({ db: database.db, logger: recordingLogger(), now: () => time });
const article = (changes: Partial<SourcedArticle> = {}): SourcedArticle => ({
  kind: 'article',
  externalId: '7',
  url: 'https://blog.example.org/ako-merat-pamat/',
  slug: 'ako-merat-pamat',
  title: 'Ako merať pamäť',
  summary: '',
  publishedAt: new Date('2024-05-02T10:00:00Z'),
  updatedAt: new Date('2024-05-02T10:00:00Z'),
  text: 'Prvý odsek s **dôrazom**.',
  picture: null,
  formerPaths: ['/ako-merat-pamat/', '/2024/05/ako-merat-pamat/'],
  losses: [],
  authorName: 'Zuzana Hlavatá',
  tags: [{ slug: 'pamat', name: 'Pamäť' }],
  ...changes,
});

async function run(...things: (SourcedArticle | SourcedEpisode)[]) {
  time = new Date(time.getTime() + 6 * 60_000);
  const source: Source = {
    name: 'wordpress',
    address: 'https://blog.example.org/',
    atOnce: 4,
    look: async () => ({
      things: (async function* () {
        yield* things;
      })(),
      present: () => new Set(things.map(({ externalId }) => externalId)),
      mark: () => 'mark',
    }),
  };
  await keepSources({ ctx: ctx(), input: { sources: [source] } });
  const get = createGet(publicAndHere);
  await runSource({ ctx: ctx(), source, store, get, signal: new AbortController().signal });
  const [row] = await database.db.select().from(contentSource);
  if (!row) throw new Error('the source has no row');
  return row;
}
const told = (work: () => Promise<unknown>) => changesDuring(database, work);
const open = (slug: string) => testApi(database).ask(`/wp/post/${slug}`, postSchema);

test('a look that brings many things tells of the first at once, and of the others together', async () => {
  const many = ['1', '2', '3', '4', '5'].map((externalId) =>
    article({ externalId, slug: `clanok-${externalId}`, url: `https://blog.example.org/${externalId}/` }),
  );
  expect(await told(() => run(...many))).toHaveLength(2);
  expect((await open('clanok-5')).title).toBe('Ako merať pamäť');
  expect(await told(() => run(...many))).toEqual([]);
  // Three that went.
  expect(await told(() => run(...many.slice(3)))).toHaveLength(2);
});

test('what a killed look has changed is told by the next one', async () => {
  await run(article());
  await database.db.update(contentSource).set({ lease: 'of somebody who was killed', leaseUntil: time });
  expect(await told(() => run(article()))).toEqual(['*']);
  expect(await told(() => run(article()))).toEqual([]);
});

test('pictures of a text come from this site, once each, and one that does not come is a link', async () => {
  const text = `![Graf](${host.url}/graf.png)\n\nText \`![kód](${host.url}/kod.png)\`.\n\n![Preč](${host.url}/prec.png)\n\n![Graf znova](${host.url}/graf.png)`;
  const { report } = await run(article({ text, picture: `${host.url}/graf.png` }));
  expect(report).toMatchObject({ taken: 1, losses: [{ isLeftOut: false }] });
  expect(report.losses[0]?.reasons).toEqual(['Obrázok prec.png: súbor sa nepodarilo stiahnuť (zdroj odpovedal 404).']);
  const { html } = await open('ako-merat-pamat');
  expect(html.match(/<picture>/g)).toHaveLength(2);
  expect(html).toMatch(/<img src="\/subory\/[0-9a-f]{20}\/64x48\/graf\.webp" alt="Graf"/);
  expect(html.match(/(?:src|srcset)="http/g)).toBeNull();
  expect(html).toContain(`<a href="${host.url}/prec.png"`);
  expect(html, 'a program is left alone').toContain(`![kód](${host.url}/kod.png)`);
  expect(host.asked.filter((path) => path === '/graf.png')).toHaveLength(1);
  await run(article({ text: `${text}\n\nA dodatok.` }));
  expect(
    host.asked.filter((path) => path === '/graf.png'),
    'nor ever again',
  ).toHaveLength(1);
  expect(await database.db.$count(mediaFile)).toBe(1);
});

test('pictures of the first look are made in haste, those of a later one are lighter', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#808080', noise } })
    .blur(2)
    .png()
    .toBuffer();
  host.answers.set('/graf.png', { body: picture, type: 'image/png' });
  const weight = async () => (await database.db.select().from(mediaFile))[0]?.bytes ?? 0;
  await run(article({ text: `![Graf](${host.url}/graf.png)` }));
  const hasty = await weight();
  // As if it had never been here.
  await database.db.delete(mediaFile);
  await run(article({ text: `![Graf](${host.url}/graf.png)\n\nA dodatok.` }));
  expect(await weight()).toBeLessThan(hasty);
});

test('permalinks of the source lead here, those at its root as well', async () => {
  await run(article({ slug: 'pamat' }));
  for (const path of ['/ako-merat-pamat', '/ako-merat-pamat/', '/2024/05/ako-merat-pamat/']) {
    expect(await findMoved(ctx(), path), path).toBe('/clanky/pamat');
  }
  expect(await findMoved(ctx(), '/ine')).toBeNull();
  await run(article({ slug: 'pamat', formerPaths: ['/podcast/', '/pamat/'] }));
  expect(await findMoved(ctx(), '/podcast'), 'what this site has there stays').toBeNull();
  expect(await findMoved(ctx(), '/pamat')).toBe('/clanky/pamat');
});

test('an author is found by name, else made; what has none is the association’s', async () => {
  const zuzana = await buildAuthor(database);
  await run(
    article(),
    article({ externalId: '8', slug: 'b', authorName: 'Nová Píšuca' }),
    article({ externalId: '9', slug: 'c', authorName: '' }),
  );
  expect((await open('ako-merat-pamat')).author.slug).toBe(zuzana.slug);
  expect((await open('b')).author).toMatchObject({ name: 'Nová Píšuca', slug: 'nova-pisuca' });
  expect((await open('c')).author.name).toBe('Prvý riadok, o. z.');
  expect(await database.db.$count(author)).toBe(3);
  expect((await open('b')).summary).toBe('Prvý odsek s\u00A0dôrazom.');
});

test('links to other posts of the blog lead to their copies, also to one that is brought later', async () => {
  const blog = 'https://blog.example.org';
  const text = [
    `[Ďalší](${blog}/dalsi/#uvod), [skrátene](${blog}/?p=8), [po starom](https://www.blog.example.org/2023/dalsi/)`,
    `[Neskorší](${blog}/neskorsi/), [o nás](${blog}/o-nas/), [inde](https://iny.example.org/dalsi/)`,
    `\`\`\`text static\n[Ďalší](${blog}/dalsi/)\n\`\`\``,
  ].join('\n\n');
  const from = article({ text });
  const later = (externalId: string, slug: string) =>
    article({ externalId, slug, url: `${blog}/${slug}/`, formerPaths: [`/${slug}/`, `/2023/${slug}/`], tags: [] });
  const hrefs = async () =>
    [...(await open('ako-merat-pamat')).html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  await run(from, later('8', 'dalsi'));
  const known = ['/clanky/dalsi#uvod', '/clanky/dalsi', '/clanky/dalsi'];
  const others = [`${blog}/o-nas/`, 'https://iny.example.org/dalsi/'];
  expect(await hrefs()).toEqual([...known, `${blog}/neskorsi/`, ...others]);
  expect((await open('ako-merat-pamat')).html, 'a program is left alone').toContain(`[Ďalší](${blog}/dalsi/)`);
  const { report } = await run(from, later('8', 'dalsi'), later('9', 'neskorsi'));
  expect(report).toMatchObject({ taken: 1, unchanged: 2 });
  expect(await hrefs()).toEqual([...known, '/clanky/neskorsi', ...others]);
});

describe('names of a source', () => {
  const jana = { authorId: '5', authorName: 'Jana Nováková' };
  const other = (changes: Partial<SourcedArticle> = {}) =>
    article({ externalId: '8', slug: 'b', title: 'Iný', formerPaths: [], authorName: '', tags: [], ...changes });
  const statusOf = async (path: string) => (await testApi(database).send(path)).status;
  const sitemap = async () => {
    const feed = siteFeeds({ ctx: testCtx(database), publicUrl: 'https://prvyriadok.sk' }).get('/sitemap.xml');
    return (await feed?.())?.html ?? '';
  };
  const tagNames = async () =>
    (await database.db.select().from(tag)).map(({ name, published }) => (published ? name : `(${name})`)).sort();

  test('an author who is renamed there is renamed here, and the old address leads to the new one', async () => {
    await run(article(jana));
    await run(article({ authorId: '5', authorName: 'Jana Kováčová' }));
    expect((await open('ako-merat-pamat')).author).toMatchObject({ name: 'Jana Kováčová', slug: 'jana-kovacova' });
    expect(await findMoved(ctx(), '/lektor/jana-novakova')).toBe('/lektor/jana-kovacova');
    expect(await database.db.$count(author)).toBe(1);
  });

  test('a name that was changed at the desk stays, and makes no twin', async () => {
    await run(article(jana));
    await database.db.update(author).set({ name: 'Janka' });
    await run(article({ ...jana, title: 'Nový nadpis' }));
    expect((await open('ako-merat-pamat')).author.name).toBe('Janka');
    await run(article({ authorId: '5', authorName: 'Jana Kováčová' }));
    expect((await open('ako-merat-pamat')).author.name).toBe('Janka');
    expect(await database.db.$count(author)).toBe(1);
  });

  test('of two people of one name only the renamed one gets another', async () => {
    await run(article(jana), other({ ...jana, authorId: '6' }));
    await run(article({ authorId: '5', authorName: 'Jana Kováčová' }), other({ ...jana, authorId: '6' }));
    expect((await open('ako-merat-pamat')).author.name).toBe('Jana Kováčová');
    expect((await open('b')).author.name).toBe('Jana Nováková');
  });

  test('an author whose last post went leaves the web and the sitemap, and comes back with the next one', async () => {
    const zuzana = await buildAuthor(database);
    await run(article(jana), other());
    expect(await sitemap()).toContain('/lektor/jana-novakova');
    await run(article({ authorId: '7', authorName: 'Ľuboš Čierny' }), other());
    expect(await statusOf('/author/slug/jana-novakova')).toBe(404);
    expect(await sitemap()).not.toContain('jana-novakova');
    expect(await statusOf(`/author/slug/${zuzana.slug}`), 'who is the site’s own stays').toBe(200);
    await run(other());
    expect(await statusOf('/author/slug/lubos-cierny')).toBe(404);
    await run(article(jana), other());
    expect((await open('ako-merat-pamat')).author.slug).toBe('jana-novakova');
  });

  test('an author whom a draft or the desk has is left alone', async () => {
    await run(article(jana), other());
    const { slug } = (await open('ako-merat-pamat')).author;
    const [made] = await database.db.select().from(author).where(eq(author.slug, slug));
    if (!made) throw new Error('Nobody was made.');
    const data = { title: 'Rozpísaný', author: made.id };
    const revision = { kind: 'article' as const, itemId: 'nas', origin: 'saved' as const, at: start };
    const [head] = await database.db
      .insert(contentRevision)
      .values({ ...revision, document: { data, text: '', quiz: null } })
      .returning();
    const item = {
      kind: 'article' as const,
      id: 'nas',
      state: 'draft' as const,
      head: head?.id ?? 0,
      updatedAt: start,
    };
    await database.db.insert(contentItem).values(item);
    await run(other());
    expect(await statusOf(`/author/slug/${slug}`)).toBe(200);
    await database.db.update(contentItem).set({ state: 'archived' });
    await run(other({ title: 'Ešte inak' }));
    expect(await statusOf(`/author/slug/${slug}`)).toBe(404);
  });

  test('a renamed tag takes its new name, but for one that was changed at the desk', async () => {
    const own = await buildTag(database, { slug: 'java', name: 'Java' });
    const tags = (name: string) => [
      { id: '3', slug: 'pamat', name },
      { id: '4', slug: own.slug, name: `${name} v Jave` },
    ];
    await run(article({ tags: tags('Pamäť') }));
    await run(article({ tags: tags('Pamäť a spol') }));
    expect(await tagNames()).toEqual(['Java', 'Pamäť a spol']);
    await database.db.update(tag).set({ name: 'Operačná pamäť' }).where(eq(tag.slug, 'pamat'));
    await run(article({ tags: tags('RAM') }));
    expect(await tagNames()).toEqual(['Java', 'Operačná pamäť']);
  });

  test('a tag whose last post went leaves the web, unless something here has it', async () => {
    const tags = [
      { id: '3', slug: 'pamat', name: 'Pamäť' },
      { id: '4', slug: 'grafy', name: 'Grafy' },
    ];
    await run(article({ tags }), other());
    await buildPost(database, { tags: ['grafy'] });
    await run(other());
    expect(await tagNames()).toEqual(['(Pamäť)', 'Grafy']);
    await run(article({ tags }), other());
    expect(await tagNames()).toEqual(['Grafy', 'Pamäť']);
  });
});

test('an export has what came from a source, and another site takes it as its own, without a twin', async () => {
  await run(article({ text: `![Graf](${host.url}/graf.png)` }));
  const directory = join(folder, 'export');
  await exportContent({ ctx: ctx(), store, input: { directory } });
  const content = readContent({ directory });
  expect(content.posts.map(({ slug }) => slug)).toEqual(['ako-merat-pamat']);
  await emptyDatabase(database);
  await importContent({ ctx: ctx(), input: { content } });
  expect((await run(article())).report.taken).toBe(1);
  expect(await database.db.$count(post)).toBe(1);
});

test('what one article breaks is said of it alone, and the others come', async () => {
  const { report } = await run(article({ text: 'Nula: \u0000.' }), article({ externalId: '8', slug: 'b' }));
  expect(report).toMatchObject({ taken: 1, failure: null, losses: [{ externalId: '7', isLeftOut: true }] });
  expect((await open('b')).title).toBe('Ako merať pamäť');
});

test('an article that takes too long to read is left out, with the paragraph that does', {
  tags: ['thorough'],
  timeout: 60_000,
}, async () => {
  const text = `Ahoj.\n\n${'*'.repeat(15_000)}a${'*'.repeat(15_000)}`;
  const { report } = await run(article({ text }), article({ externalId: '8', slug: 'b' }));
  expect(report).toMatchObject({ taken: 1, failure: null });
  expect(report.losses).toMatchObject([
    { externalId: '7', isLeftOut: true, reasons: [expect.stringContaining('ktorý sa začína na riadku 3.')] },
  ]);
});

test('a host of pictures that is no more is asked three times in a look, and holds nothing up', async () => {
  const dead = await startPodcastHost();
  dead.isAway = true;
  const things = Array.from({ length: 6 }, (_, index) =>
    article({ externalId: `d${index}`, slug: `d${index}`, text: `![Graf](${dead.url}/${index}.png)` }),
  );
  const first = await run(...things);
  expect([first.report.taken, first.mark]).toEqual([6, null]);
  expect(dead.asked).toHaveLength(3);
  // After a second time in vain the next look goes on behind them.
  const second = await run(...things);
  expect([second.report.losses.length, second.mark]).toEqual([6, 'mark']);
  await dead.stop();
});

const asEditor = async () => {
  const issuer = await createTestIssuer({ now: () => start });
  const person = await buildUser(database, { email: 'admin@example.org' });
  const rateLimiter = createRateLimiter({ pool: null });
  const adminEmails = new Set(['admin@example.org']);
  const desk = testApi(database, [], { integrations: { identity: issuer.verifier, rateLimiter, adminEmails } });
  return async () => {
    const { items } = await desk.ask('/admin/content?kind=article', contentListSchema, await issuer.call(person));
    return items.map(({ name, state, isLive }) => ({ name, state, isLive }));
  };
};
/** Where readers could meet a post. */
const seenBy = async (words: string) => {
  const feeds = siteFeeds({ ctx: testCtx(database), publicUrl: 'https://prvyriadok.sk' });
  const pages = await Promise.all([...feeds.values()].map((feed) => feed()));
  const list = await testApi(database).send('/wp/post?kind=article');
  const texts = [...pages.map(({ html }) => html), await list.text()];
  return texts.filter((text) => text.includes(words)).length;
};

test('a draft stands at the desk alone, until it is published there', async () => {
  const list = await asEditor();
  const draft = article({
    isDraft: true,
    title: 'Rozpísaný',
    slug: 'rozpisany',
    publishedAt: new Date(0),
    formerPaths: ['/?p=7'],
    authorName: 'Nová Píšuca',
  });
  const other = article({ externalId: '8', slug: 'rozpisany', title: 'Hotový', formerPaths: [], tags: [] });
  expect((await run(draft, other)).report).toMatchObject({ taken: 2, losses: [] });
  expect(await list()).toEqual([
    { name: 'Rozpísaný', state: 'draft', isLive: false },
    { name: 'Hotový', state: 'published', isLive: true },
  ]);
  expect((await open('rozpisany')).title, 'a draft takes no address from another').toBe('Hotový');
  expect(await seenBy('Rozpísaný')).toBe(0);
  expect(await seenBy('Hotový')).toBeGreaterThan(1);
  expect((await testApi(database).send('/author/slug/nova-pisuca')).status).toBe(404);
  expect(await database.db.$count(tag)).toBe(0);
  expect((await run(draft, other)).report).toMatchObject({ taken: 0, unchanged: 2 });

  await run(article({ title: 'Dopísaný', slug: 'dopisany', authorName: 'Nová Píšuca' }), other);
  expect(await open('dopisany')).toMatchObject({ title: 'Dopísaný', author: { name: 'Nová Píšuca' } });
  expect(await seenBy('Dopísaný')).toBeGreaterThan(0);
  expect((await list()).map(({ state }) => state)).toEqual(['published', 'published']);

  await run({ ...draft, title: 'Prerobený' }, other);
  expect((await testApi(database).send('/wp/post/dopisany')).status).toBe(404);
  expect(await seenBy('Prerobený')).toBe(0);
  expect(await list()).toContainEqual({ name: 'Prerobený', state: 'draft', isLive: false });
  await run(article({ title: 'Dopísaný', slug: 'dopisany' }), other);
  expect((await open('dopisany')).title).toBe('Dopísaný');
});

test('a draft that is thrown away there is put away here, and comes back as it was', async () => {
  const list = await asEditor();
  const draft = article({ isDraft: true, title: 'Rozpísaný', publishedAt: new Date(0) });
  const other = article({ externalId: '8', slug: 'hotovy', title: 'Hotový' });
  await run(draft, other);
  expect((await run(other)).report.gone, 'nothing has left the web').toBe(0);
  expect(await list()).toContainEqual({ name: 'Rozpísaný', state: 'archived', isLive: false });
  await run(draft, other);
  expect(await list()).toContainEqual({ name: 'Rozpísaný', state: 'draft', isLive: false });
  // The same of one that was on the web in between.
  await run(article({ title: 'Rozpísaný' }), other);
  await run(other);
  expect(await list()).toContainEqual({ name: 'Rozpísaný', state: 'archived', isLive: false });
});

test('a draft becomes an episode when its recording is there', async () => {
  const audio = { url: `${host.url}/nahravka.mp3`, mimeType: 'audio/mpeg', bytes: null, durationSeconds: 60 };
  const episode = (isDraft: boolean): SourcedEpisode => ({
    ...article({ title: 'Rozhovor', slug: 'rozhovor', publishedAt: isDraft ? new Date(0) : start }),
    ...{ kind: 'episode', audio, chapters: [], transcript: null, season: null, number: null },
    ...(isDraft && { isDraft }),
  });
  const older = article({ externalId: '8', slug: 'hotovy' });
  await run(article({ isDraft: true, title: 'Rozhovor', publishedAt: new Date(0) }), older);
  await run(episode(true), older);
  // An episode that comes before it gets the first number.
  const first = { ...episode(false), externalId: '9', slug: 'prvy', formerPaths: [] };
  await run(episode(true), first, older);
  const { report } = await run(episode(false), first, older);
  expect(report.losses).toEqual([]);
  expect((await open('prvy')).audio?.episode).toBe(1);
  expect(await open('rozhovor')).toMatchObject({ kind: 'podcast', title: 'Rozhovor', audio: { episode: 2 } });
  expect(await findMoved(ctx(), '/ako-merat-pamat')).toBe('/podcast/rozhovor');
});

test('an article on the web becomes an episode when it is called one there, and an article again', async () => {
  const audio = { url: `${host.url}/nahravka.mp3`, mimeType: 'audio/mpeg', bytes: null, durationSeconds: 60 };
  const written = article({ title: 'Rozhovor', slug: 'rozhovor' });
  const episode: SourcedEpisode = {
    ...written,
    ...{ kind: 'episode', audio, chapters: [], transcript: null, season: null, number: null },
  };
  await run(written);
  const { report } = await run({ ...episode, audio: { ...audio, url: `${host.url}/nikde` } });
  expect(report.losses, 'without its recording it stays what it is').toMatchObject([
    { isLeftOut: true, reasons: ['Nahrávka: súbor sa nepodarilo stiahnuť (zdroj odpovedal 404).'] },
  ]);
  expect((await open('rozhovor')).kind).toBe('article');
  expect((await run(episode)).report.losses).toEqual([]);
  expect(await open('rozhovor')).toMatchObject({ kind: 'podcast', title: 'Rozhovor', audio: { episode: 1 } });
  for (const path of ['/clanky/rozhovor', '/ako-merat-pamat']) {
    expect(await findMoved(ctx(), path), path).toBe('/podcast/rozhovor');
  }
  expect(await database.db.$count(post)).toBe(1);
  await run(written);
  expect(await open('rozhovor')).toMatchObject({ kind: 'article', audio: null });
  expect(await findMoved(ctx(), '/podcast/rozhovor')).toBe('/clanky/rozhovor');
});
