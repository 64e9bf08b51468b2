import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  courseStopsSchema,
  learnersInTimeSchema,
  lectureStopsSchema,
  wrongAnswersSchema,
} from '#src/contract/desk/overview/deskOverview.ts';
import { exerciseStatisticsSchema } from '#src/contract/exerciseProgress.ts';
import type { Database } from '#src/server/db/database.ts';
import { exerciseProgress } from '#src/server/db/schema/exerciseProgress.ts';
import { lectureProgress } from '#src/server/db/schema/lectureProgress.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import { userRole } from '#src/server/db/schema/userRole.ts';
import { now, testApi } from '#tests/support/api.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { buildAuthor, buildChapter, buildCourse, buildLecture, buildUser, past } from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;
let editor: UserRow;
let lecturer: UserRow;
let learners: UserRow[];

const as = async ({ uid, email }: UserRow) => issuer.call({ uid, email });
const task = (id: string) => `::::task{id="${id}" kind="write"}\nNapíš to.\n::::\n`;

/** Of the lecturer is the course „vlastny“; „cudzi“ is of somebody else. Twelve learned in it, each on their own day. */
beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
  api = testApi(database, [], { integrations: { identity: issuer.verifier } });
  editor = await buildUser(database, { displayName: 'Eva', createdAt: past });
  lecturer = await buildUser(database, { displayName: 'Zuzana', createdAt: past });
  await database.db.insert(userRole).values([
    { userId: editor.id, role: 'EDITOR', givenAt: past },
    { userId: lecturer.id, role: 'LECTURER', givenAt: past },
  ]);
  const author = await buildAuthor(database, { userId: lecturer.id });
  await buildCourse(database, { id: 'cudzi', name: 'Cudzí', position: 1 });
  await buildCourse(database, { id: 'vlastny', name: 'Vlastný', position: 2, authorId: author.id });
  for (const courseId of ['cudzi', 'vlastny']) {
    const chapter = await buildChapter(database, { courseId });
    for (const [at, id] of ['prva', 'druha', 'tretia'].entries()) {
      const text = at === 0 ? `${task(`${courseId}-lahka`)}\n${task(`${courseId}-tazka`)}` : 'Text.';
      await buildLecture(database, { id: `${courseId}-${id}`, chapterId: chapter.id, name: id, position: at, text });
    }
  }
  learners = [];
  for (let index = 0; index < 12; index++) learners.push(await buildUser(database, { createdAt: past }));
  const did = (userId: string, lectureId: string, at: string, isDone = true) => ({
    userId,
    lectureId,
    completedAt: isDone ? new Date(at) : null,
    updatedAt: new Date(at),
  });
  /** Of the twelve all completed the first lecture, ten the second, two the third. */
  const day = (index: number) => `2026-06-${String(index + 1).padStart(2, '0')}T10:00:00Z`;
  await database.db.insert(lectureProgress).values([
    ...learners.map(({ id }, index) => did(id, 'vlastny-prva', day(index))),
    ...learners.slice(0, 10).map(({ id }, index) => did(id, 'vlastny-druha', day(index))),
    ...learners.slice(0, 2).map(({ id }, index) => did(id, 'vlastny-tretia', day(index))),
    // On 29 March, which has 23 hours: a minute after its midnight, and a minute before the next one. One is of the day behind.
    ...['2026-03-28T23:01:00Z', '2026-03-29T10:00:00Z', '2026-03-29T21:59:00Z', '2026-03-29T22:00:00Z'].map(
      (at, index) => did(learners[index]?.id ?? '', 'cudzi-prva', at, false),
    ),
  ]);
  const tried = (index: number, exerciseId: string, tries: number, hasPassed: boolean) => ({
    userId: learners[index]?.id ?? '',
    exerciseId,
    lectureId: 'vlastny-prva',
    attemptIds: Array.from({ length: tries }, (_, at) => `a${at}`),
    passedAt: hasPassed ? new Date(day(index)) : null,
    updatedAt: new Date(day(index)),
  });
  await database.db
    .insert(exerciseProgress)
    .values([
      ...learners.map((_, index) => tried(index, 'vlastny-lahka', 1, index < 9)),
      ...learners.slice(0, 2).map((_, index) => tried(index, 'vlastny-tazka', 3, false)),
    ]);
});
afterAll(() => database.close());

