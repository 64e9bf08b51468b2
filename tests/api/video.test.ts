import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { videoPageSchema, videoSchema } from '#src/contract/video.ts';
import type { Database } from '#src/server/db/database.ts';
import { now, testApi } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildVideo } from '#tests/support/factories.ts';

let database: Database;
let api: ReturnType<typeof testApi>;

beforeAll(async () => {
  database = await openTestDatabase();
  api = testApi(database);
});
beforeEach(() => emptyDatabase(database));
afterAll(() => database.close());

test('videos come newest first, six a page', async () => {
  for (let n = 1; n <= 7; n += 1) {
    await buildVideo(database, { title: `Video ${n}`, publishedAt: new Date(Date.UTC(2026, 2, n)) });
  }
  const first = await api.ask('/youtube', videoPageSchema);
  expect(first.items.map((video) => video.title)).toEqual([7, 6, 5, 4, 3, 2].map((n) => `Video ${n}`));
  expect(first).toMatchObject({ page: 1, pageCount: 2, total: 7 });
  expect((await api.ask('/youtube?page=2', videoPageSchema)).items).toHaveLength(1);
  expect((await api.problem('/youtube?page=3')).status).toBe(404);
});

test('a video has its source, text, author and transcript', async () => {
  const publishedAt = new Date('2026-03-01T23:30:00Z');
  const source = { provider: 'YOUTUBE', source: 'abc123', poster: null, captions: null } as const;
  const { slug } = await buildVideo(database, { publishedAt, ...source });
  expect(await api.ask(`/youtube/${slug}`, videoSchema)).toMatchObject({
    publishedAtText: '2.\u00A0marca\u00A02026',
    html: '<p>Popis videa.</p>',
    author: { name: 'Zuzana Hlavatá' },
    video: { ...source, durationSeconds: 88 },
    transcript: [{ text: 'Ahoj.' }],
  });
});

test('a future, unpublished or unknown video is not there', async () => {
  const later = await buildVideo(database, { publishedAt: new Date(now.getTime() + 1000) });
  const removed = await buildVideo(database, { published: false });
  for (const slug of [later.slug, removed.slug, 'nie-je', 'NIE']) {
    expect(await api.problem(`/youtube/${slug}`)).toMatchObject({ status: 404, code: 'not-found' });
  }
  expect((await api.ask('/youtube', videoPageSchema)).total).toBe(0);
});

test('a video that only lectures show is not there', async () => {
  const own = await buildVideo(database, { lectureOnly: true, source: 'tajne.mp4' });
  expect(await api.problem(`/youtube/${own.slug}`)).toMatchObject({ status: 404, code: 'not-found' });
  expect(await api.ask('/youtube', videoPageSchema)).toMatchObject({ total: 0, items: [] });
});

test('a video has its chapters', async () => {
  const { slug } = await buildVideo(database, { chapters: [{ start: 0, title: 'Úvod a návod' }] });
  const { chapters } = await api.ask(`/youtube/${slug}`, videoSchema);
  expect(chapters).toEqual([{ start: 0, title: 'Úvod a\u00A0návod' }]);
});

test('a page that is no number is refused', async () => {
  expect(await api.problem('/youtube?page=prva')).toMatchObject({ status: 400, code: 'invalid-input' });
});
