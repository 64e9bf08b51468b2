import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mostClasses, mostClassMembers } from '#src/contract/limits.ts';
import {
  classCodeSchema,
  classCreatedSchema,
  classEndedSchema,
  classListSchema,
  classTableSchema,
  openedClassSchema,
  ownClassListSchema,
} from '#src/contract/schoolClass.ts';
import { userExportSchema } from '#src/contract/user.ts';
import type { Database } from '#src/server/db/database.ts';
import { exerciseProgress } from '#src/server/db/schema/exerciseProgress.ts';
import { classMember, schoolClass } from '#src/server/db/schema/schoolClass.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import { userRole } from '#src/server/db/schema/userRole.ts';
import { createRateLimiter } from '#src/server/integrations/rateLimits.ts';
import { now, testApi } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildChapter, buildCourse, buildLecture, buildUser, past } from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;
let hana: UserRow;
let milan: UserRow;
let nina: UserRow;
let adam: UserRow;

const tasks = (...ids: string[]) => ids.map((id) => `::::task{id="${id}" kind="write"}\nNapíš.\n::::`).join('\n\n');

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
});
beforeEach(async () => {
  await emptyDatabase(database);
  const rateLimiter = createRateLimiter({ pool: null });
  api = testApi(database, [], { integrations: { identity: issuer.verifier, rateLimiter } });
  hana = await buildUser(database, { displayName: 'Hana Kováčová', email: 'hana@example.sk' });
  milan = await buildUser(database, { displayName: 'Milan Ďurica' });
  nina = await buildUser(database, { displayName: 'nina2013', email: 'nina@example.sk' });
  adam = await buildUser(database, { displayName: 'Adam', email: 'adam@example.sk' });
  for (const { id: userId } of [hana, milan])
    await database.db.insert(userRole).values({ userId, role: 'TEACHER', givenAt: past });
  const course = await buildCourse(database, { id: 'k1', slug: 'kurz', name: 'Programovanie od nuly' });
  const first = await buildChapter(database, { id: 'ch1', courseId: course.id, name: 'Prvý riadok', position: 1 });
  const second = await buildChapter(database, { id: 'ch2', courseId: course.id, name: 'Rozhodovanie', position: 2 });
  await buildLecture(database, { id: 'l1', chapterId: first.id, text: tasks('a', 'b'), position: 1 });
  await buildLecture(database, { id: 'l2', chapterId: first.id, text: 'Bez úloh.', position: 2 });
  await buildLecture(database, { id: 'l3', chapterId: second.id, text: tasks('c'), position: 1 });
  const other = await buildChapter(database, { courseId: (await buildCourse(database, { id: 'k2' })).id });
  await buildLecture(database, { id: 'x1', chapterId: other.id, text: tasks('x') });
});
afterAll(() => database.close());

type Person = Pick<UserRow, 'uid' | 'email'>;
const call = async ({ uid, email }: Person, method = 'GET', body?: object) => issuer.call({ uid, email }, method, body);
const create = async (person: Person = hana, body: object = { name: 'Trieda 2.B', courseId: 'k1' }) =>
  (await api.ask('/class', classCreatedSchema, await call(person, 'POST', body))).id;
const table = async (id: string, person: Person = hana) =>
  api.ask(`/class/${id}`, classTableSchema, await call(person));
const join = async (person: Person, code: string, name: string) =>
  api.ask('/class/join', openedClassSchema, await call(person, 'POST', { code, name }));
const refused = async (path: string, person: Person, method = 'GET', body?: object) => {
  const { status, code } = await api.problem(path, await call(person, method, body));
  return `${status} ${code}`;
};
const pass = ({ id: userId }: UserRow, exerciseId: string, lectureId: string, passedAt: Date | null = past) =>
  database.db.insert(exerciseProgress).values({ userId, exerciseId, lectureId, passedAt, updatedAt: past });