const stopsOf = async (person: UserRow, query = '') =>
  api.ask(`/admin/overview/course-stops?${query}`, courseStopsSchema, await as(person));

test.each([
  ['2026-06-01', '2026-06-12', 12, [12, 10, null]],
  ['2026-06-01', '2026-06-03', 3, [3, 3, null]],
  ['2026-06-03', '2026-06-05', 3, [3, 3, 0]],
  ['2026-06-01', '2026-06-02', null, [null, null, null]],
  ['2026-07-01', '2026-07-02', 0, [0, 0, 0]],
])('who learned from %s to %s is counted, but one or two are not', async (from, to, started, completed) => {
  const stops = await stopsOf(editor, `courseId=vlastny&from=${from}&to=${to}`);
  expect([stops.started, stops.lectures.map((lecture) => lecture.completed)]).toEqual([started, completed]);
});

test('a day has the hours that it has in Bratislava', async () => {
  const ask = async (from: string, to: string) =>
    api.ask(`/admin/overview/learners?from=${from}&to=${to}`, learnersInTimeSchema, await as(editor));
  const { step, items, active, activeBefore } = await ask('2026-03-29', '2026-03-30');
  expect(step).toBe('day');
  expect(items.map((item) => [item.day, item.active])).toEqual([
    ['2026-03-29', 3],
    ['2026-03-30', null],
  ]);
  expect([active, activeBefore]).toEqual([4, 0]);
  expect((await ask('2026-03-30', '2026-03-31')).activeBefore).toBe(3);
});

test('lecturers see the numbers of their own courses alone', async () => {
  expect((await stopsOf(editor)).courses.map(({ id }) => id)).toEqual(['cudzi', 'vlastny']);
  const own = await stopsOf(lecturer);
  expect(own.courses).toEqual([{ id: 'vlastny', name: 'Vlastný' }]);
  expect(own.started).toBe(12);
  const refused = await api.problem('/admin/overview/course-stops?courseId=cudzi', await as(lecturer));
  expect(refused.status).toBe(404);
  const tasks = await api.ask(
    '/admin/exercise-statistics?courseId=vlastny',
    exerciseStatisticsSchema,
    await as(lecturer),
  );
  expect(tasks.items.map((item) => [item.exerciseId, item.tried, item.passedFirst])).toEqual([
    ['vlastny-lahka', 12, 9],
    ['vlastny-tazka', null, 0],
  ]);
  expect((await api.problem('/admin/exercise-statistics?courseId=cudzi', await as(lecturer))).status).toBe(404);
  const span = 'from=2026-03-01&to=2026-03-31';
  const learnt = async (person: UserRow) =>
    api.ask(`/admin/overview/learners?${span}`, learnersInTimeSchema, await as(person));
  expect(await learnt(editor)).toMatchObject({ isOwn: false, active: 4 });
  expect(await learnt(lecturer)).toMatchObject({ isOwn: true, active: 0 });
});

