import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lectureSchema } from '#src/contract/lecture.ts';
import { type ProgressOverview, progressOverviewSchema, watchTimeSchema } from '#src/contract/progress.ts';
import type { Database } from '#src/server/db/database.ts';
import { chapter } from '#src/server/db/schema/chapter.ts';
import { course } from '#src/server/db/schema/course.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { type LectureProgressRow, lectureProgress } from '#src/server/db/schema/lectureProgress.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import { createRateLimiter } from '#src/server/integrations/rateLimits.ts';
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
} from '#tests/support/factories.ts';
import { createTestIssuer, type Person } from '#tests/support/identity.ts';

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;
let jana: UserRow;
let peter: UserRow;

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
});
beforeEach(async () => {
  await emptyDatabase(database);
  api = serve(database);
  jana = await buildUser(database);
  peter = await buildUser(database);
});
afterAll(() => database.close());

const day = (number: number) => new Date(Date.UTC(2026, 4, number));
const stranger: Person = { uid: 'uid-stranger', email: 'stranger@example.org' };
const empty = { completedLectureIds: [], completed: 0, percent: 0, newLectureIds: [], watchTimes: [] };

function serve(target: Pick<Database, 'db'>) {
  const rateLimiter = createRateLimiter({ pool: null });
  return testApi(target, [], { integrations: { identity: issuer.verifier, rateLimiter } });
}

/** A course with lectures 1, 2, 3 … in two chapters. */
async function courseOf(count: number, { sold = false } = {}) {
  const { id: courseId } = await buildCourse(database);
  const product = sold ? await buildCourseProduct(database, { courseId }) : null;
  const first = await buildChapter(database, { courseId, position: 1, freeSample: false });
  const second = await buildChapter(database, { courseId, position: 2, freeSample: false });
  const lectureIds: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const { id: chapterId } = number * 2 <= count ? first : second;
    lectureIds.push((await buildLecture(database, { chapterId, name: `Lekcia ${number}`, position: number })).id);
  }
  return { courseId, product, lectureIds, at: (number: number) => lectureIds[number - 1] ?? '', last: second };
}

const read = async (person: Person, courseId: string): Promise<ProgressOverview> =>
  api.ask(`/progress/overview/${courseId}`, progressOverviewSchema, await issuer.call(person));
const mark = async (person: Person, lectureId: string, completed = true): Promise<ProgressOverview> =>
  api.ask(`/progress/update/${lectureId}`, progressOverviewSchema, await issuer.call(person, 'PUT', { completed }));
const watch = async (person: Person, lectureId: string, seconds: number) =>
  (await api.ask(`/progress/watch-time/${lectureId}`, watchTimeSchema, await issuer.call(person, 'PUT', { seconds })))
    .seconds;
const reset = async (person: Person, courseId: string): Promise<ProgressOverview> =>
  api.ask('/progress/reset', progressOverviewSchema, await issuer.call(person, 'POST', { courseId }));

/** What was done before the test. */
async function stepped(lectureId: string, at: Date, overrides: Partial<LectureProgressRow> = {}): Promise<void> {
  const row = { userId: jana.id, lectureId, completedAt: at, updatedAt: at };
  await database.db.insert(lectureProgress).values({ ...row, ...overrides });
}

const rowsOf = ({ id }: UserRow) =>
  database.db
    .select()
    .from(lectureProgress)
    .where(eq(lectureProgress.userId, id))
    .orderBy(asc(lectureProgress.lectureId));

test('who has not begun begins with the first lecture', async () => {
  const { id: courseId } = await buildCourse(database);
  const { id: chapterId } = await buildChapter(database, { courseId });
  const { id: lectureId } = await buildLecture(database, { chapterId, name: 'Text a číslo' });
  const next = { chapterId, lectureId, name: 'Text a\u00A0číslo' };
  expect(await read(jana, courseId)).toEqual({ ...empty, total: 1, next });
});

test('a course without lectures has nothing to do', async () => {
  const { id } = await buildCourse(database);
  expect(await read(jana, id)).toEqual({ ...empty, total: 0, next: null });
});

test('completing lectures leads to the end, and the answer says how far', async () => {
  const { courseId, at, lectureIds } = await courseOf(3);
  expect(await mark(jana, at(1))).toMatchObject({ completed: 1, total: 3, percent: 33, next: { lectureId: at(2) } });
  expect(await mark(jana, at(2))).toMatchObject({ completed: 2, percent: 67, next: { lectureId: at(3) } });
  const done = await mark(jana, at(3));
  expect(done).toMatchObject({ completedLectureIds: lectureIds, percent: 100, next: null });
  expect(await read(jana, courseId)).toEqual(done);
  expect(await read(peter, courseId)).toMatchObject({ ...empty, total: 3 });
});

