import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type PostPage, postPageSchema, postSchema } from '#src/contract/post.ts';
import type { Database } from '#src/server/db/database.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { mediaFile } from '#src/server/db/schema/mediaFile.ts';
import { post } from '#src/server/db/schema/post.ts';
import { contentSource } from '#src/server/db/schema/source.ts';
import { siteFeeds } from '#src/server/http/siteFeeds.ts';
import { createFolderStore } from '#src/server/integrations/media/folderStore.ts';
import type { MediaStore } from '#src/server/integrations/media/mediaStore.ts';
import { createGet, publicAndHere } from '#src/server/integrations/sources/openAddress.ts';
import { createPodcastSource } from '#src/server/integrations/sources/podcast/podcastSource.ts';
import { findMoved } from '#src/server/services/writing/content/findMoved.ts';
import { exportContent } from '#src/server/services/writing/folders/exportContent.ts';
import { importContent } from '#src/server/services/writing/folders/importContent.ts';
import { readContent } from '#src/server/services/writing/folders/readContent.ts';
import { fetchFile } from '#src/server/services/writing/source/fetchFile.ts';
import { keepSources } from '#src/server/services/writing/source/keepSources.ts';
import { runSource } from '#src/server/services/writing/source/runSource.ts';
import { type LogLine, recordingLogger, now as start, testApi, testCtx } from '#tests/support/api.ts';
import { smallContent, writeContentFolder } from '#tests/support/contentFolder.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { encodeAs } from '#tests/support/encodeAs.ts';
import { buildEpisode, buildPost, buildUser } from '#tests/support/factories.ts';
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
  folder = await mkdtemp(join(tmpdir(), 'prvy-riadok-source-'));
  store = createFolderStore(folder);
  time = start;
});
afterEach(async () => {
  await host.stop();
  await rm(folder, { recursive: true });
});
afterAll(() => database.close());

const ctx = () => ({ db: database.db, logger: recordingLogger(), now: () => time });
const source = () => {
  const get = createGet(publicAndHere);
  return { get, source: createPodcastSource({ url: `${host.url}/feed.xml`, get }) };
};
async function run(minutesLater = 6) {
  time = new Date(time.getTime() + minutesLater * 60_000);
  const { get, source: podcast } = source();
  await keepSources({ ctx: ctx(), input: { sources: [podcast] } });
  const ran = await runSource({ ctx: ctx(), source: podcast, store, get, signal: new AbortController().signal });
  const [row] = await database.db.select().from(contentSource).where(eq(contentSource.name, 'podcast'));
  if (!row) throw new Error('the source has no row');
  return { ran, ...row };
}
const list = (): Promise<PostPage> => testApi(database).ask('/wp/post?kind=podcast', postPageSchema);
const open = (slug: string) => testApi(database).ask(`/wp/post/${slug}`, postSchema);

const first = { guid: 'a', title: 'Prvá epizóda', pubDate: 'Mon, 02 Mar 2026 10:00:00 +0100' };
const second = { guid: 'b', title: 'Druhá epizóda', pubDate: 'Mon, 09 Mar 2026 10:00:00 +0100' };

