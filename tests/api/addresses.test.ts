import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/server/db/database.ts';
import { listAllPosts } from '#src/server/services/catalogue/post/listAllPosts.ts';
import { listAddresses } from '#src/server/services/catalogue/site/listAddresses.ts';
import { now, testCtx } from '#tests/support/api.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import {
  buildAuthor,
  buildChapter,
  buildCourse,
  buildEpisode,
  buildLecture,
  buildPage,
  buildPost,
  buildTag,
  buildVideo,
} from '#tests/support/factories.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('the site lists what everybody may read, and when it changed', async () => {
  const { id: authorId } = await buildAuthor(database, { slug: 'zuzana' });
  const course = await buildCourse(database, { slug: 'java-kurz', authorId });
  const free = await buildChapter(database, { id: 'volna', courseId: course.id });
  const closed = await buildChapter(database, { id: 'zamknuta', courseId: course.id, freeSample: false });
  await buildLecture(database, { id: 'ukazka', chapterId: free.id });
  await buildLecture(database, { id: 'tajna', chapterId: closed.id });
  await buildTag(database, { slug: 'java' });
  const changed = new Date('2026-05-01T10:00:00Z');
  await buildPost(database, { slug: 'clanok', authorId, tags: ['java'], updatedAt: changed });
  await buildPost(database, { slug: 'buduci', authorId, publishedAt: new Date(now.getTime() + 1000) });
  await buildEpisode(database, { slug: 'epizoda', authorId });
  await buildVideo(database, { slug: 'video', authorId, published: false });
  await buildVideo(database, { slug: 'v-lekcii', authorId, lectureOnly: true });
  await buildPage(database, { slug: 'o-projekte', updatedAt: changed });
  await buildPage(database, { slug: '2-percenta' });
  await buildPage(database, { slug: 'rozpisana', published: false });

  const addresses = await listAddresses({ ctx: testCtx(database) });
  expect(addresses.map(({ path }) => path)).toEqual([
    '/',
    '/kurzy',
    '/kurzy/java-kurz',
    '/kurzy/java-kurz/zdroje',
    '/kurzy/java-kurz/kapitola/volna/lekcia/ukazka',
    '/clanky',
    '/clanky/clanok',
    '/clanky/tag/java',
    '/podcast',
    '/podcast/epizoda',
    '/videa',
    '/lektor/zuzana',
    '/2-percenta',
    '/o-projekte',
    '/skus',
    '/pre-ucitelov',
    '/feedback',
    '/newsletter',
  ]);
  const changes = new Map(addresses.map(({ path, lastModified }) => [path, lastModified]));
  for (const path of ['/', '/clanky', '/clanky/clanok', '/clanky/tag/java', '/o-projekte']) {
    expect(changes.get(path), path).toBe('2026-05-01T10:00:00.000Z');
  }
  expect(changes.get('/kurzy')).toBe('2026-03-02T00:00:00.000Z');
  expect(changes.get('/feedback')).toBeUndefined();
});

test('a feed gets every post of a kind', async () => {
  for (let n = 0; n < 8; n += 1) await buildEpisode(database);
  const episodes = await listAllPosts({ ctx: testCtx(database), input: { kind: 'podcast' } });
  expect(episodes).toHaveLength(9);
});
