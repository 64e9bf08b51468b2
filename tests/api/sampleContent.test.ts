import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authorOverviewSchema } from '#src/contract/authorOverview.ts';
import { coursePageSchema, courseSchema } from '#src/contract/course.ts';
import { courseEndingsSchema } from '#src/contract/courseEndings.ts';
import { pageContentSchema } from '#src/contract/page.ts';
import { postPageSchema, postSchema } from '#src/contract/post.ts';
import { questionListSchema, quizListSchema } from '#src/contract/quiz.ts';
import { videoPageSchema, videoSchema } from '#src/contract/video.ts';
import { projectRoot } from '#src/server/config/projectRoot.ts';
import type { Database } from '#src/server/db/database.ts';
import { inspectText } from '#src/server/markdown/inspectText.ts';
import { renderMarkdown } from '#src/server/markdown/renderMarkdown.ts';
import { findDeadLinks } from '#src/server/services/writing/content/findDeadLinks.ts';
import type { Content } from '#src/server/services/writing/folders/Content.ts';
import { importContent } from '#src/server/services/writing/folders/importContent.ts';
import { readContent } from '#src/server/services/writing/folders/readContent.ts';
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
  expect(report).toEqual({ inserted: 0, updated: 0, unpublished: 0 });
});

test('every answer of the API fits the contract', async () => {
  const courses = await api.ask('/course/overview', coursePageSchema);
  expect(courses.total).toBe(content.courses.length);
  for (const { slug } of courses.items) await api.ask(`/course/slug/${slug}`, courseSchema);
  for (const kind of ['article', 'podcast']) {
    const posts = await api.ask(`/wp/post?kind=${kind}`, postPageSchema);
    for (const { slug } of posts.items) await api.ask(`/wp/post/${slug}`, postSchema);
  }
  const videos = await api.ask('/youtube', videoPageSchema);
  for (const { slug } of videos.items) await api.ask(`/youtube/${slug}`, videoSchema);
  for (const { id } of content.authors) await api.ask(`/author/${id}/overview`, authorOverviewSchema);
  for (const { slug } of content.pages) await api.ask(`/page/${slug}`, pageContentSchema);
});

test('a lecture links to pages that are there, in its hints and answers to mistakes too', async () => {
  const linking = content.lectures.filter(({ text }) => text.includes('](/'));
  const links = linking.flatMap(({ text }) => inspectText(text).links);
  expect(links.filter(({ url }) => url.includes('/lekcia/')).length).toBeGreaterThan(0);
  const dead = await findDeadLinks(testCtx(database), links, false);
  expect(dead.map(({ detail }) => detail)).toEqual([]);
});

test('each course begins with its free sample: a chapter, and the first game behind one that only warms up', () => {
  for (const { id } of content.courses) {
    const chapters = content.chapters
      .filter((chapter) => chapter.courseId === id)
      .sort((a, b) => a.position - b.position);
    const free = id === 'hry' ? ['hry-rozcvicka', 'hry-pexeso'] : [chapters[0]?.id];
    expect(
      chapters.filter((chapter) => chapter.freeSample).map((chapter) => chapter.id),
      id,
    ).toEqual(free);
    expect(
      chapters.slice(0, free.length).map((chapter) => chapter.id),
      id,
    ).toEqual(free);
  }
});

test('each chapter says what one can do after it, and each course two that fit next', async () => {
  for (const { id, nextCourses, ending } of content.courses) {
    const endings = await api.ask(`/course/endings/${id}`, courseEndingsSchema);
    const chapters = content.chapters.filter((chapter) => chapter.courseId === id);
    expect(endings.chapters.map((chapter) => chapter.id).sort(), id).toEqual(
      chapters.map((chapter) => chapter.id).sort(),
    );
    for (const { skills } of endings.chapters) expect(skills.length, id).toBeGreaterThanOrEqual(2);
    expect(ending, id).not.toBe('');
    expect(
      endings.next.map(({ course }) => course.id),
      id,
    ).toEqual(nextCourses.map(({ course }) => course));
    expect(
      endings.next.filter(({ sample }) => sample),
      id,
    ).toHaveLength(2);
  }
});

test('every chapter has a quiz of four to nine questions, of several kinds, and one that ends a course has thirty', () => {
  for (const chapter of content.chapters) {
    const lectures = content.lectures.filter(({ chapterId }) => chapterId === chapter.id).map(({ id }) => id);
    const quizzes = content.quizzes.filter(({ lectureId }) => lectures.includes(lectureId));
    expect(quizzes, chapter.id).toHaveLength(1);
    const questions = content.quizQuestions.filter(({ quizId }) => quizId === quizzes[0]?.id);
    const [least, most] = chapter.id === 'zaklady-kapitola-co-uz-vies' ? [30, 30] : [4, 9];
    expect(questions.length, chapter.id).toBeGreaterThanOrEqual(least);
    expect(questions.length, chapter.id).toBeLessThanOrEqual(most);
    expect(new Set(questions.map(({ key }) => key.kind)).size, chapter.id).toBeGreaterThanOrEqual(3);
  }
});