test('an episode comes with its recording, chapters, transcript, season and author, all from this site', async () => {
  host.episodes = [
    {
      ...first,
      description:
        '<p>O&nbsp;tom, <b>prečo</b> začať.</p><script>alert(1)</script><p>Viac na https://example.org/x.</p>',
      more: `<itunes:duration>3:26</itunes:duration><itunes:season>2</itunes:season><itunes:episode>5</itunes:episode>
<category>Začiatky</category><pc:chapters url="/chapters.json" type="application/json+chapters"/>
<pc:transcript url="/t.json" type="application/json"/><pc:transcript url="/t.srt" type="application/x-subrip"/>`,
    },
  ];
  const chapters = [
    { startTime: 0, title: 'Úvod' },
    { startTime: 65, title: 'Rady' },
    { startTime: 70, title: 'Obrázok', toc: false },
  ];
  host.answers.set('/chapters.json', { body: JSON.stringify({ version: '1.2.0', chapters }) });
  host.answers.set('/t.srt', { body: '1\r\n00:00:00,400 --> 00:00:03,200\r\nVitaj pri mikrofóne.\r\n' });
  const { report, failuresInRow } = await run();
  expect({ ...report, failuresInRow }).toMatchObject({
    taken: 1,
    unchanged: 0,
    gone: 0,
    losses: [{ title: 'Prvá epizóda', isLeftOut: false, reasons: ['Skript sme vynechali.'] }],
    failure: null,
    failuresInRow: 0,
  });
  const episode = await open('prva-epizoda');
  expect(episode).toMatchObject({
    title: 'Prvá epizóda',
    summary: 'O\u00A0tom, prečo začať.',
    publishedAt: '2026-03-02T09:00:00.000Z',
    author: { name: 'Jana Hostiteľka' },
    tags: [{ slug: 'zaciatky', name: 'Začiatky' }],
    audio: { episode: 5, durationSeconds: 206 },
    transcript: [{ start: 0.4, end: 3.2, text: 'Vitaj pri mikrofóne.' }],
  });
  expect(episode.audio?.url).toMatch(/^\/subory\/[0-9a-f]{20}\/a\.mp3$/);
  expect(episode.html).not.toContain('alert');
  expect(episode.html).toContain('Séria 2, časť 5');
  expect(episode.html.replaceAll(/\s*<[^>]+>\s*/g, '|')).toMatch(/Kapitoly[|#]+0:00 Úvod\|+1:05 Rady/);
});

test.each([
  ['O&nbsp;tom, <b>prečo</b> začať.', '', 'O\u00A0tom, prečo začať.', ''],
  ['Prvý riadok.<br>Druhý riadok.', 'Prvý riadok. Druhý riadok.', 'Prvý riadok. Druhý riadok.', ''],
  ['O tom, prečo začať. Viac na https://example.org/x.', '', 'O\u00A0tom', 'example.org/x'],
  ['<p>O tom, prečo začať.</p><p>A čo potom.</p>', '', 'O\u00A0tom, prečo začať.', 'A\u00A0čo potom.'],
])('what an episode says stands on its page once: %s', async (description, subtitle, summary, rest) => {
  const more = `<itunes:duration>3:26</itunes:duration>${subtitle && `<itunes:subtitle>${subtitle}</itunes:subtitle>`}`;
  host.episodes = [{ ...first, description, more }];
  await run();
  const episode = await open('prva-epizoda');
  expect(episode.summary).toContain(summary);
  const words = episode.html.replaceAll(/<[^>]+>/g, '').trim();
  if (rest) expect(words).toContain(rest);
  else expect(words).toBe('');
  // Its file is read as any other.
  const directory = join(folder, 'export');
  await exportContent({ ctx: ctx(), store, input: { directory } });
  expect(readContent({ directory }).posts.map(({ slug }) => slug)).toEqual(['prva-epizoda']);
});

test('what has not changed costs one request, and what has changed keeps its row and its old address', async () => {
  host.episodes = [second, first];
  await run();
  const before = await list();
  expect(before.items.map(({ title }) => title)).toEqual(['Druhá epizóda', 'Prvá epizóda']);
  const person = await buildUser(database);
  const [{ id: postId } = { id: '' }] = before.items;
  await database.db
    .insert(comment)
    .values({ id: 'c', postId, userId: person.id, text: 'Pekné', createdAt: time, updatedAt: time } as never);
  host.asked.length = 0;
  expect((await run()).report).toMatchObject({ taken: 0, unchanged: 2 });
  expect(host.asked).toEqual(['/feed.xml']);

  host.episodes = [{ ...second, title: 'Druhá, lepšia' }, first];
  host.asked.length = 0;
  expect((await run()).report).toMatchObject({ taken: 1, unchanged: 1 });
  expect(host.asked, 'no recording is fetched twice').toEqual(['/feed.xml']);
  expect((await open('druha-lepsia')).id).toBe(postId);
  expect(await findMoved({ db: database.db }, '/podcast/druha-epizoda')).toBe('/podcast/druha-lepsia');
  expect(await database.db.$count(comment, eq(comment.postId, postId))).toBe(1);
});

test('what has gone at the source leaves the web and comes back; what fell off the end of the feed stays', async () => {
  host.episodes = [second, first];
  await run();
  host.episodes = [second];
  expect((await run()).report.gone).toBe(0);
  expect((await list()).total).toBe(2);
  host.episodes = [first];
  expect((await run()).report.gone).toBe(1);
  expect((await list()).items.map(({ title }) => title)).toEqual(['Prvá epizóda']);
  host.episodes = [second, first];
  await run();
  expect((await list()).total).toBe(2);
  expect(await database.db.$count(post)).toBe(2);
  host.episodes = [];
  const { report, failuresInRow } = await run();
  expect([report.failure, failuresInRow]).toEqual([expect.stringContaining('už nemá nič'), 1]);
  expect((await list()).total).toBe(2);
});

test('a source that is away changes nothing, and is asked ever more seldom', async () => {
  host.episodes = [first];
  await run();
  host.isAway = true;
  const failed = await run();
  expect([failed.failuresInRow, failed.report.failure]).toEqual([1, 'Zdroj neodpovedá.']);
  expect((await run(1)).ran, 'too early').toBe(false);
  expect((await run()).failuresInRow).toBe(2);
  expect((await run(6)).ran).toBe(false);
  expect((await run(5)).failuresInRow).toBe(3);
  expect((await list()).total).toBe(1);
  host.isAway = false;
  expect(await run(60)).toMatchObject({ failuresInRow: 0, report: { failure: null, unchanged: 1 } });
  host.answers.set('/feed.xml', { body: '<html>Údržba</html>' });
  expect((await run()).report.failure).toContain('nedá prečítať');
  expect((await list()).total).toBe(1);
});

test('a source that was away for a day is still asked every six hours', async () => {
  host.episodes = [first];
  await run();
  host.isAway = true;
  await database.db.update(contentSource).set({ failuresInRow: 300 });
  const { nextRunAt } = await run(24 * 60);
  expect(nextRunAt.getTime() - time.getTime()).toBe(6 * 3_600_000);
});

test('what cannot be taken is said with a reason and left out; what may come later is asked for again', async () => {
  host.episodes = [
    { ...second, audio: '/film.mp3' },
    { ...first, audio: '/later.mp3', more: '<itunes:duration>206</itunes:duration>' },
  ];
  host.answers.set('/film.mp3', { body: '<html>Nič</html>' });
  host.answers.set('/later.mp3', { status: 503, body: '' });
  const { report } = await run();
  expect(report).toMatchObject({ taken: 0 });
  expect(report.losses.map(({ title, isLeftOut, reasons }) => [title, isLeftOut, reasons])).toEqual([
    ['Druhá epizóda', true, ['Nahrávka: súbor nevieme prečítať.']],
    ['Prvá epizóda', true, ['Nahrávka: súbor sa nepodarilo stiahnuť (zdroj odpovedal 503).']],
  ]);
  host.answers.delete('/later.mp3');
  const again = await run();
  expect([again.report.taken, again.report.losses.map(({ title }) => title)]).toEqual([1, ['Druhá epizóda']]);
  // What is known to be missing stays said, though nothing has changed.
  expect((await run()).report).toMatchObject({ taken: 0, losses: [{ title: 'Druhá epizóda' }] });
  expect(await database.db.$count(mediaFile)).toBe(1);
});

const feedOf = (items: string, encoding = 'UTF-8') => `<?xml version="1.0" encoding="${encoding}"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>Podcast inde</title>${items}</channel></rss>`;
const fileOf = (name: string, type = 'audio/mpeg') => `<enclosure url="${host.url}/${name}" type="${type}"/>`;
const itemOf = (title: string, more: string, day = '02') => `<item><title>${title}</title>
<pubDate>Mon, ${day} Mar 2026 10:00:00 +0100</pubDate><itunes:duration>206</itunes:duration>${more}</item>`;

test('a feed is read in the encoding that it names, and what cannot be read in it is said', async () => {
  const body = encodeAs(feedOf(itemOf('Žltý kôň', fileOf('a.mp3')), 'windows-1250'), 'windows-1250');
  host.answers.set('/feed.xml', { type: 'application/rss+xml', body });
  expect((await run()).report.losses).toEqual([]);
  expect((await open('zlty-kon')).title).toBe('Žltý kôň');
  host.answers.set('/feed.xml', { type: 'application/rss+xml; charset=utf-8', body });
  const [loss] = (await run()).report.losses;
  expect(loss?.reasons).toEqual(['Niektoré znaky sa nedajú prečítať: RSS je v\u00A0inom kódovaní, než uvádza.']);
});

test('a host that refuses with many words is not listened to', async () => {
  host.answers.set('/a.mp3', { status: 503, body: Buffer.alloc(20_000_000, 'x') });
  const { get } = source();
  const { signal } = new AbortController();
  const input = { url: `${host.url}/a.mp3`, kind: 'audio' as const, signal, inHaste: false };
  await expect(fetchFile({ ctx: ctx(), store, get, input })).rejects.toThrow('answers 503');
  await expect.poll(() => host.connections()).toBe(0);
});

test('a transcript of more than fifty thousand pieces is left out, and its episode comes', async () => {
  const more = '<itunes:duration>206</itunes:duration><pc:transcript url="/t.json" type="application/json"/>';
  host.episodes = [{ ...first, more }];
  const segments = Array(50_001).fill({ startTime: 0, body: 'a' });
  host.answers.set('/t.json', { body: JSON.stringify({ segments }) });
  expect((await run()).report.losses.map(({ reasons }) => reasons)).toEqual([[expect.stringContaining('Prepis: ')]]);
  expect((await open('prva-epizoda')).transcript).toEqual([]);
});

test('every recording of a feed comes, whatever its host calls it, and what is none is named', async () => {
  const guid = '<guid>g</guid>';
  const body =
    feedOf(`${itemOf('Druhá, jeden guid', guid + fileOf('2.mp3'), '09')}${itemOf('Prvá, jeden guid', guid + fileOf('1.mp3'))}
${itemOf('Bez typu', fileOf('3.mp3', 'application/octet-stream'))}${itemOf('Reprízy bez guid', fileOf('4.mp3'))}
${itemOf('Repríza bez guid', fileOf('4.mp3'), '09')}${itemOf('Repríza bez guid', fileOf('4.mp3'), '09')}
${itemOf('Film', fileOf('5.mp4', 'video/mp4'))}${itemOf('Obálka', fileOf('o.png', ''))}${itemOf('Inam', '<enclosure url="ftp://x/6.mp3" type="audio/mpeg"/>')}
${itemOf('Len článok', '')}`);
  host.answers.set('/feed.xml', { type: 'application/rss+xml', body });
  const { report } = await run();
  const titles = async () => (await list()).items.map(({ title }) => title).sort();
  const taken = ['Bez typu', 'Druhá, jeden guid', 'Prvá, jeden guid', 'Repríza bez guid', 'Reprízy bez guid'];
  expect(await titles()).toEqual(taken);
  const said = report.losses.map(({ title, isLeftOut, reasons }) => [title, isLeftOut, ...reasons]).sort();
  expect(said).toEqual([
    ['Film', true, 'Súbor nie je zvuková nahrávka (video/mp4).'],
    ['Inam', true, 'Adresa nahrávky nevedie nikam.'],
    ['Obálka', true, 'Súbor nie je zvuková nahrávka.'],
  ]);
  // Each stays itself, and what was named is forgotten when it comes or goes.
  const idsOf = async () => (await list()).items.map(({ id }) => id).sort();
  const before = await idsOf();
  const other = body.replace('5.mp4', '5.mp3').replaceAll(/<item><title>(?:Inam|Obálka)[\s\S]*?<\/item>/g, '');
  host.answers.set('/feed.xml', { type: 'application/rss+xml', body: other });
  expect((await run()).report.losses).toEqual([]);
  expect(await titles()).toEqual([...taken, 'Film'].sort());
  expect(await idsOf()).toEqual(expect.arrayContaining(before));
});

test.each([
  ['<![CDATA[Ako <b>tučný</b>&nbsp;nadpis<br>vyjde]]>', 'Ako tučný nadpis vyjde', 'ako-tucny-nadpis-vyjde'],
  ['Tom &amp;amp; Jano', 'Tom & Jano', 'tom-jano'],
  [
    'Na čo je značka &lt;main&gt;, a prečo 1 &lt; 2',
    'Na čo je značka <main>, a prečo 1 < 2',
    'na-co-je-znacka-main-a-preco-1-2',
  ],
])('the title of an episode is shown in words: %s', async (written, title, slug) => {
  host.answers.set('/feed.xml', { body: feedOf(itemOf(written, fileOf('a.mp3'))) });
  await run();
  const [episode] = (await list()).items;
  expect([episode?.title.replaceAll('\u00A0', ' '), episode?.slug]).toEqual([title, slug]);
});

test('an address that another thing has gets a number, and keeps it', async () => {
  await buildPost(database, { slug: 'prva-epizoda' });
  host.episodes = [first];
  await run();
  expect((await open('prva-epizoda-2')).title).toBe('Prvá epizóda');
  host.episodes = [{ ...first, description: 'Iné slová.' }];
  await run();
  expect((await open('prva-epizoda-2')).summary).toBe('Iné slová.');
});

test('of two processes one reads the source, and after a killed one the next goes on', async () => {
  host.episodes = [second, first];
  const { get, source: podcast } = source();
  await keepSources({ ctx: ctx(), input: { sources: [podcast] } });
  time = new Date(time.getTime() + 60_000);
  const once = () => runSource({ ctx: ctx(), source: podcast, store, get, signal: new AbortController().signal });
  const ran = await Promise.all([once(), once()]);
  expect(ran.filter(Boolean)).toHaveLength(1);
  expect(host.asked.filter((path) => path === '/feed.xml')).toHaveLength(1);
  // As a process that was killed in the middle leaves it.
  const leaseUntil = new Date(time.getTime() + 50_000);
  await database.db.update(contentSource).set({ lease: 'killed', leaseUntil, nextRunAt: time, mark: null });
  expect(await once()).toBe(false);
  time = new Date(time.getTime() + 51_000);
  expect(await once()).toBe(true);
  expect(await database.db.$count(post)).toBe(2);
});

/** The podcast, and what happens before its host is asked. */
function interrupted(act: () => unknown) {
  const { get } = source();
  const asking: typeof get = async (...asked) => {
    await act();
    return get(...asked);
  };
  return createPodcastSource({ url: `${host.url}/feed.xml`, get: asking });
}

test('a run that is stopped gives the source back at once', async () => {
  host.episodes = [first];
  const stopping = new AbortController();
  const podcast = interrupted(() => stopping.abort());
  await keepSources({ ctx: ctx(), input: { sources: [podcast] } });
  const { get } = source();
  await runSource({ ctx: ctx(), source: podcast, store, get, signal: stopping.signal });
  expect(await database.db.$count(post)).toBe(0);
  expect(await run(0)).toMatchObject({ ran: true, failuresInRow: 0, report: { taken: 1 } });
});

test('a run that was thought dead leaves the source to the other one, and says so', async () => {
  host.episodes = [first];
  const podcast = interrupted(() => database.db.update(contentSource).set({ lease: 'other' }));
  await keepSources({ ctx: ctx(), input: { sources: [podcast] } });
  const { get } = source();
  const lines: LogLine[] = [];
  const logger = recordingLogger(lines);
  await runSource({ ctx: { ...ctx(), logger }, source: podcast, store, get, signal: new AbortController().signal });
  expect(await database.db.$count(post)).toBe(0);
  expect((await database.db.select().from(contentSource))[0]).toMatchObject({ lease: 'other', lastRunAt: null });
  expect(lines).toMatchObject([{ level: 'warn', message: 'another process has the source' }]);
});

test('an import of files leaves what comes from a source alone', async () => {
  host.episodes = [{ ...first, more: '<category>Začiatky</category>' }];
  await run();
  const { remove, ...folders } = await writeContentFolder(smallContent);
  await importContent({ ctx: ctx(), input: { content: readContent(folders) } });
  await remove();
  expect(await open('prva-epizoda')).toMatchObject({
    author: { name: 'Jana Hostiteľka' },
    tags: [{ slug: 'zaciatky' }],
  });
  await keepSources({ ctx: ctx(), input: { sources: [] } });
  const [row] = await database.db.select().from(contentSource);
  expect(row?.isConfigured).toBe(false);
});

test('the own feed says where the original is, and sends on only whom it takes nothing from', async () => {
  host.channel += '<pc:guid>917393e3-1b1e-5cef-ace4-edaa54e1f810</pc:guid>';
  host.episodes = [first];
  await run();
  const feed = async () => {
    const made = siteFeeds({ ctx: { ...testCtx(database), now: () => time }, publicUrl: 'https://prvyriadok.sk' });
    return String((await made.get('/podcast/rss.xml')?.())?.html);
  };
  const moved = await feed();
  expect(moved).toContain(`<itunes:new-feed-url>${host.url}/feed.xml</itunes:new-feed-url>`);
  expect(moved).toContain('<podcast:guid>917393e3-1b1e-5cef-ace4-edaa54e1f810</podcast:guid>');
  // Apps that know the original know its episodes here.
  expect(moved).toContain('<guid isPermaLink="false">a</guid>');
  expect(moved).toContain(`<source url="${host.url}/feed.xml">Podcast inde</source>`);
  expect(moved).toMatch(/<enclosure url="https:\/\/prvyriadok\.sk\/subory\//);

  await buildEpisode(database, { title: 'Vlastná' });
  const mixed = await feed();
  expect(mixed).not.toContain('new-feed-url');
  expect(mixed).not.toContain('podcast:guid');
  expect(mixed).toContain('<source url=');
});

test('a site for everybody reads no feed of a private network', async () => {
  host.episodes = [first];
  const get = createGet();
  const podcast = createPodcastSource({ url: `${host.url}/feed.xml`, get });
  await keepSources({ ctx: ctx(), input: { sources: [podcast] } });
  await runSource({ ctx: ctx(), source: podcast, store, get, signal: new AbortController().signal });
  const [row] = await database.db.select().from(contentSource);
  expect(row?.report.failure).toContain('nie je na\u00A0verejnom webe');
  expect(host.asked).toEqual([]);
});
