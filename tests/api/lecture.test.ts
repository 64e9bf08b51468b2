import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lectureSchema } from '#src/contract/lecture.ts';
import type { Database } from '#src/server/db/database.ts';
import { now, testApi } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildChapter, buildCourse, buildCourseProduct, buildLecture, buildVideo } from '#tests/support/factories.ts';

let database: Database;
let api: ReturnType<typeof testApi>;

beforeAll(async () => {
  database = await openTestDatabase();
  api = testApi(database);
});
beforeEach(() => emptyDatabase(database));
afterAll(() => database.close());

const secret = { name: 'Verejný názov', summary: 'tajné zhrnutie', text: 'tajný text' };

async function closedLecture({ sold }: { sold: boolean }) {
  const course = await buildCourse(database);
  if (sold) await buildCourseProduct(database, { courseId: course.id, archived: true });
  const chapter = await buildChapter(database, { courseId: course.id, freeSample: false });
  const video = await buildVideo(database, {
    source: '/media/tajne.mp4',
    transcript: [{ start: 0, end: 1, speaker: null, text: 'tajný prepis' }],
  });
  return buildLecture(database, { chapterId: chapter.id, type: 'VIDEO', videoId: video.id, ...secret });
}

/** The whole answer, headers too. */
async function everything(path: string) {
  const response = await api.send(path);
  return { status: response.status, text: JSON.stringify([...response.headers]) + (await response.text()) };
}

test('a free sample is readable without an account', async () => {
  const lecture = await buildLecture(database, { text: '## Skús to\n\nAhoj a vitaj.' });
  const answer = await api.get(`/lecture/${lecture.id}?preview=true`, lectureSchema);
  expect(answer).toMatchObject({
    id: lecture.id,
    chapterId: lecture.chapterId,
    type: 'TEXT',
    video: null,
    transcript: [],
  });
  expect(answer.html).toContain('<h2 id="skus-to">');
  expect(answer.html).toContain('Ahoj a\u00A0vitaj.');
});

test('a video lecture has its source and transcript', async () => {
  const video = await buildVideo(database);
  const lecture = await buildLecture(database, { type: 'VIDEO', videoId: video.id });
  const answer = await api.get(`/lecture/${lecture.id}?preview=true`, lectureSchema);
  expect(answer.video).toEqual({
    provider: 'FILE',
    source: '/media/video/x.mp4',
    poster: '/media/video/x.webp',
    captions: '/media/video/x.vtt',
    durationSeconds: 88,
  });
  expect(answer.transcript).toEqual([{ start: 0, end: 2, speaker: null, text: 'Ahoj.' }]);
});

test.each(['', '?preview=false'])(
  'without preview (%s) an account is needed, even for a free sample',
  async (query) => {
    const lecture = await buildLecture(database, secret);
    expect(await api.problem(`/lecture/${lecture.id}${query}`)).toMatchObject({
      status: 401,
      code: 'sign-in-required',
    });
    expect((await everything(`/lecture/${lecture.id}${query}`)).text).not.toContain('tajn');
  },
);

test('the preview of a sold lecture says that the course is not owned', async () => {
  const lecture = await closedLecture({ sold: true });
  expect(await api.problem(`/lecture/${lecture.id}?preview=true`)).toMatchObject({
    status: 403,
    code: 'course-not-owned',
  });
});

test('the preview of a lecture in a free course says that an account is needed', async () => {
  const lecture = await closedLecture({ sold: false });
  expect(await api.problem(`/lecture/${lecture.id}?preview=true`)).toMatchObject({
    status: 403,
    code: 'sign-in-required',
  });
});

test.each([true, false])('a closed lecture (sold: %s) gives away nothing of its content', async (sold) => {
  const lecture = await closedLecture({ sold });
  for (const query of ['', '?preview=true', '?preview=false', '?preview=1', '?preview=true&preview=true']) {
    const { status, text } = await everything(`/lecture/${lecture.id}${query}`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).not.toContain('tajn');
  }
});

test('what is unpublished, at any level, is not there', async () => {
  const lecture = await buildLecture(database, { published: false });
  const inChapter = await buildLecture(database, {
    chapterId: (await buildChapter(database, { published: false })).id,
  });
  const course = await buildCourse(database, { published: false });
  const inCourse = await buildLecture(database, {
    chapterId: (await buildChapter(database, { courseId: course.id })).id,
  });
  const future = await buildCourse(database, { publishedAt: new Date(now.getTime() + 1000) });
  const inFuture = await buildLecture(database, {
    chapterId: (await buildChapter(database, { courseId: future.id })).id,
  });
  for (const { id } of [lecture, inChapter, inCourse, inFuture, { id: 'nie-je' }]) {
    for (const query of ['', '?preview=true']) {
      expect(await api.problem(`/lecture/${id}${query}`)).toMatchObject({ status: 404, code: 'not-found' });
    }
  }
});

test('a preview that is neither true nor false is refused', async () => {
  const lecture = await buildLecture(database);
  const problem = await api.problem(`/lecture/${lecture.id}?preview=yes`);
  expect(problem).toMatchObject({ status: 400, code: 'invalid-input', errors: [{ path: 'preview' }] });
});