test('whoever chooses a wrong option reads why it is wrong', () => {
  for (const { id, key, options } of content.quizQuestions) {
    if (key.kind !== 'SINGLE' && key.kind !== 'MULTIPLE') continue;
    const right = key.kind === 'SINGLE' ? [key.optionId] : key.optionIds;
    const silent = options.filter((option) => !right.includes(option.id) && option.explanation === null);
    expect(silent, id).toEqual([]);
  }
});

test('a free sample has its quiz for everybody, a closed chapter has none of it', async () => {
  const free = new Set(content.chapters.filter((chapter) => chapter.freeSample).map((chapter) => chapter.id));
  const samples = new Set(content.lectures.filter(({ chapterId }) => free.has(chapterId)).map(({ id }) => id));
  for (const { id, lectureId } of content.quizzes) {
    const [list, questions] = [`/quiz/lecture/${lectureId}?preview=true`, `/quiz/${id}/question?preview=true`];
    if (samples.has(lectureId)) {
      const { items } = await api.ask(questions, questionListSchema);
      expect((await api.ask(list, quizListSchema)).items).toMatchObject([{ id, questionCount: items.length }]);
    } else {
      for (const path of [list, questions]) expect((await api.problem(path)).status, path).toBe(403);
    }
  }
});

test('there are courses to vote for', () => {
  expect(content.nextCourseOptions.length).toBeGreaterThanOrEqual(3);
});

// Every open lecture is drawn once.
test('a closed lecture of the sample answers nothing of its text', { timeout: 60_000 }, async () => {
  const free = new Set(content.chapters.filter((chapter) => chapter.freeSample).map((chapter) => chapter.id));
  for (const { id, chapterId, text } of content.lectures) {
    const response = await api.send(`/lecture/${id}?preview=true`);
    expect(response.status, id).toBe(free.has(chapterId) ? 200 : 403);
    if (!free.has(chapterId)) expect(await response.text()).not.toContain(text.slice(0, 40));
  }
});

describe('markup', { tags: ['thorough'] }, () => {
  const drawn = new Map<string, string>();
  const draw = (text: string) => drawn.get(text) ?? drawn.set(text, renderMarkdown(text)).get(text) ?? '';
  /** Lines to put in order are options too, but no markup. */
  const choices = () =>
    content.quizQuestions
      .filter(({ key }) => key.kind !== 'ORDER')
      .flatMap(({ id, options }) =>
        options.map(({ text, explanation }) => ({ id, text, explanation: explanation ?? '' })),
      );
  const texts = () => [
    ...content.lectures.map(({ id, text }) => ({ id, text })),
    ...content.posts.map(({ id, text }) => ({ id, text })),
    ...content.videos.map(({ id, text }) => ({ id, text })),
    ...content.pages.map(({ slug, text }) => ({ id: slug, text })),
    ...content.quizQuestions.flatMap(({ id, text, explanation }) => [text, explanation].map((text) => ({ id, text }))),
    ...choices(),
    ...choices().map(({ id, explanation }) => ({ id, text: explanation })),
  ];

  test('no text has a style attribute, a script or a handler', { timeout: 60_000 }, () => {
    for (const { id, text } of texts()) {
      // An exercise carries programs, which are text there; its markup stands in the box as well.
      const html = draw(text).replace(/ data-exercise="[^"]*"/g, '');
      const tags = html.match(/<[a-z][^>]*>/g) ?? [];
      expect(
        tags.filter((tag) => /\s(style|on\w+)=|<script|<style|="javascript:/i.test(tag)),
        id,
      ).toEqual([]);
    }
  });

  test('no directive is left unread', () => {
    for (const { id, text } of texts()) {
      const prose = draw(text).replace(/<pre[\s\S]*?<\/pre>/g, '');
      expect(prose, id).not.toMatch(/:::/);
    }
  });

  test('an option has nothing in it to press: it stands in a label', () => {
    for (const { id, text } of choices()) expect(draw(text), id).not.toMatch(/<a |<button|<details|tabindex/);
  });

  test('every lecture ends with a task', () => {
    for (const { id, text } of content.lectures) {
      const html = draw(text);
      const tasks = text.match(/^::::task\{/gm)?.length ?? 0;
      expect(tasks, id).toBeGreaterThanOrEqual(1);
      expect(html.match(/class="exercise"|class="callout task"/g), id).toHaveLength(tasks);
      // Behind it there is only its solution, for who has no scripts.
      expect(html, id).toMatch(/<\/div>\n?<details class="solutions">/);
      expect(html, id).toContain('<details class="hint">');
      expect(html.match(/ data-solution="/g), id).toHaveLength(tasks);
    }
  });
});
