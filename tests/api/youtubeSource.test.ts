import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { videoPageSchema, videoSchema } from '#src/contract/video.ts';
import type { Database } from '#src/server/db/database.ts';
import { contentSource } from '#src/server/db/schema/source.ts';
import { video } from '#src/server/db/schema/video.ts';
import { createFolderStore } from '#src/server/integrations/media/folderStore.ts';
import { createGet, publicAndHere } from '#src/server/integrations/sources/openAddress.ts';
import { createYoutubeSource } from '#src/server/integrations/sources/youtube/youtubeSource.ts';
import { keepSources } from '#src/server/services/writing/source/keepSources.ts';
import { runSource } from '#src/server/services/writing/source/runSource.ts';
import { recordingLogger, now as start, testApi } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';

const channelId = `UC${'a'.repeat(22)}`;
const apiKey = 'k'.repeat(39);

interface Uploaded {
  id: string;
  title: string;
  description: string;
  duration: string;
  privacyStatus?: string;
}

let database: Database;
let server: Server;
let serverUrl: string;
let folder: string;
let time: Date;
let uploads: Uploaded[];
let asked: string[];
let keys: (string | undefined)[];

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await emptyDatabase(database);
  folder = await mkdtemp(join(tmpdir(), 'prvy-riadok-youtube-'));
  time = start;
  uploads = [];
  asked = [];
  keys = [];
  const poster = await sharp({ create: { width: 480, height: 270, channels: 3, background: '#225' } })
    .jpeg()
    .toBuffer();
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://youtube');
    asked.push(url.pathname);
    keys.push(request.headers['x-goog-api-key'] as string | undefined);
    const json = (body: object) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url.pathname.startsWith('/vi/')) return response.writeHead(200, { 'content-type': 'image/jpeg' }).end(poster);
    if (url.pathname === '/feeds/videos.xml') return response.end(feed());
    if (url.pathname === '/youtube/v3/playlistItems') {
      if (request.headers['x-goog-api-key'] !== apiKey) return response.writeHead(403).end('{}');
      const from = Number(url.searchParams.get('pageToken') ?? 0);
      const nextPageToken = from + 50 < uploads.length ? String(from + 50) : undefined;
      return json({
        nextPageToken,
        items: uploads.slice(from, from + 50).map(({ id }) => ({ contentDetails: { videoId: id } })),
      });
    }
    if (url.pathname === '/youtube/v3/videos') {
      const ids = (url.searchParams.get('id') ?? '').split(',');
      return json({ items: uploads.filter(({ id }) => ids.includes(id)).map(asItem) });
    }
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  serverUrl = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterEach(async () => {
  server.close().closeAllConnections();
  await rm(folder, { recursive: true });
});
afterAll(() => database.close());

const publishedAt = (id: string) =>
  new Date(Date.parse('2026-03-02T10:00:00Z') + Number(id.slice(-3)) * 3_600_000).toISOString();
const asItem = ({ id, title, description, duration, privacyStatus = 'public' }: Uploaded) => ({
  id,
  snippet: {
    title,
    description,
    publishedAt: publishedAt(id),
    thumbnails: { high: { url: `${serverUrl}/vi/${id}.jpg`, width: 480 } },
  },
  contentDetails: { duration },
  status: { privacyStatus },
});
const feed = () => `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom">
${uploads
  .slice(0, 15)
  .map(
    ({ id, title, description }) => `<entry><id>yt:video:${id}</id><yt:videoId>${id}</yt:videoId><title>${title}</title>
<published>${publishedAt(id)}</published><updated>${publishedAt(id)}</updated>
<media:group><media:thumbnail url="${serverUrl}/vi/${id}.jpg" width="480" height="360"/><media:description>${description}</media:description></media:group></entry>`,
  )
  .join('')}</feed>`;
const upload = (number: number, more: Partial<Uploaded> = {}): Uploaded => ({
  id: `video-00${String(number).padStart(3, '0')}`,
  title: `Video číslo ${number}`,
  description: 'O čom je.',
  duration: 'PT3M5S',
  ...more,
});

