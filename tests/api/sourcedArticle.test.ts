import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { postSchema } from '#src/contract/post.ts';
import { exportContent } from '#src/server/content/exportContent.ts';
import { importContent } from '#src/server/content/importContent.ts';
import { readContent } from '#src/server/content/readContent.ts';
import type { Database } from '#src/server/db/database.ts';
import { author } from '#src/server/db/schema/author.ts';
import { mediaFile } from '#src/server/db/schema/mediaFile.ts';
import { post } from '#src/server/db/schema/post.ts';
import { contentSource } from '#src/server/db/schema/source.ts';
import { createFolderStore } from '#src/server/integrations/media/folderStore.ts';
import type { MediaStore } from '#src/server/integrations/media/mediaStore.ts';
import { createGet, publicAndHere } from '#src/server/integrations/sources/openAddress.ts';
import type { Source, SourcedArticle } from '#src/server/integrations/sources/source.ts';
import { findMoved } from '#src/server/services/content/findMoved.ts';
import { keepSources } from '#src/server/services/source/keepSources.ts';
import { runSource } from '#src/server/services/source/runSource.ts';
import { recordingLogger, now as start, testApi } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildAuthor } from '#tests/support/factories.ts';
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

async function run(...things: SourcedArticle[]) {
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
const open = (slug: string) => testApi(database).ask(`/wp/post/${slug}`, postSchema);

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

test('permalinks of the source lead here, those at its root as well', async () => {
  await run(article({ slug: 'pamat' }));
  for (const path of ['/ako-merat-pamat', '/ako-merat-pamat/', '/2024/05/ako-merat-pamat/']) {
    expect(await findMoved(ctx(), path), path).toBe('/clanky/pamat');
  }
  expect(await findMoved(ctx(), '/ine')).toBeNull();
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