test('a lecture says how far learners get in it, and at which task they stop', async () => {
  const ask = async (lectureId: string, span: string, person = lecturer) =>
    api.ask(`/admin/overview/lecture-stops?lectureId=${lectureId}&${span}`, lectureStopsSchema, await as(person));
  const june = 'from=2026-06-01&to=2026-06-12';
  expect(await ask('vlastny-prva', june)).toMatchObject({
    course: { id: 'vlastny' },
    opened: 12,
    completed: 12,
    stoppedInText: 0,
    tasks: [
      { exerciseId: 'vlastny-lahka', begun: 12, tried: 12, passed: 9, stopped: 0 },
      { exerciseId: 'vlastny-tazka', begun: null, tried: null, passed: 0, stopped: 0 },
    ],
  });
  // Nobody has completed the lecture of the other course: four opened it, three of them tried a task last.
  await database.db.insert(exerciseProgress).values(
    learners.slice(0, 3).map(({ id: userId }) => ({
      userId,
      exerciseId: 'cudzi-tazka',
      lectureId: 'cudzi-prva',
      attemptIds: ['a'],
      updatedAt: new Date('2026-03-29T12:00:00Z'),
    })),
  );
  expect(await ask('cudzi-prva', 'from=2026-03-29&to=2026-03-30', editor)).toMatchObject({
    opened: 4,
    completed: 0,
    // One.
    stoppedInText: null,
    tasks: [
      { exerciseId: 'cudzi-lahka', begun: 0, stopped: 0 },
      { exerciseId: 'cudzi-tazka', begun: 3, tried: 3, passed: 0, stopped: 3 },
    ],
  });
  const refused = await api.problem('/admin/overview/lecture-stops?lectureId=cudzi-prva', await as(lecturer));
  expect(refused.status).toBe(404);
});

test('what people were left with is shown where three have it alike, without the ends of lines', async () => {
  const left = (index: number, code: string, more: Partial<typeof exerciseProgress.$inferInsert> = {}) => ({
    userId: learners[index]?.id ?? '',
    exerciseId: 'cudzi-lahka',
    lectureId: 'cudzi-prva',
    attemptIds: ['a'],
    code,
    codeAt: past,
    updatedAt: new Date('2026-05-10T12:00:00Z'),
    ...more,
  });
  const solved = { passedAt: past, solvedCode: 'vek >= 15', solvedAt: past };
  await database.db
    .insert(exerciseProgress)
    .values([
      left(0, 'vek > 15'),
      left(1, 'vek > 15  '),
      left(2, 'vek > 15\n\n'),
      left(3, 'Volám sa Jana'),
      left(4, 'Volám sa Jana'),
      left(5, 'vek > 15', { attemptIds: [] }),
      left(6, 'vek >= 15', solved),
      left(7, 'vek >= 15', solved),
      left(8, 'vek >= 15', solved),
      left(9, 'x'.repeat(2001)),
    ]);
  const path = '/admin/overview/wrong-answers?lectureId=cudzi-prva&exerciseId=cudzi-lahka';
  const ask = async (query: string) => api.ask(`${path}${query}`, wrongAnswersSchema, await as(editor));
  expect(await ask('')).toMatchObject({ wrong: [{ code: 'vek > 15', people: 3 }], right: ['vek >= 15'] });
  expect((await ask('&from=2026-06-01&to=2026-06-02')).wrong).toEqual([]);
  expect((await ask('')).checks).toEqual([]);
  const failed = (index: number, failedChecks: number[]) =>
    database.db
      .update(exerciseProgress)
      .set({ failedChecks })
      .where(
        and(eq(exerciseProgress.userId, learners[index]?.id ?? ''), eq(exerciseProgress.exerciseId, 'cudzi-lahka')),
      );
  // Whoever fails at one check again and again is one; who passed later has been stopped, too; of two nothing is said.
  await failed(0, [2, 2, 2]);
  await failed(1, [1, 2]);
  await failed(3, [1]);
  await failed(6, [2, 3]);
  await expect
    .poll(async () => (await ask('&from=2026-05-10&to=2026-05-11')).checks)
    .toEqual([{ check: 2, people: 3 }]);
  expect((await api.problem(path, await as(lecturer))).status).toBe(404);
  const other = path.replace('cudzi-lahka', 'vlastny-lahka');
  expect((await api.problem(other, await as(editor))).status).toBe(404);
});