async function run(key: string | null = apiKey, hoursLater = 0) {
  time = new Date(time.getTime() + 6 * 60_000 + hoursLater * 3_600_000);
  const get = createGet(publicAndHere);
  const source = createYoutubeSource({ channelId, apiKey: key, get, now: () => time, serverUrl });
  const ctx = { db: database.db, logger: recordingLogger(), now: () => time };
  await keepSources({ ctx, input: { sources: [source] } });
  asked = [];
  await runSource({ ctx, source, store: createFolderStore(folder), get, signal: new AbortController().signal });
  const [row] = await database.db.select().from(contentSource);
  if (!row) throw new Error('the source has no row');
  return row;
}
const list = () => testApi(database).ask('/youtube', videoPageSchema);
const open = (slug: string) => testApi(database).ask(`/youtube/${slug}`, videoSchema);

test('with a key a video comes with its duration and chapters, and its poster is of this site', async () => {
  const description = 'O cykloch.\n\n0:00 Úvod\n1:10 Prvý cyklus\n2:30 Úloha\n\nViac: https://example.org/kurz';
  uploads = [upload(1, { title: 'Cykly', description }), upload(2, { privacyStatus: 'unlisted' })];
  expect((await run()).report).toMatchObject({ taken: 1, losses: [], failure: null });
  const shown = await open('cykly');
  expect(shown).toMatchObject({
    title: 'Cykly',
    summary: 'O\u00A0cykloch.',
    video: { provider: 'YOUTUBE', source: 'video-00001', durationSeconds: 185 },
    chapters: [
      { start: 0, title: 'Úvod' },
      { start: 70, title: 'Prvý cyklus' },
      { start: 150, title: 'Úloha' },
    ],
  });
  expect(shown.video.poster).toMatch(/^\/subory\/[0-9a-f]{20}\/480x270\/video-00001\.webp$/);
  expect(shown.html).toContain('href="https://example.org/kurz"');
  expect(keys).toContain(apiKey);
});

test('the next look takes two requests, and every six hours all videos are looked for', async () => {
  uploads = Array.from({ length: 60 }, (_, index) => upload(60 - index));
  expect((await run()).report.taken).toBe(60);
  await run();
  expect(asked).toEqual(['/youtube/v3/playlistItems', '/youtube/v3/videos']);
  await run();
  expect(asked).toHaveLength(2);
  // An old one is gone: only a look at all of them can tell.
  uploads = uploads.slice(0, 59);
  expect((await run()).report.gone).toBe(0);
  expect((await run(apiKey, 6)).report).toMatchObject({ gone: 1, unchanged: 59 });
  expect((await list()).total).toBe(59);
}, 60_000);

test('without a key the public feed is read, and what is too old for it stays', async () => {
  uploads = Array.from({ length: 20 }, (_, index) => upload(20 - index));
  expect((await run(null)).report).toMatchObject({ taken: 15, gone: 0 });
  expect((await list()).items[0]?.durationSeconds, 'which the feed does not say').toBe(0);
  uploads = [upload(22), upload(21), ...uploads];
  expect((await run(null)).report).toMatchObject({ taken: 2, gone: 0, unchanged: 13 });
  expect(asked.filter((path) => !path.startsWith('/vi/'))).toEqual(['/feeds/videos.xml']);
  expect((await list()).total).toBe(17);
  // Withdrawn there, and newer than what the feed begins with.
  uploads = uploads.filter(({ id }) => id !== upload(21).id);
  expect((await run(null)).report.gone).toBe(1);
  expect(await database.db.$count(video)).toBe(17);
}, 60_000);

test('a key that is refused is said, and the videos stay', async () => {
  uploads = [upload(1)];
  await run();
  const { report, failuresInRow } = await run('x'.repeat(39));
  expect([report.failure, failuresInRow]).toEqual([expect.stringContaining('odmietol prístup'), 1]);
  expect((await list()).total).toBe(1);
});