test('completing again keeps the first time, and so does taking back what was never done', async () => {
  const { at } = await courseOf(2);
  await stepped(at(1), day(1));
  const answer = await mark(jana, at(1));
  expect(await rowsOf(jana)).toMatchObject([{ lectureId: at(1), completedAt: day(1), updatedAt: day(1) }]);
  expect(await mark(jana, at(1))).toEqual(answer);
  expect(await mark(jana, at(2), false)).toEqual(answer);
  expect(await rowsOf(jana)).toHaveLength(1);
});

test('a completion can be taken back and done again', async () => {
  const { at } = await courseOf(2);
  await stepped(at(1), day(1), { watchedSeconds: 40 });
  expect(await mark(jana, at(1), false)).toMatchObject({ completedLectureIds: [], next: { lectureId: at(1) } });
  expect(await rowsOf(jana)).toMatchObject([{ completedAt: null, watchedSeconds: 40 }]);
  await mark(jana, at(1));
  expect(await rowsOf(jana)).toMatchObject([{ completedAt: now, watchedSeconds: 40 }]);
});

test('the next lecture is the one after the last completed, whatever was left out before', async () => {
  const { courseId, at } = await courseOf(4);
  await stepped(at(3), day(1));
  expect((await read(jana, courseId)).next?.lectureId).toBe(at(4));
  await stepped(at(1), day(2));
  expect((await read(jana, courseId)).next?.lectureId).toBe(at(2));
  await stepped(at(4), day(3));
  expect((await read(jana, courseId)).next?.lectureId).toBe(at(2));
});

test('the furthest position in a video wins', async () => {
  const { courseId, at } = await courseOf(2);
  expect(await watch(jana, at(2), 0)).toBe(0);
  expect((await read(jana, courseId)).watchTimes).toEqual([]);
  expect(await watch(jana, at(2), 90)).toBe(90);
  expect(await watch(jana, at(2), 30)).toBe(90);
  expect(await read(jana, courseId)).toMatchObject({
    completed: 0,
    watchTimes: [{ lectureId: at(2), seconds: 90 }],
  });
  expect((await mark(jana, at(2))).watchTimes).toEqual([{ lectureId: at(2), seconds: 90 }]);
});

test('a lecture that is taken out does not count, and comes back as it was left', async () => {
  const { courseId, at, last } = await courseOf(4);
  for (const number of [1, 3, 4]) await stepped(at(number), day(number));
  const before = await read(jana, courseId);
  expect(before).toMatchObject({ completed: 3, total: 4, percent: 75 });
  await database.db
    .update(lecture)
    .set({ published: false })
    .where(eq(lecture.id, at(1)));
  expect(await read(jana, courseId)).toMatchObject({ completedLectureIds: [at(3), at(4)], total: 3, percent: 67 });
  await database.db.update(chapter).set({ published: false }).where(eq(chapter.id, last.id));
  expect(await read(jana, courseId)).toMatchObject({ ...empty, total: 1, next: { lectureId: at(2) } });
  expect(await rowsOf(jana)).toHaveLength(3);
  await database.db.update(lecture).set({ published: true });
  await database.db.update(chapter).set({ published: true });
  expect(await read(jana, courseId)).toEqual(before);
});

test('a lecture added after the last step is new until the next one', async () => {
  const { courseId, at, last } = await courseOf(2);
  const { id } = await buildLecture(database, { chapterId: last.id, position: 9, addedAt: day(5) });
  expect((await read(jana, courseId)).newLectureIds).toEqual([]);
  await stepped(at(1), day(4));
  expect((await read(jana, courseId)).newLectureIds).toEqual([id]);
  await database.db.update(lecture).set({ published: false }).where(eq(lecture.id, id));
  expect((await read(jana, courseId)).newLectureIds).toEqual([]);
  await database.db.update(lecture).set({ published: true }).where(eq(lecture.id, id));
  await watch(jana, at(2), 5);
  expect((await read(jana, courseId)).newLectureIds).toEqual([]);
});

test('twenty tabs at once leave one state', async () => {
  const { courseId, at } = await courseOf(3);
  const tabs = Array.from({ length: 20 }, (_, tab) => tab);
  const answers = await Promise.all(tabs.flatMap((tab) => [mark(jana, at(1)), watch(jana, at(1), tab * 10)]));
  expect(answers).toHaveLength(40);
  expect(await rowsOf(jana)).toEqual([
    { userId: jana.id, lectureId: at(1), completedAt: now, watchedSeconds: 190, updatedAt: now },
  ]);
  await Promise.all(tabs.map((tab) => mark(jana, at((tab % 3) + 1), tab < 17)));
  const after = await read(jana, courseId);
  expect(after.completed).toBe((await rowsOf(jana)).filter(({ completedAt }) => completedAt).length);
  expect(await rowsOf(jana)).toHaveLength(3);
});

