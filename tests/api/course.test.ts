import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { courseCardSchema, coursePageSchema, courseSchema } from '#src/contract/course.ts';
import type { Database } from '#src/server/db/database.ts';
import { now, testApi } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildChapter, buildCourse, buildCourseProduct, buildLecture } from '#tests/support/factories.ts';

let database: Database;
let api: ReturnType<typeof testApi>;

beforeAll(async () => {
  database = await openTestDatabase();
  api = testApi(database);
});
beforeEach(() => emptyDatabase(database));
afterAll(() => database.close());

test('the catalogue goes by position, nine a page', async () => {
  for (let position = 10; position >= 1; position -= 1) {
    await buildCourse(database, { name: `Kurz ${position}`, position });
  }
  const first = await api.ask('/course/overview', coursePageSchema);
  expect(first.items.map((course) => course.name)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `Kurz ${n}`));
  expect(first).toMatchObject({ page: 1, pageCount: 2, total: 10 });
  const second = await api.ask('/course/overview?page=2', coursePageSchema);
  expect(second.items.map((course) => course.name)).toEqual(['Kurz 10']);
  expect((await api.problem('/course/overview?page=3')).code).toBe('not-found');
});

test('an empty catalogue has one page', async () => {
  expect(await api.ask('/course/overview', coursePageSchema)).toEqual({ items: [], page: 1, pageCount: 1, total: 0 });
  expect((await api.problem('/course/overview?page=2')).status).toBe(404);
});

test.each(['0', '-1', '1.5', 'x', '', '10000', '1&page=2'])('page=%s is refused', async (page) => {
  expect(await api.problem(`/course/overview?page=${page}`)).toMatchObject({ status: 400, code: 'invalid-input' });
});

test('a card counts the lectures and minutes of published chapters only', async () => {
  const course = await buildCourse(database, { summary: 'Začni s Javou a kávou.' });
  const chapter = await buildChapter(database, { courseId: course.id });
  await buildLecture(database, { chapterId: chapter.id, minutes: 9 });
  await buildLecture(database, { chapterId: chapter.id, minutes: 12 });
  await buildLecture(database, { chapterId: chapter.id, minutes: 100, published: false });
  const removed = await buildChapter(database, { courseId: course.id, published: false });
  await buildLecture(database, { chapterId: removed.id, minutes: 100 });
  await buildCourseProduct(database, { courseId: course.id, amount: 4900 });
  const card = await api.ask(`/course/overview/${course.id}`, courseCardSchema);
  expect(card).toMatchObject({
    lectureCount: 2,
    minutes: 21,
    courseProducts: [{ amount: 4900, courseUserProducts: [] }],
  });
  expect(card.summary).toBe('Začni s\u00A0Javou a\u00A0kávou.');
});

test('a whole course has its outline in order and no text of a lecture', async () => {
  const course = await buildCourse(database, { description: 'Pre **každého**.' });
  const second = await buildChapter(database, { courseId: course.id, name: 'Druhá', position: 2, freeSample: false });
  const first = await buildChapter(database, { courseId: course.id, name: 'Prvá', position: 1 });
  await buildLecture(database, { chapterId: first.id, name: 'B', position: 2 });
  await buildLecture(database, { chapterId: first.id, name: 'A', position: 1 });
  await buildLecture(database, { chapterId: second.id, name: 'C', text: 'tajomstvo' });
  await buildLecture(database, { chapterId: second.id, name: 'Removed', published: false });
  const whole = await api.ask(`/course/slug/${course.slug}`, courseSchema);
  expect(whole.chapters.map(({ name, lectures }) => [name, ...lectures.map((lecture) => lecture.name)])).toEqual([
    ['Prvá', 'A', 'B'],
    ['Druhá', 'C'],
  ]);
  expect(whole.descriptionHtml).toBe('<p>Pre <strong>každého</strong>.</p>');
  expect(JSON.stringify(whole)).not.toContain('tajomstvo');
});

test('the Java course is the one with the id java', async () => {
  expect((await api.problem('/course/java')).status).toBe(404);
  await buildCourse(database, { id: 'java', slug: 'java-kurz' });
  expect((await api.ask('/course/java', courseSchema)).slug).toBe('java-kurz');
});

test('an unpublished or a future course is not there', async () => {
  const removed = await buildCourse(database, { published: false });
  const future = await buildCourse(database, { publishedAt: new Date(now.getTime() + 1000) });
  for (const { id, slug } of [removed, future]) {
    expect((await api.problem(`/course/overview/${id}`)).status).toBe(404);
    expect((await api.problem(`/course/slug/${slug}`)).status).toBe(404);
  }
  expect((await api.ask('/course/overview', coursePageSchema)).total).toBe(0);
});

test('an unknown or impossible name is not found', async () => {
  expect(await api.problem('/course/slug/nie-je')).toMatchObject({ status: 404, code: 'not-found' });
  expect(await api.problem('/course/slug/Nie%20je')).toMatchObject({ status: 404, code: 'not-found' });
  expect(await api.problem('/course/overview/nie-je')).toMatchObject({ status: 404, code: 'not-found' });
});
