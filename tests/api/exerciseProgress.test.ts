import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type ExerciseUpdate,
  exerciseStatisticsSchema,
  exerciseUpdatedSchema,
  savedExerciseListSchema,
} from '#src/contract/exerciseProgress.ts';
import { progressOverviewSchema } from '#src/contract/progress.ts';
import { userExportSchema } from '#src/contract/user.ts';
import { programId } from '#src/domain/exercise/programId.ts';
import type { Database } from '#src/server/db/database.ts';
import { exerciseProgress } from '#src/server/db/schema/exerciseProgress.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
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
  const rateLimiter = createRateLimiter({ pool: null });
  api = testApi(database, [], { integrations: { identity: issuer.verifier, rateLimiter } });
  jana = await buildUser(database);
  peter = await buildUser(database);
});
afterAll(() => database.close());

const stranger: Person = { uid: 'uid-stranger', email: 'stranger@example.org' };
const task = (id: string) => `::::task{id="${id}" kind="write"}\nNapíš to.\n::::\n`;
/** Minutes before now. */
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
const attempt = (id: string, passed: boolean) => ({ id, passed });

async function lectureWith(ids: string[], { sold = false } = {}) {
  const { id: courseId } = await buildCourse(database);
  const product = sold ? await buildCourseProduct(database, { courseId }) : null;
  const { id: chapterId } = await buildChapter(database, { courseId, freeSample: false });
  const { id: lectureId } = await buildLecture(database, { chapterId, text: `Úvod.\n\n${ids.map(task).join('\n')}` });
  return { courseId, product, lectureId };
}

const send = async (person: Person, exerciseId: string, news: Partial<ExerciseUpdate>) =>
  api.ask(
    `/exercise/${exerciseId}`,
    exerciseUpdatedSchema,
    await issuer.call(person, 'PUT', { attempts: [], ...news }),
  );
const list = async (person: Person, lectureId: string) =>
  (await api.ask(`/exercise/lecture/${lectureId}`, savedExerciseListSchema, await issuer.call(person))).items;
const completed = async (person: Person, courseId: string) =>
  (await api.ask(`/progress/overview/${courseId}`, progressOverviewSchema, await issuer.call(person)))
    .completedLectureIds;

test('what was written and has passed in one browser is there for another one, and for nobody else', async () => {
  const { lectureId } = await lectureWith(['prva', 'druha']);
  expect(await list(jana, lectureId)).toEqual([]);
  const draft = { code: 'console.log("č")', at: ago(5) };
  const saved = {
    exerciseId: 'prva',
    lectureId,
    draft,
    passed: true,
    passedAt: expect.any(String),
    attempts: 2,
    answers: [],
    solved: null,
  };
  const attempts = [attempt('a1', false), attempt('a2', true)];
  expect(await send(jana, 'prva', { lectureId, draft, attempts })).toEqual({
    exercise: saved,
    lectureCompleted: false,
  });
  expect(await list(jana, lectureId)).toEqual([saved]);
  expect(await list(peter, lectureId)).toEqual([]);
});

test('a program says for which task it was written, as far as the browser knows', async () => {
  const { lectureId } = await lectureWith(['prva']);
  const write = async (code: string, at: string, version?: string) =>
    (await send(jana, 'prva', { lectureId, draft: { code, at, version } })).exercise.draft;
  expect(await write('starý', ago(9))).toEqual({ code: 'starý', at: ago(9) });
  expect(await write('nový', ago(5), 'abc')).toEqual({ code: 'nový', at: ago(5), version: 'abc' });
  expect(await write('neskoro', ago(7), 'xyz')).toEqual({ code: 'nový', at: ago(5), version: 'abc' });
  expect((await list(jana, lectureId))[0]?.draft?.version).toBe('abc');
});

test('a program stays when its task changes or goes, and so does what has passed', async () => {
  const { courseId, lectureId } = await lectureWith(['prva', 'druha']);
  const draft = { code: 'console.log(1)', at: ago(5), version: 'abc' };
  await send(jana, 'prva', { lectureId, draft, attempts: [attempt('a1', true)] });
  await send(jana, 'druha', { lectureId, attempts: [attempt('a2', true)] });
  expect(await completed(jana, courseId)).toEqual([lectureId]);
  await database.db
    .update(lecture)
    .set({ text: task('tretia') })
    .where(eq(lecture.id, lectureId));
  const whole = async (person: Person) =>
    api.ask(`/exercise/lecture/${lectureId}`, savedExerciseListSchema, await issuer.call(person));
  // Of the second task nothing is written that could be shown.
  expect(await whole(jana)).toMatchObject({ items: [], gone: [{ exerciseId: 'prva', draft, passed: true }] });
  expect((await whole(jana)).gone).toHaveLength(1);
  expect(await whole(peter)).toEqual({ items: [], gone: [] });
  expect(await completed(jana, courseId)).toEqual([lectureId]);
  await database.db
    .update(lecture)
    .set({ text: task('prva') })
    .where(eq(lecture.id, lectureId));
  expect(await whole(jana)).toMatchObject({ items: [{ exerciseId: 'prva', draft, passed: true }], gone: [] });
});