test('a reset forgets the course of its learner and nothing else', async () => {
  const { courseId, at } = await courseOf(3);
  const other = await courseOf(1);
  for (const number of [1, 2]) await stepped(at(number), day(number), { watchedSeconds: 7 });
  await stepped(at(1), day(1), { userId: peter.id });
  await stepped(other.at(1), day(1));
  await database.db
    .update(lecture)
    .set({ published: false })
    .where(eq(lecture.id, at(2)));
  expect(await reset(jana, courseId)).toMatchObject({ ...empty, total: 2, next: { lectureId: at(1) } });
  expect(await rowsOf(jana)).toMatchObject([{ lectureId: other.at(1) }]);
  expect(await rowsOf(peter)).toMatchObject([{ lectureId: at(1) }]);
  expect(await reset(jana, courseId)).toMatchObject(empty);
});

test('before onboarding nothing is completed and nothing can be written', async () => {
  const { courseId, at } = await courseOf(2);
  expect(await read(stranger, courseId)).toMatchObject({ ...empty, total: 2, next: { lectureId: at(1) } });
  for (const [method, path, body] of [
    ['PUT', `/progress/update/${at(1)}`, { completed: true }],
    ['PUT', `/progress/watch-time/${at(1)}`, { seconds: 5 }],
    ['POST', '/progress/reset', { courseId }],
  ] as const) {
    expect(await api.problem(path, await issuer.call(stranger, method, body))).toMatchObject({
      status: 403,
      code: 'profile-required',
    });
    expect(await api.problem(path, await issuer.call(null, method, body))).toMatchObject({
      status: 401,
      code: 'sign-in-required',
    });
  }
  expect((await api.problem(`/progress/overview/${courseId}`)).status).toBe(401);
});

test('only who may open a lecture makes progress in it', async () => {
  const { at, product } = await courseOf(2, { sold: true });
  const admin = await buildUser(database, { email: 'admin@example.org' });
  for (const [path, body] of [
    [`/progress/update/${at(1)}`, { completed: true }],
    [`/progress/watch-time/${at(1)}`, { seconds: 5 }],
  ] as const) {
    expect(await api.problem(path, await issuer.call(jana, 'PUT', body))).toMatchObject({
      status: 403,
      code: 'course-not-owned',
    });
  }
  expect(await rowsOf(jana)).toEqual([]);
  await buildPurchase(database, jana.id, product?.id ?? '');
  expect((await mark(jana, at(1))).completed).toBe(1);
  expect((await mark(admin, at(1))).completed).toBe(1);
  await database.db.update(chapter).set({ freeSample: true });
  expect((await mark(peter, at(1))).completed).toBe(1);
});

test('a preview by an admin records nothing', async () => {
  const { at } = await courseOf(1, { sold: true });
  const admin = await buildUser(database, { email: 'admin@example.org' });
  const init = await issuer.call(admin);
  for (const query of ['?preview=true', ''])
    expect(await api.ask(`/lecture/${at(1)}${query}`, lectureSchema, init)).toMatchObject({ isPreview: true });
  expect(
    await api.ask(`/progress/watch-time/${at(1)}`, watchTimeSchema, await issuer.call(admin, 'PUT', { seconds: 90 })),
  ).toEqual({
    seconds: 90,
  });
  expect(await rowsOf(admin)).toEqual([]);
});

test('when a course was finished first stays known, whatever is taken back, added or begun anew', async () => {
  const { courseId, at, last } = await courseOf(2);
  await mark(jana, at(1));
  const done = await mark(jana, at(2));
  expect(done.firstPass).toEqual({ completed: 0, finishedAt: now.toISOString() });
  expect((await mark(jana, at(2), false)).firstPass).toEqual(done.firstPass);
  await mark(jana, at(2));
  await buildLecture(database, { chapterId: last.id, position: 9, addedAt: now });
  expect(await read(jana, courseId)).toMatchObject({ completed: 2, total: 3, firstPass: done.firstPass });
  expect(await reset(jana, courseId)).toMatchObject({
    completed: 0,
    firstPass: { completed: 2, finishedAt: now.toISOString() },
  });
  await mark(jana, at(1));
  expect((await reset(jana, courseId)).firstPass?.completed).toBe(2);
  expect((await read(peter, courseId)).firstPass).toBeUndefined();
});

