import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { goalSchema, learnerHomeSchema } from '#src/contract/learnerHome.ts';
import { progressOverviewSchema, watchTimeSchema } from '#src/contract/progress.ts';
import { paths } from '#src/domain/paths.ts';
import type { Database } from '#src/server/db/database.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { course } from '#src/server/db/schema/course.ts';
import { exerciseProgress } from '#src/server/db/schema/exerciseProgress.ts';
import { learntDay } from '#src/server/db/schema/learntDay.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { lectureProgress } from '#src/server/db/schema/lectureProgress.ts';
import { quiz } from '#src/server/db/schema/quiz.ts';
import { quizAnswer } from '#src/server/db/schema/quizAnswer.ts';
import { quizQuestion } from '#src/server/db/schema/quizQuestion.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import { getLearntDays } from '#src/server/services/learning/index.ts';
import { now, testApi, testCtx } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildChapter, buildCourse, buildLecture, buildPost, buildUser } from '#tests/support/factories.ts';
import { createTestIssuer, type Person } from '#tests/support/identity.ts';

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;
let jana: UserRow;
let peter: UserRow;

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
  api = testApi(database, [], { integrations: { identity: issuer.verifier } });
});
beforeEach(async () => {
  await emptyDatabase(database);
  jana = await buildUser(database);
  peter = await buildUser(database);
  await buildCourse(database, { id: 'java', slug: 'java-kurz', name: 'Java Kurz' });
  await buildChapter(database, { id: 'java-1', courseId: 'java' });
  await buildLecture(database, { id: 'prva', chapterId: 'java-1', position: 1, name: 'Prvý výpis' });
  await buildLecture(database, { id: 'druha', chapterId: 'java-1', position: 2, name: 'Premenné v kóde' });
});
afterAll(() => database.close());

const home = async (person: Person) => api.ask('/progress/home', learnerHomeSchema, await issuer.call(person));
const nothing = { learntOn: [], learntWeeks: 0, goalDays: null, addedLectures: [], answeredComments: [] };

async function step(user: UserRow, lectureId: string, at: Date, completedAt: Date | null = at) {
  await database.db.insert(lectureProgress).values({ userId: user.id, lectureId, completedAt, updatedAt: at });
}

let comments = 0;
async function write(of: UserRow | null, overrides: Partial<typeof comment.$inferInsert>) {
  comments += 1;
  const id = `comment-${comments}`;
  await database.db
    .insert(comment)
    .values({ id, userId: of?.id ?? null, lectureId: 'druha', text: 'Ahoj.', createdAt: now, ...overrides });
  return id;
}

test('who has done nothing, or has no profile yet, has an empty home, and nobody else has one', async () => {
  for (const person of [jana, { uid: 'uid-new', email: 'new@example.org' }])
    expect(await home(person)).toEqual(nothing);
  expect(await api.problem('/progress/home')).toMatchObject({ status: 401, code: 'sign-in-required' });
});

// The clock of these tests says Monday, 14:00 in Bratislava.
test('a week begins at midnight of Monday in Bratislava', async () => {
  await step(jana, 'prva', new Date('2026-06-14T21:59:00Z'));
  expect((await home(jana)).learntOn).toEqual([]);
  await step(jana, 'druha', new Date('2026-06-14T22:01:00Z'));
  expect((await home(jana)).learntOn).toEqual(['2026-06-15']);
  expect((await home(peter)).learntOn).toEqual([]);
});