test('sent twice it is there once, and what has passed stays so', async () => {
  const { lectureId } = await lectureWith(['prva']);
  await send(jana, 'prva', { lectureId, attempts: [attempt('a1', false)] });
  const both = { lectureId, attempts: [attempt('a1', false), attempt('a2', true)] };
  expect((await send(jana, 'prva', both)).exercise).toMatchObject({ passed: true, attempts: 2 });
  expect((await send(jana, 'prva', both)).exercise).toMatchObject({ passed: true, attempts: 2 });
  const later = await send(jana, 'prva', { lectureId, attempts: [attempt('a3', false), attempt('a4', true)] });
  expect(later.exercise).toMatchObject({ passed: true, attempts: 2 });
});

test('of each try the first check that failed is kept, once, and up to the first that passes', async () => {
  const { lectureId } = await lectureWith(['prva']);
  const failed = (id: string, check: number) => ({ ...attempt(id, false), check });
  await send(jana, 'prva', { lectureId, attempts: [failed('a1', 3), attempt('a2', false)] });
  const attempts = [failed('a1', 3), failed('a3', 1), attempt('a4', true), failed('a5', 2)];
  await send(jana, 'prva', { lectureId, attempts });
  const exported = await api.ask('/user/export', userExportSchema, await issuer.call(jana));
  expect(exported.exercises).toMatchObject([{ attempts: 4, failedChecks: [3, 1] }]);
  const wrong = { lectureId, attempts: [failed('a6', 0)] };
  expect((await api.problem('/exercise/prva', await issuer.call(jana, 'PUT', wrong))).status).toBe(400);
});

test('a program of a lecture that was changed is there for another browser, and cannot pass', async () => {
  const { courseId, lectureId } = await lectureWith(['a']);
  const code = 'console.log(1);';
  const text = `${task('a')}\n\n\`\`\`javascript\n${code}\n\`\`\``;
  await database.db.update(lecture).set({ text }).where(eq(lecture.id, lectureId));
  const id = programId(lectureId, code);
  await send(jana, id, { lectureId, draft: { code: 'console.log(2);', at: ago(2) }, attempts: [attempt('1', true)] });
  const [row] = await list(jana, lectureId);
  expect(row).toMatchObject({ exerciseId: id, draft: { code: 'console.log(2);' }, passed: false, attempts: 0 });
  expect(await list(peter, lectureId)).toEqual([]);
  // The lecture has an exercise that has not passed, so it is not completed.
  expect(await completed(jana, courseId)).toEqual([]);
  // What the text does not have is not kept.
  await expect(send(jana, programId(lectureId, 'iny();'), { lectureId })).rejects.toThrow();
});

test('an answer to a question that returns is kept with its lecture, is there where it returns, and passes nothing', async () => {
  const { courseId, lectureId } = await lectureWith(['a']);
  const guess = '```javascript\nconsole.log(1);\n```\n\n```output guess="1|2" id="tip"\n1\n```\n\nLebo.';
  await database.db
    .update(lecture)
    .set({ text: `${guess}\n\n${task('a')}` })
    .where(eq(lecture.id, lectureId));
  const { id: chapterId } = await buildChapter(database, { courseId, freeSample: false });
  const { id: laterId } = await buildLecture(database, { chapterId, text: '::recall{questions="tip a"}\n\nĎalej.' });

  const wrong = { at: ago(9), right: false };
  const right = { at: ago(2), right: true };
  await send(jana, 'tip', { lectureId, answers: [right] });
  const both = await send(jana, 'tip', { lectureId, answers: [right, wrong], attempts: [attempt('x', true)] });
  expect(both).toEqual({
    exercise: {
      exerciseId: 'tip',
      lectureId,
      draft: null,
      passed: false,
      attempts: 0,
      answers: [wrong, right],
      solved: null,
    },
    lectureCompleted: false,
  });
  const { exercise, lectureCompleted } = await send(jana, 'a', { lectureId, answers: [right] });
  expect({ ...exercise, lectureCompleted }).toMatchObject({ passed: false, attempts: 0, lectureCompleted: false });
  expect((await list(jana, laterId)).map(({ exerciseId }) => exerciseId)).toEqual(['a', 'tip']);
  expect(await list(peter, laterId)).toEqual([]);
  // It is of the lecture that asks it, not of the one in which it returns.
  await expect(send(jana, 'tip', { lectureId: laterId, answers: [right] })).rejects.toThrow();
  expect(await completed(jana, courseId)).toEqual([]);
});