test('what was finished before that was kept is known by its marks, also after a reset', async () => {
  const { courseId, at } = await courseOf(2);
  await stepped(at(2), day(3));
  expect((await read(jana, courseId)).firstPass).toBeUndefined();
  await stepped(at(1), day(4));
  const firstPass = { completed: 0, finishedAt: day(4).toISOString() };
  expect((await read(jana, courseId)).firstPass).toEqual(firstPass);
  expect((await reset(jana, courseId)).firstPass).toEqual({ ...firstPass, completed: 2 });
});

test('a reset of a part keeps how far it was; one of nothing keeps nothing', async () => {
  const { courseId, at } = await courseOf(3);
  expect((await reset(jana, courseId)).firstPass).toBeUndefined();
  await mark(jana, at(2));
  expect((await reset(jana, courseId)).firstPass).toEqual({ completed: 1, finishedAt: null });
});

test('what is not there, or not any more, is not found and loses nothing', async () => {
  const removed = await courseOf(1);
  await stepped(removed.at(1), day(1));
  await database.db.update(course).set({ published: false }).where(eq(course.id, removed.courseId));
  const future = await courseOf(1);
  const publishedAt = new Date(now.getTime() + 1000);
  await database.db.update(course).set({ publishedAt }).where(eq(course.id, future.courseId));
  for (const [courseId, lectureId] of [
    [removed.courseId, removed.at(1)],
    [future.courseId, future.at(1)],
    ['nie-je', 'nie-je'],
    ['Nie%20je', 'Nie%20je'],
  ] as const) {
    expect((await api.problem(`/progress/overview/${courseId}`, await issuer.call(jana))).status).toBe(404);
    for (const [path, body] of [
      [`/progress/update/${lectureId}`, { completed: false }],
      [`/progress/watch-time/${lectureId}`, { seconds: 5 }],
    ] as const) {
      expect((await api.problem(path, await issuer.call(jana, 'PUT', body))).status, path).toBe(404);
    }
    const forget = await api.problem('/progress/reset', await issuer.call(jana, 'POST', { courseId }));
    expect(forget.status).toBe(courseId.includes('%') ? 400 : 404);
  }
  expect(await rowsOf(jana)).toHaveLength(1);
});

test.each([
  ['PUT', '/progress/update/l1', {}, 'completed'],
  ['PUT', '/progress/update/l1', { completed: 'yes' }, 'completed'],
  ['PUT', '/progress/update/l1', { completed: true, at: '2026-01-01' }, 'at'],
  ['PUT', '/progress/watch-time/l1', { seconds: -1 }, 'seconds'],
  ['PUT', '/progress/watch-time/l1', { seconds: 1.5 }, 'seconds'],
  ['PUT', '/progress/watch-time/l1', { seconds: 86_401 }, 'seconds'],
  ['PUT', '/progress/watch-time/l1', { seconds: '5' }, 'seconds'],
  ['POST', '/progress/reset', { courseId: '' }, 'courseId'],
  ['POST', '/progress/reset', {}, 'courseId'],
])('%s %s with %o is refused', async (method, path, body, field) => {
  const problem = await api.problem(path, await issuer.call(jana, method, body));
  expect(problem).toMatchObject({ status: 400, code: 'invalid-input', errors: [{ path: field }] });
});

test('writing too fast has to wait, each learner for themselves', async () => {
  const { courseId, at } = await courseOf(1);
  const init = await issuer.call(jana, 'PUT', { seconds: 5 });
  const statuses: number[] = [];
  for (let count = 0; count < 121; count += 1) {
    statuses.push((await api.send(`/progress/watch-time/${at(1)}`, init)).status);
  }
  expect(statuses.lastIndexOf(200)).toBe(119);
  expect(statuses[120]).toBe(429);
  expect((await read(jana, courseId)).total).toBe(1);
  expect((await mark(peter, at(1))).completed).toBe(1);
});

test('a course of 500 lectures takes as many statements as a course of one', async () => {
  const small = await courseOf(1);
  const large = await courseOf(1);
  const [first] = await database.db
    .select()
    .from(lecture)
    .where(eq(lecture.id, large.at(1)));
  const numbers = Array.from({ length: 499 }, (_, number) => number);
  await database.db
    .insert(lecture)
    .values(numbers.flatMap((number) => (first ? [{ ...first, id: `large-${number}`, position: number + 2 }] : [])));
  const cost = ({ courseId, at }: typeof small) =>
    countStatements(database, async () => {
      await read(jana, courseId);
      await mark(jana, at(1));
      await watch(jana, at(1), 5);
      await reset(jana, courseId);
    });
  expect(await cost(large)).toBe(await cost(small));
  expect((await read(jana, large.courseId)).total).toBe(500);
});
