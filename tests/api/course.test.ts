import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { courseCardSchema, coursePageSchema, courseSchema } from '#src/contract/course.ts';
import { courseBeginningSchema } from '#src/contract/courseBeginning.ts';
import { courseEndingsSchema } from '#src/contract/courseEndings.ts';
import type { Database } from '#src/server/db/database.ts';
import { now, testApi } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildAuthor, buildChapter, buildCourse, buildCourseProduct, buildLecture } from '#tests/support/factories.ts';

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
    priceText: '49\u00A0€',
  });
  expect(card.summary).toBe('Začni s\u00A0Javou a\u00A0kávou.');
});

test('what a chapter builds has its game and its program as they can be played and run', async () => {
  const course = await buildCourse(database);
  const sample = '```sql database=kniznica\nSELECT nazov FROM knihy;\n```\n\n```output\nCesta na Mars\n```';
  await buildChapter(database, { courseId: course.id, result: { name: 'Knižnica', text: 'Všetky knihy.', sample } });
  const game = { lecture: 'hra', picture: '/games/had.svg' };
  await buildChapter(database, { courseId: course.id, result: { name: 'Had', text: 'Hra s hadom.', game } });
  const { chapters } = await api.ask(`/course/slug/${course.slug}`, courseSchema);
  const [library, snake] = chapters.map(({ result }) => result);
  expect(library).toMatchObject({ name: 'Knižnica', text: 'Všetky knihy.' });
  expect(library?.sampleHtml).toMatch(/<button[^>]*data-run="\/runtimes\/sql\/[^"]*kniznica\.html"[^>]*data-act="run"/);
  expect(library?.sampleHtml).toContain('Cesta na Mars');
  expect(snake).toEqual({
    name: 'Had',
    text: 'Hra s\u00A0hadom.',
    game: { address: '/runtimes/web/game/hra', picture: '/games/had.svg' },
  });
});

test('a card says the lowest price that is on sale, and none where there is none', async () => {
  const { id: courseId } = await buildCourse(database);
  const priceText = async () => (await api.ask(`/course/overview/${courseId}`, courseCardSchema)).priceText;
  expect(await priceText()).toBeNull();
  await buildCourseProduct(database, { courseId, amount: 900, archived: true });
  expect(await priceText()).toBe('9\u00A0€');
  await buildCourseProduct(database, { courseId, amount: 5900 });
  await buildCourseProduct(database, { courseId, amount: 4950 });
  expect(await priceText()).toBe('49,50\u00A0€');
});

describe('where learning begins', () => {
  const opening = 'Uhádni.\n\n```javascript\nconsole.log(3 * 4);\n```\n\n```output\n12\n```\n\nDvanásť.\n\n## Ďalej\n';
  const beginning = () => api.ask('/course/beginning', courseBeginningSchema);

  test('is the first published lecture of the catalogue, with its opening and without the rest of its text', async () => {
    const later = await buildCourse(database, { position: 2 });
    await buildLecture(database, { chapterId: (await buildChapter(database, { courseId: later.id })).id });
    const course = await buildCourse(database, { name: 'Od nuly', position: 1 });
    const chapter = await buildChapter(database, { courseId: course.id, freeSample: true });
    const second = await buildLecture(database, { chapterId: chapter.id, position: 2 });
    await buildLecture(database, { chapterId: chapter.id, position: 1, published: false });
    const first = await buildLecture(database, { chapterId: chapter.id, position: 1, text: `${opening}Tajné.` });
    const { lecture } = await beginning();
    expect(lecture).toMatchObject({ id: first.id, courseSlug: course.slug, courseName: 'Od nuly' });
    expect(lecture?.second).toEqual({ id: second.id, chapterId: chapter.id });
    expect(lecture?.opening).toMatchObject({
      textHtml: '<p>Uhádni.</p>',
      output: '12',
      explanationHtml: '<p>Dvanásť.</p>',
    });
    expect(lecture?.opening?.codeHtml).toContain('console');
    expect(JSON.stringify(lecture)).not.toContain('Tajné');
  });

  test.each([
    ['is closed', false, opening],
    ['does not open with a program', true, 'Najprv dlhé reči.\n\nA ďalšie.'],
  ])('shows nothing of a lecture that %s', async (_case, freeSample, text) => {
    const chapter = await buildChapter(database, { freeSample });
    const { id } = await buildLecture(database, { chapterId: chapter.id, text });
    expect((await beginning()).lecture).toMatchObject({ id, opening: null, second: null });
  });

  test('names who teaches in the order of the courses, each once', async () => {
    const [zuzana, peter] = [await buildAuthor(database), await buildAuthor(database)];
    await buildAuthor(database);
    await buildCourse(database, { authorId: peter.id, position: 1 });
    await buildCourse(database, { authorId: zuzana.id, position: 2 });
    await buildCourse(database, { authorId: peter.id, position: 3 });
    expect((await beginning()).lecturers.map(({ id }) => id)).toEqual([peter.id, zuzana.id]);
  });

  test('is nowhere in an empty catalogue', async () => {
    expect(await beginning()).toEqual({ lecture: null, lecturers: [] });
  });
});