test('days with a completion, a video, an attempt or an answer count once each', async () => {
  const on = (day: number, hour = 10) => new Date(Date.UTC(2026, 5, day, hour));
  const friday = on(19);
  const { uid, email } = jana;
  const identity = { uid, email, emailVerified: true, name: '', pictureUrl: null, authTime: now, issuedAt: now };
  const actor = { kind: 'user', identity: { ...identity, rolesCount: true }, user: jana, roles: [] } as const;
  const days = async () => (await getLearntDays({ ctx: { ...testCtx(database), now: () => friday, actor } })).learntOn;
  // Completed on Monday, watched again on Tuesday; another was only watched.
  await step(jana, 'prva', on(16), on(15));
  await step(jana, 'druha', on(16, 12), null);
  await step(peter, 'prva', on(18));
  expect(await days()).toEqual(['2026-06-15', '2026-06-16']);
  const exercise = { userId: jana.id, lectureId: 'prva', code: null, codeAt: null, attemptIds: ['a'], passedAt: null };
  await database.db.insert(exerciseProgress).values({ ...exercise, exerciseId: 'uloha', updatedAt: on(17) });
  const stored = { published: true, updatedAt: now };
  await database.db.insert(quiz).values({ id: 'kviz', lectureId: 'prva', name: 'Kvíz', ...stored });
  const key = { kind: 'NUMBER', number: 2, tolerance: 0 } as const;
  const question = { id: 'otazka', quizId: 'kviz', position: 1, text: 'Koľko?', options: [], key, explanation: 'Dva.' };
  await database.db.insert(quizQuestion).values({ ...question, ...stored });
  const answer = { userId: jana.id, questionId: 'otazka', answer: { kind: 'NUMBER', number: 2 } as const };
  await database.db.insert(quizAnswer).values({ ...answer, isCorrect: true, createdAt: on(19, 8) });
  expect(await days()).toEqual(['2026-06-15', '2026-06-16', '2026-06-17', '2026-06-19']);
});

const update = async (person: Person, lectureId: string, body: object) =>
  api.ask(`/progress/update/${lectureId}`, progressOverviewSchema, await issuer.call(person, 'PUT', body));
const choose = async (person: Person, body: object) =>
  api.ask('/progress/goal', goalSchema, await issuer.call(person, 'PUT', body));

test('weeks with learning are counted over the years, by the calendar of Bratislava, and none twice', async () => {
  await step(jana, 'prva', new Date('2024-12-31T10:00:00Z'), new Date('2023-03-05T23:30:00Z'));
  await step(jana, 'druha', new Date('2025-01-02T10:00:00Z'));
  // Sunday in Greenwich, Monday in Bratislava; two days of one week in two years.
  expect(await home(jana)).toMatchObject({ learntOn: [], learntWeeks: 2 });
  await update(jana, 'prva', { completed: false });
  expect(await home(jana)).toMatchObject({ learntOn: ['2026-06-15'], learntWeeks: 3 });
  expect((await home(peter)).learntWeeks).toBe(0);
});

test('what is watched again, taken back or begun anew takes no day and no week away', async () => {
  await step(jana, 'prva', new Date('2026-03-04T10:00:00Z'), null);
  await step(jana, 'druha', new Date('2026-04-08T10:00:00Z'));
  const before = await home(jana);
  expect(before.learntWeeks).toBe(2);
  await api.ask('/progress/watch-time/prva', watchTimeSchema, await issuer.call(jana, 'PUT', { seconds: 9 }));
  expect(await home(jana)).toMatchObject({ learntOn: ['2026-06-15'], learntWeeks: 3 });
  await update(jana, 'druha', { completed: false });
  await api.ask('/progress/reset', progressOverviewSchema, await issuer.call(jana, 'POST', { courseId: 'java' }));
  expect(await home(jana)).toMatchObject({ learntOn: ['2026-06-15'], learntWeeks: 3 });
});

test('what is sent later counts on the day on which it was done, and no clock that is ahead or far behind', async () => {
  await update(jana, 'prva', { completed: true, at: '2026-06-03T22:30:00.000Z' });
  await update(jana, 'druha', { completed: true, at: '1970-01-01T00:00:00.000Z' });
  await update(jana, 'druha', { completed: true, at: '2030-01-01T00:00:00.000Z' });
  const days = await database.db.select().from(learntDay);
  expect(days.map(({ day }) => day).sort()).toEqual(['2026-06-04', '2026-06-15']);
  const broken = await issuer.call(jana, 'PUT', { completed: true, at: 'včera' });
  expect(await api.problem('/progress/update/prva', broken)).toMatchObject({ status: 400 });
});

