import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lectureSchema } from '#src/contract/lecture.ts';
import type { Database } from '#src/server/db/database.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import { video } from '#src/server/db/schema/video.ts';
import { now, testApi } from '#tests/support/api.ts';
import { countStatements } from '#tests/support/countStatements.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import {
  buildChapter,
  buildCourse,
  buildCourseProduct,
  buildLecture,
  buildPurchase,
  buildUser,
  buildVideo,
} from '#tests/support/factories.ts';
import { createTestIssuer, type Person } from '#tests/support/identity.ts';

let database: Database;
let api: ReturnType<typeof testApi>;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
  api = testApi(database, [], { integrations: { identity: issuer.verifier } });
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
async function everything(path: string, person: Person | null = null) {
  const response = await api.send(path, await issuer.call(person));
  return { status: response.status, text: JSON.stringify([...response.headers]) + (await response.text()) };
}

test('a free sample is readable without an account', async () => {
  const lecture = await buildLecture(database, { text: '## Skús to\n\nAhoj a vitaj.' });
  const answer = await api.ask(`/lecture/${lecture.id}?preview=true`, lectureSchema);
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
  const answer = await api.ask(`/lecture/${lecture.id}?preview=true`, lectureSchema);
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

/** A sold course as it is made: a free chapter, closed ones, texts and videos. */
async function paidCourse() {
  const { id: courseId } = await buildCourse(database);
  const archived = await buildCourseProduct(database, { courseId, archived: true });
  const current = await buildCourseProduct(database, { courseId });
  const free = await buildChapter(database, { courseId, position: 1, freeSample: true });
  const closed: string[] = [];
  for (const position of [2, 3]) {
    const chapter = await buildChapter(database, { courseId, position, freeSample: false });
    const video = await buildVideo(database, {
      source: '/media/tajne.mp4',
      captions: '/media/tajne.vtt',
      transcript: [{ start: 0, end: 1, speaker: null, text: 'tajný prepis' }],
    });
    closed.push((await buildLecture(database, { chapterId: chapter.id, ...secret })).id);
    closed.push(
      (await buildLecture(database, { chapterId: chapter.id, type: 'VIDEO', videoId: video.id, ...secret })).id,
    );
  }
  const sample = (await buildLecture(database, { chapterId: free.id, ...secret })).id;
  return { sample, closed, products: [archived.id, current.id] };
}

const queries = ['', '?preview=true', '?preview=false'];

test('every closed lecture of a sold course is open to its owners and to admins, and to nobody else', async () => {
  const { closed, products } = await paidCourse();
  const admin = await buildUser(database, { email: 'admin@example.org' });
  const owners: UserRow[] = [];
  for (const productId of products) {
    const owner = await buildUser(database);
    await buildPurchase(database, owner.id, productId);
    owners.push(owner);
  }
  const other = await paidCourse();
  const otherOwner = await buildUser(database);
  await buildPurchase(database, otherOwner.id, other.products[0] ?? '');
  const stranger: Person = { uid: 'uid-stranger', email: 'stranger@example.org' };
  const impostor: Person = { uid: 'uid-impostor', email: 'admin@example.org', emailVerified: false };

  for (const path of closed.flatMap((id) => queries.map((query) => `/lecture/${id}${query}`))) {
    for (const person of [...owners, admin]) {
      const { status, text } = await everything(path, person);
      expect(status, path).toBe(200);
      expect(text).toContain('tajný text');
      expect(text).toContain('private, no-store');
    }
    for (const person of [null, await buildUser(database), otherOwner, stranger, impostor]) {
      const { status, text } = await everything(path, person);
      expect([status, text.includes('tajn')], `${path} ${person?.uid}`).toEqual([
        person || path.includes('=true') ? 403 : 401,
        false,
      ]);
      expect(text).toContain(status === 401 ? '"sign-in-required"' : '"course-not-owned"');
    }
  }
});

test('an owner reads a lecture in two ways to the database, with a video or without', async () => {
  const { closed, products } = await paidCourse();
  const owner = await buildUser(database);
  await buildPurchase(database, owner.id, products[0] ?? '');
  for (const id of closed) {
    const statements = await countStatements(database, () => everything(`/lecture/${id}`, owner));
    expect(statements, id).toBe(2);
  }
});

test('who is signed in reads a free sample without asking for a preview, with a profile or without', async () => {
  const { sample } = await paidCourse();
  const stranger: Person = { uid: 'uid-stranger', email: 'stranger@example.org' };
  for (const person of [await buildUser(database), stranger]) {
    for (const query of queries) {
      const { status, text } = await everything(`/lecture/${sample}${query}`, person);
      expect([status, text.includes('tajný text')]).toEqual([200, true]);
    }
  }
});

test('who has read a lecture before reads it as it is by now, and as whom they ask', async () => {
  const { closed, products } = await paidCourse();
  const owner = await buildUser(database);
  await buildPurchase(database, owner.id, products[0] ?? '');
  const admin = await buildUser(database, { email: 'admin@example.org' });
  const read = async (person: Person) =>
    Promise.all(closed.map(async (id) => api.ask(`/lecture/${id}`, lectureSchema, await issuer.call(person))));
  const before = await read(owner);
  expect(await read(owner)).toEqual(before);
  expect(await read(admin)).toEqual(before.map((answer) => ({ ...answer, isPreview: true })));

  const { db } = database;
  const changes = [
    { write: () => db.update(lecture).set({ name: 'Nový názov' }), seen: { name: 'Nový názov' } },
    { write: () => db.update(lecture).set({ summary: 'Nové zhrnutie' }), seen: { summary: 'Nové zhrnutie' } },
    { write: () => db.update(lecture).set({ text: 'Nový text' }), seen: { html: '<p>Nový text</p>' } },
    { write: () => db.update(lecture).set({ minutes: 77 }), seen: { minutes: 77 } },
  ];
  for (const { write, seen } of changes) {
    await write();
    for (const answer of await read(owner)) expect(answer).toMatchObject(seen);
  }
  await db.update(video).set({ transcript: [] });
  for (const answer of await read(owner)) expect(answer.transcript).toEqual([]);
});

test('what returns in a lecture is asked as the lecture that it is of has it by now', async () => {
  const guess = (word: string) =>
    `\`\`\`javascript\nconsole.log(1);\n\`\`\`\n\n\`\`\`output guess="1|2" id="tip"\n1\n\`\`\`\n\n${word}.`;
  const older = await buildLecture(database, { name: 'Staršia', text: guess('Lebo') });
  const { id } = await buildLecture(database, { text: '::recall{questions="tip nikde"}\n\nNové.' });
  const read = async () => (await api.ask(`/lecture/${id}?preview=true`, lectureSchema)).html;
  const html = await read();
  expect(html).toContain('>Staršia</a>');
  expect(html).toContain(`data-question-of="${older.id}"`);
  expect(html).toContain('<p>Lebo.</p>');
  const change = (set: Partial<typeof lecture.$inferInsert>) =>
    database.db.update(lecture).set(set).where(eq(lecture.id, older.id));
  await change({ text: guess('Preto') });
  expect(await read()).toContain('<p>Preto.</p>');
  // It has moved to another lecture.
  await change({ text: 'Bez otázky.' });
  expect(await read()).toBe('<p>Nové.</p>');
  const other = await buildLecture(database, { name: 'Iná', text: guess('Znova') });
  expect(await read()).toContain(`data-question-of="${other.id}"`);
  await database.db.update(lecture).set({ published: false }).where(eq(lecture.id, other.id));
  expect(await read()).toBe('<p>Nové.</p>');
});

test('a lecture comes compressed to who takes that, and is the same in each form', async () => {
  const { id } = await buildLecture(database, { text: 'Ahoj a vitaj. '.repeat(500) });
  const plain = await (await api.send(`/lecture/${id}?preview=true`)).text();
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [encoding, unpacked] of Object.entries(unpack)) {
    const headers = { 'accept-encoding': encoding };
    const response = await api.api.fetch(new Request(`http://internal/api/lecture/${id}?preview=true`, { headers }));
    const body = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('accept-encoding, authorization');
    expect(String(unpacked(body))).toBe(plain);
    expect(body.length).toBeLessThan(plain.length / 10);
  }
});

test('a lecture of a free course is open to every account', async () => {
  const { id } = await closedLecture({ sold: false });
  const stranger: Person = { uid: 'uid-stranger', email: 'stranger@example.org' };
  for (const person of [await buildUser(database), stranger]) {
    for (const query of queries) expect((await everything(`/lecture/${id}${query}`, person)).status).toBe(200);
  }
});

test('what is unpublished is not there for owners and admins either', async () => {
  const { id: courseId } = await buildCourse(database);
  const product = await buildCourseProduct(database, { courseId });
  const chapter = await buildChapter(database, { courseId });
  const { id } = await buildLecture(database, { chapterId: chapter.id, published: false, ...secret });
  const owner = await buildUser(database);
  await buildPurchase(database, owner.id, product.id);
  const admin = await buildUser(database, { email: 'admin@example.org' });
  for (const person of [owner, admin]) {
    for (const query of queries) {
      const { status, text } = await everything(`/lecture/${id}${query}`, person);
      expect([status, text.includes('tajn')]).toEqual([404, false]);
    }
  }
});