test('the program that passed last is there where another task goes on with it', async () => {
  const { courseId, lectureId } = await lectureWith(['prvy']);
  const { id: chapterId } = await buildChapter(database, { courseId, freeSample: false });
  const text = '::::task{id="druhy" kind="write" continues="prvy"}\nPokračuj.\n::::';
  const { id: laterId } = await buildLecture(database, { chapterId, text });
  const solved = { code: 'prešiel();', at: ago(5) };
  const draft = { code: 'pokus();', at: ago(2) };
  await send(jana, 'prvy', { lectureId, solved, draft, attempts: [attempt('a', true)] });
  await send(jana, 'prvy', { lectureId, solved: { code: 'starší();', at: ago(9) } });
  expect(await list(jana, laterId)).toMatchObject([{ exerciseId: 'prvy', solved, draft, passed: true }]);
  expect(await list(peter, laterId)).toEqual([]);
});

test('of two drafts the one that was written later stays, whichever comes first', async () => {
  const { lectureId } = await lectureWith(['prva']);
  const write = async (code: string | null, at: string) =>
    (await send(jana, 'prva', { lectureId, draft: { code, at } })).exercise.draft;
  await write('nový', ago(1));
  expect(await write('starý', ago(9))).toEqual({ code: 'nový', at: ago(1) });
  // A clock that is ahead does not hold the place.
  expect(await write('z budúcnosti', ago(-600))).toEqual({ code: 'z budúcnosti', at: ago(0) });
  expect(await write('nový', ago(1))).toEqual({ code: 'z budúcnosti', at: ago(0) });
  const { lectureId: other } = await lectureWith(['druha']);
  await send(jana, 'druha', { lectureId: other, draft: { code: 'x', at: ago(9) } });
  const back = await send(jana, 'druha', { lectureId: other, draft: { code: null, at: '0000-01-01T00:00:00Z' } });
  expect(back.exercise.draft?.code).toBe('x');
  const gone = await send(jana, 'druha', { lectureId: other, draft: { code: null, at: ago(8) } });
  expect(gone.exercise.draft).toEqual({ code: null, at: ago(8) });
});

test('twenty tabs at once leave one state', async () => {
  const { lectureId } = await lectureWith(['prva']);
  const tabs = Array.from({ length: 20 }, (_, tab) => tab);
  await Promise.all(
    tabs.map((tab) =>
      send(jana, 'prva', {
        lectureId,
        draft: { code: `${tab}`, at: ago(tab) },
        attempts: [attempt(`a${tab % 10}`, false)],
      }),
    ),
  );
  expect(await list(jana, lectureId)).toMatchObject([
    { draft: { code: '0', at: ago(0) }, attempts: 10, passed: false },
  ]);
});

test('the last exercise that passes completes its lecture, once', async () => {
  const { lectureId, courseId } = await lectureWith(['prva', 'druha']);
  const pass = async (person: Person, id: string) =>
    (await send(person, id, { lectureId, attempts: [attempt(`${id}-1`, true)] })).lectureCompleted;
  expect(await pass(jana, 'druha')).toBe(false);
  expect(await pass(peter, 'prva')).toBe(false);
  expect(await completed(jana, courseId)).toEqual([]);
  expect(await pass(jana, 'prva')).toBe(true);
  expect(await completed(jana, courseId)).toEqual([lectureId]);
  expect(await completed(peter, courseId)).toEqual([]);
  await api.send(`/progress/update/${lectureId}`, await issuer.call(jana, 'PUT', { completed: false }));
  expect(await pass(jana, 'prva')).toBe(false);
  expect(await completed(jana, courseId)).toEqual([]);
});

test('completing a lecture opens it no second time, and asks for nothing that nobody is told', async () => {
  const { lectureId } = await lectureWith(['prva', 'druha', 'tretia']);
  const cost = (id: string) =>
    countStatements(database, () => send(jana, id, { lectureId, attempts: [attempt(`${id}-1`, true)] }));
  await cost('prva');
  const passing = await cost('druha');
  // The mark, and whether it was the last one of the course.
  expect(await cost('tretia')).toBe(passing + 2);
});