describe('where a course ends', () => {
  const endings = (courseId: string) => api.ask(`/course/endings/${courseId}`, courseEndingsSchema);

  test('is said what one can do now, after each chapter that has it', async () => {
    const { id: courseId } = await buildCourse(database, { ending: 'Vieš napísať funkciu v Jave.' });
    const result = { name: 'Kalkulačka', text: 'Počíta.' };
    const skills = ['uložiť hodnotu v `int`'];
    const first = await buildChapter(database, { courseId, position: 1, result: { ...result, skills } });
    await buildChapter(database, { courseId, position: 2, result });
    await buildChapter(database, { courseId, position: 3, result: { ...result, skills }, published: false });
    expect(await endings(courseId)).toEqual({
      text: 'Vieš napísať funkciu v\u00A0Jave.',
      chapters: [{ id: first.id, skills: ['uložiť hodnotu v\u00A0`int`'] }],
      next: [],
    });
  });

  test('are named those of the courses that fit next which are on the web, with their free chapter', async () => {
    const [sql, gone, future, bare] = [
      await buildCourse(database, { name: 'SQL' }),
      await buildCourse(database, { published: false }),
      await buildCourse(database, { publishedAt: new Date(now.getTime() + 1000) }),
      await buildCourse(database, { name: 'Bez ukážky' }),
    ];
    const closed = await buildChapter(database, { courseId: sql.id, position: 1, freeSample: false });
    const free = await buildChapter(database, { courseId: sql.id, position: 2, freeSample: true });
    await buildLecture(database, { chapterId: closed.id });
    const lecture = await buildLecture(database, { chapterId: free.id });
    const nextCourses = [bare, gone, sql, future].map(({ id }) => ({ course: id, why: `Lebo ${id}.` }));
    const { id } = await buildCourse(database, { nextCourses });
    expect((await endings(id)).next).toMatchObject([
      { course: { id: bare.id }, why: `Lebo ${bare.id}.`, sample: null },
      { course: { id: sql.id, lectureCount: 2 }, sample: { chapterId: free.id, lectureId: lecture.id } },
    ]);
  });

  test('is nothing of a course that is not there', async () => {
    const { id } = await buildCourse(database, { published: false });
    expect((await api.problem(`/course/endings/${id}`)).status).toBe(404);
  });
});

test('an outline says which lectures came later than the first ones', async () => {
  const { id: courseId, slug } = await buildCourse(database);
  const { id: chapterId } = await buildChapter(database, { courseId });
  const [begun, later] = [new Date('2026-03-02T10:00:00Z'), new Date('2026-05-02T10:00:00Z')];
  for (const [position, addedAt] of [begun, begun, later].entries()) {
    await buildLecture(database, { chapterId, position, addedAt });
  }
  const { chapters } = await api.ask(`/course/slug/${slug}`, courseSchema);
  expect(chapters[0]?.lectures.map(({ addedAt }) => addedAt)).toEqual([undefined, undefined, later.toISOString()]);
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
