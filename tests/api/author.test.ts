import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { authorSchema } from '#src/contract/author.ts';
import { authorOverviewSchema } from '#src/contract/authorOverview.ts';
import type { Database } from '#src/server/db/database.ts';
import { now, testApi } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildAuthor, buildCourse, buildEpisode, buildPost, buildVideo } from '#tests/support/factories.ts';

let database: Database;
let api: ReturnType<typeof testApi>;

beforeAll(async () => {
  database = await openTestDatabase();
  api = testApi(database);
});
beforeEach(() => emptyDatabase(database));
afterAll(() => database.close());

test('a lecturer is found by address', async () => {
  const links = [{ name: 'GitHub', url: 'https://github.com/x' }];
  await buildAuthor(database, { id: 'a1', slug: 'zuzana', bio: 'Učí *Javu*.', links });
  expect(await api.ask('/author/slug/zuzana', authorSchema)).toEqual({
    id: 'a1',
    slug: 'zuzana',
    name: 'Zuzana Hlavatá',
    role: 'Lektorka Javy',
    bioHtml: '<p>Učí <em>Javu</em>.</p>',
    links,
  });
});

test('the overview has what the lecturer made, newest first, and nothing hidden', async () => {
  const { id: authorId } = await buildAuthor(database);
  const day = (n: number) => new Date(Date.UTC(2026, 2, n));
  const older = await buildPost(database, { authorId, publishedAt: day(1) });
  const newer = await buildEpisode(database, { authorId, publishedAt: day(2) });
  const course = await buildCourse(database, { authorId });
  const video = await buildVideo(database, { authorId });
  await buildPost(database, { authorId, publishedAt: new Date(now.getTime() + 1000) });
  await buildCourse(database, { authorId, published: false });
  await buildVideo(database, { authorId, lectureOnly: true });
  await buildPost(database);
  const overview = await api.ask(`/author/${authorId}/overview`, authorOverviewSchema);
  expect(overview.author.id).toBe(authorId);
  expect(overview.posts.map((post) => post.id)).toEqual([newer.id, older.id]);
  expect(overview.courses.map((row) => row.id)).toEqual([course.id]);
  expect(overview.videos.map((row) => row.id)).toEqual([video.id]);
});

test('a lecturer without works has an empty overview', async () => {
  const { id } = await buildAuthor(database);
  expect(await api.ask(`/author/${id}/overview`, authorOverviewSchema)).toMatchObject({
    courses: [],
    posts: [],
    videos: [],
  });
});

test('an unpublished or unknown lecturer is not there', async () => {
  const { id, slug } = await buildAuthor(database, { published: false });
  for (const path of [
    `/author/slug/${slug}`,
    `/author/${id}/overview`,
    '/author/slug/nie-je',
    '/author/nie-je/overview',
  ]) {
    expect(await api.problem(path)).toMatchObject({ status: 404, code: 'not-found' });
  }
});