test('only exercises of a lecture that the caller may open are kept', async () => {
  const { lectureId, product } = await lectureWith(['prva'], { sold: true });
  const body = { lectureId, attempts: [] };
  const refused = async (person: Person | null, path: string, method: string, news?: object) =>
    api.problem(path, await issuer.call(person, method, news));
  for (const [path, method, news] of [
    ['/exercise/prva', 'PUT', body],
    [`/exercise/lecture/${lectureId}`, 'GET'],
  ] as const) {
    expect(await refused(null, path, method, news)).toMatchObject({ status: 401, code: 'sign-in-required' });
    expect(await refused(stranger, path, method, news)).toMatchObject({ status: 403, code: 'profile-required' });
    expect(await refused(jana, path, method, news)).toMatchObject({ status: 403, code: 'course-not-owned' });
  }
  await buildPurchase(database, jana.id, product?.id ?? '');
  expect((await send(jana, 'prva', body)).exercise).toMatchObject({ exerciseId: 'prva', draft: null, attempts: 0 });
  expect((await refused(jana, '/exercise/tretia', 'PUT', body)).status).toBe(404);
  expect((await refused(jana, '/exercise/prva', 'PUT', { ...body, lectureId: 'nie-je' })).status).toBe(404);
  const admin = await buildUser(database, { email: 'admin@example.org' });
  const looked = await send(admin, 'prva', { lectureId, attempts: [attempt('a1', true)] });
  expect(looked).toMatchObject({ exercise: { passed: true }, lectureCompleted: false });
  expect(await list(admin, lectureId)).toEqual([]);
});

test('an exercise that is taken out comes back as it was left, also in another lecture', async () => {
  const { lectureId } = await lectureWith(['prva']);
  const { lectureId: other } = await lectureWith([]);
  await send(jana, 'prva', { lectureId, attempts: [attempt('a1', true)] });
  await database.db.update(lecture).set({ text: 'Bez úlohy.' }).where(eq(lecture.id, lectureId));
  expect(await list(jana, lectureId)).toEqual([]);
  await database.db
    .update(lecture)
    .set({ text: task('prva') })
    .where(eq(lecture.id, other));
  expect(await list(jana, other)).toMatchObject([{ exerciseId: 'prva', passed: true }]);
});

test('admins see how the exercises of a course go', async () => {
  const { lectureId, courseId } = await lectureWith(['prva', 'druha']);
  // At which try each passes; 0: not yet.
  for (const [index, tries] of [1, 1, 1, 2, 5, 0].entries()) {
    const learner = [jana, peter][index] ?? (await buildUser(database));
    const attempts = Array.from({ length: tries || 3 }, (_, at) => attempt(`a${at}`, at + 1 === tries));
    await send(learner, 'prva', { lectureId, attempts });
  }
  await send(jana, 'druha', { lectureId, draft: { code: 'len píše', at: ago(1) } });
  const admin = await buildUser(database, { email: 'admin@example.org' });
  const path = `/admin/exercise-statistics?courseId=${courseId}`;
  const { items } = await api.ask(path, exerciseStatisticsSchema, await issuer.call(admin));
  expect(items).toEqual([
    {
      exerciseId: 'prva',
      lectureId,
      lectureName: expect.any(String),
      tried: 6,
      passedFirst: 3,
      // One or two are not counted out.
      passedSecond: null,
      passedLater: null,
    },
    {
      exerciseId: 'druha',
      lectureId,
      lectureName: expect.any(String),
      tried: 0,
      passedFirst: 0,
      passedSecond: 0,
      passedLater: 0,
    },
  ]);
  expect((await api.problem(path, await issuer.call(jana))).code).toBe('role-required');
});

test('after fifty attempts only the one that passes counts', async () => {
  const { lectureId } = await lectureWith(['prva']);
  const attempts = Array.from({ length: 51 }, (_, number) => attempt(`a${number}`, false));
  expect((await send(jana, 'prva', { lectureId, attempts })).exercise.attempts).toBe(50);
  expect((await send(jana, 'prva', { lectureId, attempts: [attempt('z', true)] })).exercise).toMatchObject({
    attempts: 51,
    passed: true,
  });
  const [row] = await database.db.select().from(exerciseProgress);
  expect(row?.attemptIds).toHaveLength(51);
});

test.each([
  [{ attempts: [] }, 'lectureId'],
  [{ lectureId: 'l1' }, 'attempts'],
  [{ lectureId: 'l1', attempts: [{ id: '', passed: true }] }, 'attempts.0.id'],
  [{ lectureId: 'l1', attempts: [], draft: { code: 'x'.repeat(30_001), at: ago(1) } }, 'draft.code'],
  [{ lectureId: 'l1', attempts: [], draft: { code: 'x', at: 'včera' } }, 'draft.at'],
])('a body is refused', async (body, path) => {
  const problem = await api.problem('/exercise/prva', await issuer.call(jana, 'PUT', body));
  expect(problem).toMatchObject({ status: 400, code: 'invalid-input', errors: [{ path }] });
});