test('the last choice of a goal holds, one from before the sign-in only where there is none, and only for its owner', async () => {
  expect(await choose(jana, { days: 4, unlessChosen: true })).toEqual({ days: 4 });
  expect(await choose(jana, { days: 2, unlessChosen: true })).toEqual({ days: 4 });
  expect(await choose(jana, { days: 7 })).toEqual({ days: 7 });
  expect((await home(jana)).goalDays).toBe(7);
  expect((await home(peter)).goalDays).toBeNull();
  expect(await choose(jana, { days: null })).toEqual({ days: null });
  expect((await home(jana)).goalDays).toBeNull();
});

test.each([0, 8, 2.5, '3', undefined])('a goal of %s days is none', async (days) => {
  expect(await api.problem('/progress/goal', await issuer.call(jana, 'PUT', { days }))).toMatchObject({ status: 400 });
  expect((await home(jana)).goalDays).toBeNull();
});

test('lectures that came after the last step are new, the newest first', async () => {
  await step(jana, 'prva', new Date('2026-06-01T10:00:00Z'));
  await database.db
    .update(lecture)
    .set({ addedAt: new Date('2026-06-02T10:00:00Z') })
    .where(eq(lecture.id, 'druha'));
  const addedAt = new Date('2026-06-03T10:00:00Z');
  await buildLecture(database, {
    id: 'tretia',
    chapterId: 'java-1',
    position: 3,
    name: 'Metódy',
    minutes: 15,
    addedAt,
  });
  const { addedLectures } = await home(jana);
  expect(addedLectures.map(({ name }) => name)).toEqual(['Metódy', 'Premenné v\u00A0kóde']);
  expect(addedLectures[0]).toEqual({
    courseName: 'Java Kurz',
    courseSlug: 'java-kurz',
    chapterId: 'java-1',
    lectureId: 'tretia',
    name: 'Metódy',
    minutes: 15,
    addedAt: addedAt.toISOString(),
  });
  expect((await home(peter)).addedLectures).toEqual([]);
});

test('answers of others to an own comment are told by its place, with their number', async () => {
  const asked = await write(jana, { createdAt: new Date('2026-01-01T10:00:00Z') });
  await write(peter, { parentId: asked, createdAt: new Date('2026-06-10T10:00:00Z') });
  await write(null, { parentId: asked, createdAt: new Date('2026-06-11T10:00:00Z') });
  await write(jana, { parentId: asked });
  await buildPost(database, { id: 'chyby', slug: 'chyby', title: 'Ako čítať chyby' });
  const under = { lectureId: null, postId: 'chyby' };
  const onPost = await write(jana, under);
  await write(peter, { ...under, parentId: onPost, createdAt: new Date('2026-06-12T10:00:00Z') });
  expect((await home(jana)).answeredComments).toEqual([
    {
      kind: 'article',
      name: 'Ako čítať chyby',
      path: paths.article('chyby'),
      count: 1,
      answeredAt: '2026-06-12T10:00:00.000Z',
    },
    {
      kind: 'lecture',
      name: 'Premenné v\u00A0kóde',
      path: paths.lecture('java-kurz', 'java-1', 'druha'),
      count: 2,
      answeredAt: '2026-06-11T10:00:00.000Z',
    },
  ]);
  expect((await home(peter)).answeredComments).toEqual([]);
});

test('an answer that is old, hidden, deleted, or stands where nobody can read is not told', async () => {
  const asked = await write(jana, {});
  await write(peter, { parentId: asked, createdAt: new Date('2026-05-01T10:00:00Z') });
  await write(peter, { parentId: asked, hiddenAt: now, hiddenReason: 'Urážka.' });
  await write(peter, { parentId: asked, deletedAt: now });
  expect((await home(jana)).answeredComments).toEqual([]);
  const answer = await write(peter, { parentId: asked });
  expect((await home(jana)).answeredComments).toHaveLength(1);
  await database.db.update(course).set({ published: false });
  expect((await home(jana)).answeredComments).toEqual([]);
  await database.db.update(course).set({ published: true });
  await database.db.update(comment).set({ deletedAt: now }).where(eq(comment.id, asked));
  expect((await home(jana)).answeredComments, answer).toEqual([]);
});
