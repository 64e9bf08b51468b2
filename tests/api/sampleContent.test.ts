import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authorOverviewSchema } from '#src/contract/authorOverview.ts';
import { coursePageSchema, courseSchema } from '#src/contract/course.ts';
import { pageContentSchema } from '#src/contract/page.ts';
import { postPageSchema, postSchema } from '#src/contract/post.ts';
import { videoPageSchema, videoSchema } from '#src/contract/video.ts';
import type { Content } from '#src/server/content/Content.ts';
import { importContent } from '#src/server/content/importContent.ts';
import { readContent } from '#src/server/content/readContent.ts';
import type { Database } from '#src/server/db/database.ts';
import { renderMarkdown } from '#src/server/markdown/renderMarkdown.ts';
import { projectRoot } from '#src/server/projectRoot.ts';
import { testApi, testCtx } from '#tests/support/api.ts';
import { openTestDatabase } from '#tests/support/database.ts';

let database: Database;
let api: ReturnType<typeof testApi>;
let content: Content;

beforeAll(async () => {
  content = readContent({ directory: `${projectRoot}/src/content` });
  database = await openTestDatabase();
  await importContent({ ctx: testCtx(database), input: { content } });
  api = testApi(database);
});
afterAll(() => database.close());

test('importing the sample again changes nothing', async () => {
  const report = await importContent({ ctx: testCtx(database), input: { content } });
  expect(report).toEqual({ inserted: 0, updated: 0, unpublished: 0, resources: [] });
});

test('every answer of the API fits the contract', async () => {
  const courses = await api.get('/course/overview', coursePageSchema);
  expect(courses.total).toBe(content.courses.length);
  for (const { slug } of courses.items) await api.get(`/course/slug/${slug}`, courseSchema);
  for (const kind of ['article', 'podcast']) {
    const posts = await api.get(`/wp/post?kind=${kind}`, postPageSchema);
    for (const { slug } of posts.items) await api.get(`/wp/post/${slug}`, postSchema);
  }
  const videos = await api.get('/youtube', videoPageSchema);
  for (const { slug } of videos.items) await api.get(`/youtube/${slug}`, videoSchema);
  for (const { id } of content.authors) await api.get(`/author/${id}/overview`, authorOverviewSchema);
  for (const { slug } of content.pages) await api.get(`/page/${slug}`, pageContentSchema);
});

test('each course has its first chapter as a free sample, and no other', () => {
  for (const { id } of content.courses) {
    const chapters = content.chapters
      .filter((chapter) => chapter.courseId === id)
      .sort((a, b) => a.position - b.position);
    expect(
      chapters.map((chapter) => chapter.freeSample),
      id,
    ).toEqual(chapters.map((_, index) => index === 0));
  }
});

test('a closed lecture of the sample answers nothing of its text', async () => {
  const free = new Set(content.chapters.filter((chapter) => chapter.freeSample).map((chapter) => chapter.id));
  for (const { id, chapterId, text } of content.lectures) {
    const response = await api.send(`/lecture/${id}?preview=true`);
    expect(response.status, id).toBe(free.has(chapterId) ? 200 : 403);
    if (!free.has(chapterId)) expect(await response.text()).not.toContain(text.slice(0, 40));
  }
});

describe('markup', () => {
  const texts = () => [
    ...content.lectures.map(({ id, text }) => ({ id, text })),
    ...content.posts.map(({ id, text }) => ({ id, text })),
    ...content.videos.map(({ id, text }) => ({ id, text })),
    ...content.pages.map(({ slug, text }) => ({ id: slug, text })),
  ];

  test('no text has a style attribute, a script or a handler', () => {
    for (const { id, text } of texts()) {
      const tags = renderMarkdown(text).match(/<[a-z][^>]*>/g) ?? [];
      expect(
        tags.filter((tag) => /\s(style|on\w+)=|<script|<style|="javascript:/i.test(tag)),
        id,
      ).toEqual([]);
    }
  });

  test('no directive is left unread', () => {
    for (const { id, text } of texts()) {
      const prose = renderMarkdown(text).replace(/<pre[\s\S]*?<\/pre>/g, '');
      expect(prose, id).not.toMatch(/:::/);
    }
  });

  test('every lecture ends with its one task', () => {
    for (const { id, text } of content.lectures) {
      const html = renderMarkdown(text);
      expect(html.match(/class="callout task"/g), id).toHaveLength(1);
      expect(html, id).toMatch(/<\/div>$/);
      expect(html, id).toContain('<details class="hint">');
      expect(html, id).toContain('<details class="solution">');
    }
  });
});