test('who joins by the code shows which tasks of the course they have passed, under the name of their choice, and nothing else', async () => {
  const id = await create();
  const { code } = await table(id);
  expect(code).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
  const typed = `${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
  const opened = await api.ask('/class/open', openedClassSchema, await call(nina, 'POST', { code: typed }));
  expect(opened).toEqual({
    id,
    name: 'Trieda 2.B',
    teacherName: 'Hana Kováčová',
    course: { id: 'k1', slug: 'kurz', name: 'Programovanie od nuly' },
    memberName: null,
  });
  await pass(nina, 'a', 'l1');
  await pass(nina, 'b', 'l1', null);
  await pass(nina, 'c', 'l3');
  await pass(nina, 'x', 'x1');
  await join(nina, typed, 'Žofia Tóthová');
  await join(adam, code, 'Čestmír');
  // Joined again it is a new name, not another place.
  await join(nina, code, 'Nina Šimková');
  const seen = await table(id);
  expect(seen.members.map(({ name, passed }) => [name, passed])).toEqual([
    ['Čestmír', []],
    ['Nina Šimková', [0, 2]],
  ]);
  expect(seen.chapters.map(({ lectures }) => lectures.map((lecture) => lecture.tasks))).toEqual([[2, 0], [1]]);
  const text = JSON.stringify(seen);
  for (const secret of ['example.sk', 'nina2013', nina.id, nina.uid, '"x"']) expect(text).not.toContain(secret);
  const list = await api.ask('/class', classListSchema, await call(hana));
  expect(list.items).toMatchObject([{ id, memberCount: 2, course: { slug: 'kurz' } }]);
});

test('who leaves, or is taken out, is not in the table any more; what they have passed stays theirs', async () => {
  const id = await create();
  const { code } = await table(id);
  await pass(nina, 'a', 'l1');
  await join(nina, code, 'Nina');
  await join(adam, code, 'Adam');
  const own = await api.ask('/my-class', ownClassListSchema, await call(nina));
  expect(own.items).toMatchObject([{ id, teacherName: 'Hana Kováčová', memberName: 'Nina' }]);
  await api.ask(`/my-class/${id}`, classEndedSchema, await call(nina, 'DELETE'));
  await api.ask(`/my-class/${id}`, classEndedSchema, await call(nina, 'DELETE'));
  const [member] = (await table(id)).members;
  expect(member?.name).toBe('Adam');
  expect((await api.ask('/my-class', ownClassListSchema, await call(nina))).items).toEqual([]);
  // A learner leaves for themselves alone.
  await api.ask(`/my-class/${id}`, classEndedSchema, await call(nina, 'DELETE'));
  expect((await table(id)).members).toHaveLength(1);
  await api.ask(`/class/${id}/member/${member?.id}`, classEndedSchema, await call(hana, 'DELETE'));
  expect((await table(id)).members).toEqual([]);
  expect(await refused(`/class/${id}/member/${member?.id}`, hana, 'DELETE')).toBe('404 not-found');
  expect(await database.db.$count(exerciseProgress)).toBe(1);
});

test('a class is its teacher’s: nobody else reads, renews or ends it, whatever they are in', async () => {
  const id = await create();
  const { code } = await table(id);
  await join(nina, code, 'Nina');
  const [member] = (await table(id)).members;
  const ways = [
    [`/class/${id}`, 'GET'],
    [`/class/${id}/code`, 'POST'],
    [`/class/${id}`, 'DELETE'],
    [`/class/${id}/member/${member?.id}`, 'DELETE'],
  ] as const;
  for (const [path, method] of ways) {
    expect(await refused(path, nina, method), path).toBe('403 role-required');
    expect(await refused(path, milan, method), path).toBe('404 not-found');
  }
  // Nor by a class of their own.
  const own = await create(milan);
  expect(await refused(`/class/${own}/member/${member?.id}`, milan, 'DELETE')).toBe('404 not-found');
  expect((await table(id)).members).toHaveLength(1);
  // Without the role the class stands, and nobody sees it.
  await database.db.delete(userRole).where(eq(userRole.userId, hana.id));
  expect(await refused(`/class/${id}`, hana)).toBe('403 role-required');
});

test('a new code ends the one before; unknown ones and those of ended classes are the same', async () => {
  const id = await create();
  const { code } = await table(id);
  await join(nina, code, 'Nina');
  const renewed = await api.ask(`/class/${id}/code`, classCodeSchema, await call(hana, 'POST'));
  expect(renewed.code).not.toBe(code);
  const body = { code, name: 'Adam' };
  expect(await refused('/class/join', adam, 'POST', body)).toBe('404 not-found');
  expect((await join(adam, renewed.code, 'Adam')).memberName).toBe('Adam');
  expect((await table(id)).members).toHaveLength(2);
  await api.ask(`/class/${id}`, classEndedSchema, await call(hana, 'DELETE'));
  for (const tried of [renewed.code, 'ABCDEF', '000000', 'x'])
    expect(await refused('/class/open', adam, 'POST', { code: tried })).toBe('404 not-found');
  expect(await database.db.$count(classMember)).toBe(0);
});

test('whoever tries codes is stopped', async () => {
  const answers: number[] = [];
  for (let tries = 0; tries < 31; tries += 1)
    answers.push((await api.send('/class/open', await call(nina, 'POST', { code: 'ABCDEF' }))).status);
  expect(answers.slice(0, 30).every((status) => status === 404)).toBe(true);
  expect(answers[30]).toBe(429);
});

test('a teacher has so many classes, a class so many learners, and both have names', async () => {
  const row = { teacherId: hana.id, courseId: 'k1', name: 'Trieda', createdAt: past };
  const made = Array.from({ length: mostClasses - 1 }, (_, index) => ({
    ...row,
    id: `c${index}`,
    code: `CODE${index}`,
  }));
  await database.db.insert(schoolClass).values(made);
  const both = await Promise.all(
    [1, 2].map(async () => api.send('/class', await call(hana, 'POST', { name: 'A', courseId: 'k1' }))),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
  expect(await refused('/class', milan, 'POST', { name: 'A', courseId: 'neznamy' })).toBe('404 not-found');
  for (const body of [{ name: ' ', courseId: 'k1' }, { name: 'a'.repeat(61), courseId: 'k1' }, { courseId: 'k1' }])
    expect(await refused('/class', milan, 'POST', body)).toBe('400 invalid-input');
  const id = await create(milan);
  const { code } = await table(id, milan);
  for (let count = 0; count < mostClassMembers; count += 1) {
    const { id: userId } = await buildUser(database);
    const member = { id: `m${count}`, classId: id, userId, name: 'Niekto', joinedAt: past };
    await database.db.insert(classMember).values(member);
  }
  expect(await refused('/class/join', nina, 'POST', { code, name: 'Nina' })).toBe('403 class-full');
  expect(await refused('/class/join', nina, 'POST', { code, name: ' ' })).toBe('400 invalid-input');
});

test('being in a class is in the export and goes with the account; with the teacher’s their classes go', async () => {
  const id = await create();
  const { code } = await table(id);
  await join(nina, code, 'Nina Š.');
  const own = await api.ask('/user/export', userExportSchema, await call(nina));
  expect(own.classes).toMatchObject([{ className: 'Trieda 2.B', name: 'Nina Š.' }]);
  const taught = await api.ask('/user/export', userExportSchema, await call(hana));
  expect(taught.taughtClasses).toMatchObject([{ name: 'Trieda 2.B', courseId: 'k1' }]);
  expect(JSON.stringify(taught)).not.toContain('Nina');
  expect((await api.send('/user', await call(nina, 'DELETE'))).status).toBe(200);
  expect((await table(id)).members).toEqual([]);
  await join(adam, code, 'Adam');
  expect((await api.send('/user', await call(hana, 'DELETE'))).status).toBe(200);
  expect(await database.db.$count(schoolClass)).toBe(0);
  expect((await api.ask('/my-class', ownClassListSchema, await call(adam))).items).toEqual([]);
});
