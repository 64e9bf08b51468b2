import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { postPageSchema, postSchema } from '#src/contract/post.ts';
import type { Database } from '#src/server/db/database.ts';
import { now, testApi } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import {
  buildChapter,
  buildCourse,
  buildEpisode,
  buildLecture,
  buildPost,
  buildTag,
} from '#tests/support/factories.ts';

let database: Database;
let api: ReturnType<typeof testApi>;

beforeAll(async () => {
  database = await openTestDatabase();
  api = testApi(database);
});
beforeEach(() => emptyDatabase(database));
afterAll(() => database.close());

const day = (n: number) => new Date(Date.UTC(2026, 2, n));
const future = new Date(now.getTime() + 1000);

test('articles come newest first, six a page, without the episodes', async () => {
  for (let n = 1; n <= 7; n += 1) await buildPost(database, { title: `Článok ${n}`, publishedAt: day(n) });
  await buildEpisode(database);
  const first = await api.ask('/wp/post', postPageSchema);
  expect(first.items.map((post) => post.title)).toEqual([7, 6, 5, 4, 3, 2].map((n) => `Článok ${n}`));
  expect(first).toMatchObject({ page: 1, pageCount: 2, total: 7, tag: null });
  const second = await api.ask('/wp/post?kind=article&page=2', postPageSchema);
  expect(second.items.map((post) => post.title)).toEqual(['Článok 1']);
  expect((await api.problem('/wp/post?page=3')).status).toBe(404);
});

test('a post says its day in Bratislava', async () => {
  await buildPost(database, { publishedAt: new Date('2026-03-01T23:30:00Z') });
  const { items } = await api.ask('/wp/post', postPageSchema);
  expect(items).toMatchObject([{ publishedAtText: '2.\u00A0marca\u00A02026' }]);
});

test('an episode has its recording and transcript', async () => {
  const { slug } = await buildEpisode(database, { title: 'Chyby a rady' });
  const list = await api.ask('/wp/post?kind=podcast', postPageSchema);
  expect(list.items[0]).toMatchObject({
    kind: 'podcast',
    title: 'Chyby a\u00A0rady',
    audio: { episode: 1, url: '/media/podcast/x.mp3', durationSeconds: 206, bytes: 1_236_595 },
  });
  expect(await api.ask(`/wp/post/${slug}`, postSchema)).toMatchObject({
    html: '<p>Text článku.</p>',
    transcriptUrl: '/media/podcast/x.vtt',
    transcript: [{ start: 0.4, end: 3.2, speaker: 'Zuzana', text: 'Vitaj.' }],
  });
});

test('tags are those that the kind uses, in Slovak order', async () => {
  for (const name of ['Chyby', 'Cvičenia', 'Hry', 'Čítanie', 'Ďalšie'])
    await buildTag(database, { slug: slugOf(name), name });
  await buildPost(database, { tags: ['chyby', 'hry', 'cvicenia'] });
  await buildPost(database, { tags: ['citanie', 'chyby'] });
  await buildEpisode(database, { tags: ['dalsie'] });
  const list = await api.ask('/wp/post', postPageSchema);
  expect(list.tags.map((tag) => tag.name)).toEqual(['Cvičenia', 'Čítanie', 'Hry', 'Chyby']);
  expect((await api.ask('/wp/post?kind=podcast', postPageSchema)).tags.map((tag) => tag.name)).toEqual(['Ďalšie']);
});

test('a tag filters; a post keeps its own order of tags', async () => {
  for (const slug of ['java', 'web']) await buildTag(database, { slug, name: slug.toUpperCase() });
  const both = await buildPost(database, { tags: ['web', 'java'] });
  await buildPost(database, { tags: ['web'] });
  const list = await api.ask('/wp/post?tag=java', postPageSchema);
  expect(list).toMatchObject({ total: 1, tag: { slug: 'java', name: 'JAVA' } });
  expect(list.items[0]).toMatchObject({ id: both.id, tags: [{ slug: 'web' }, { slug: 'java' }] });
});

test('a tag that no visible post of the kind has is not found', async () => {
  for (const slug of ['java', 'web']) await buildTag(database, { slug });
  await buildPost(database, { tags: ['java'], publishedAt: future });
  await buildEpisode(database, { tags: ['web'] });
  for (const tag of ['java', 'web', 'nie-je']) {
    expect(await api.problem(`/wp/post?tag=${tag}`)).toMatchObject({ status: 404, code: 'not-found' });
  }
});

test('a post leads on to a course in its language and to two posts that share most with it', async () => {
  const courseWith = async (language: string, position: number) => {
    const course = await buildCourse(database, { language, position });
    const { id: chapterId } = await buildChapter(database, { courseId: course.id });
    await buildLecture(database, { chapterId });
    return course;
  };
  const first = await courseWith('Python', 1);
  const java = await courseWith('Java', 2);
  const from = await buildPost(database, { tags: ['zaciatky', 'java', 'chyby'], publishedAt: day(5) });
  const plain = await buildPost(database, { tags: ['sql'], publishedAt: day(9) });
  const older = await buildPost(database, { tags: ['java', 'zaciatky'], publishedAt: day(1) });
  const newer = await buildPost(database, { tags: ['zaciatky', 'chyby'], publishedAt: day(2) });
  await buildPost(database, { tags: ['java', 'chyby'], publishedAt: future });
  await buildEpisode(database, { tags: ['java', 'chyby'] });

  const post = await api.ask(`/wp/post/${from.slug}`, postSchema);
  expect(post.nextCourse).toMatchObject({ id: java.id, lectureCount: 1 });
  expect(post.nextPosts.map(({ id }) => id)).toEqual([newer.id, older.id]);
  expect((await api.ask(`/wp/post/${plain.slug}`, postSchema)).nextCourse?.id).toBe(first.id);
});

test('a future or unpublished post is hidden everywhere', async () => {
  const later = await buildPost(database, { publishedAt: future });
  const removed = await buildPost(database, { published: false });
  const today = await buildPost(database, { publishedAt: now });
  expect((await api.ask('/wp/post', postPageSchema)).items.map((post) => post.id)).toEqual([today.id]);
  for (const { slug } of [later, removed]) expect((await api.problem(`/wp/post/${slug}`)).status).toBe(404);
});

test('reading time counts the words', async () => {
  const { slug } = await buildPost(database, { text: 'slovo '.repeat(900) });
  expect((await api.ask(`/wp/post/${slug}`, postSchema)).minutes).toBe(5);
});

test.each(['kind=video', 'tag=Zlý', 'page=0'])('%s is refused', async (query) => {
  const problem = await api.problem(`/wp/post?${query}`);
  expect(problem).toMatchObject({ status: 400, errors: [{ path: query.split('=')[0] }] });
});

function slugOf(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
