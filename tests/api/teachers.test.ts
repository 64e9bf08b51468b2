import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { adminEventPageSchema } from '#src/contract/admin.ts';
import { deskSchema } from '#src/contract/desk/frame/desk.ts';
import { peoplePageSchema } from '#src/contract/desk/people/deskPeople.ts';
import { teacherAnsweredSchema, teacherRequestListSchema } from '#src/contract/desk/people/deskTeachers.ts';
import { classCreatedSchema } from '#src/contract/schoolClass.ts';
import { teachingSchema } from '#src/contract/teacher.ts';
import { userExportSchema } from '#src/contract/user.ts';
import type { Database } from '#src/server/db/database.ts';
import { schoolClass } from '#src/server/db/schema/schoolClass.ts';
import { teacherRequest } from '#src/server/db/schema/teacherRequest.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import { userRole } from '#src/server/db/schema/userRole.ts';
import { createRateLimiter } from '#src/server/integrations/rateLimits.ts';
import { now, testApi } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import { buildCourse, buildUser } from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';
import { writtenMails } from '#tests/support/writtenMails.ts';

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;
let admin: UserRow;
let hana: UserRow;

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
});
beforeEach(async () => {
  await emptyDatabase(database);
  const rateLimiter = createRateLimiter({ pool: null });
  api = testApi(database, [], { integrations: { identity: issuer.verifier, rateLimiter } });
  admin = await buildUser(database, { displayName: 'Jana Oravcová', email: 'admin@example.org' });
  hana = await buildUser(database, { displayName: 'Hana Kováčová', email: 'hana@example.sk' });
});
afterAll(() => database.close());

const call = async ({ uid, email }: Pick<UserRow, 'uid' | 'email'>, method = 'GET', body?: object) =>
  issuer.call({ uid, email }, method, body);
const draft = { school: 'ZŠ Hlinku, Žilina', note: 'Informatika v siedmom ročníku.' };
const ask = async (changes: object = {}) =>
  api.ask('/teacher/request', teachingSchema, await call(hana, 'POST', { ...draft, ...changes }));
const state = async () => api.ask('/teacher', teachingSchema, await call(hana));
const waiting = async () =>
  (await api.ask('/admin/teacher-request', teacherRequestListSchema, await call(admin))).items;
const answer = async (body: object, id?: string) =>
  api.ask(
    `/admin/teacher-request/${id ?? (await waiting())[0]?.id}/answer`,
    teacherAnsweredSchema,
    await call(admin, 'POST', body),
  );
const rolesOf = async ({ id }: UserRow) =>
  (await database.db.select().from(userRole).where(eq(userRole.userId, id))).map(({ role }) => role);
const acts = async () =>
  (await api.ask('/admin/event', adminEventPageSchema, await call(admin))).items.map(({ action }) => action);

test('who asks is given the role of a teacher, hears of it by mail, and opens nothing of the desk by it', async () => {
  expect(await state()).toEqual({ isTeacher: false, request: null, refusal: null });
  await ask({ school: 'ZŠ' });
  // Written again while nobody has answered it is one request, as it was said last.
  expect(await ask()).toMatchObject({ request: draft });
  expect(await waiting()).toMatchObject([{ ...draft, displayName: 'Hana Kováčová', email: 'hana@example.sk' }]);
  const before = await api.ask('/admin/desk', deskSchema, await call(admin));
  expect(before.waiting.people).toBe(1);
  const [{ id = '' } = {}] = await waiting();
  expect(await answer({ given: true })).toEqual({ given: true });
  expect(await rolesOf(hana)).toEqual(['TEACHER']);
  expect(await state()).toEqual({ isTeacher: true, request: null, refusal: null });
  const [mail] = await writtenMails(database);
  expect(mail).toMatchObject({ recipient: 'hana@example.sk' });
  expect(mail?.text).toContain('/pre-ucitelov');
  expect(mail?.text).not.toContain('/admin');
  expect(await acts()).toEqual(['role-given']);
  expect((await api.ask('/admin/desk', deskSchema, await call(admin))).waiting.people).toBe(0);
  // Answered once.
  const again = await api.problem(`/admin/teacher-request/${id}/answer`, await call(admin, 'POST', { given: true }));
  expect(again.status).toBe(404);
  for (const path of ['/admin/desk', '/admin/overview/waiting', '/admin/user', '/admin/content?kind=article'])
    expect(await api.problem(path, await call(hana))).toMatchObject({ status: 403, code: 'role-required' });
  // The association is who works at the desk.
  const association = await api.ask('/admin/user?group=association', peoplePageSchema, await call(admin));
  expect(association.items.map(({ id }) => id)).not.toContain(hana.id);
  const twice = await api.problem('/teacher/request', await call(hana, 'POST', draft));
  expect(twice).toMatchObject({ status: 403, code: 'is-teacher' });
});

test('a refusal has a reason, which the person reads and the record does not keep; they may ask again', async () => {
  await ask();
  const [{ id = '' } = {}] = await waiting();
  const without = await api.problem(`/admin/teacher-request/${id}/answer`, await call(admin, 'POST', { given: false }));
  expect(without.status).toBe(400);
  await answer({ given: false, reason: 'Školu sme nenašli.' });
  expect(await rolesOf(hana)).toEqual([]);
  expect(await state()).toMatchObject({ isTeacher: false, request: null, refusal: { reason: 'Školu sme nenašli.' } });
  expect((await writtenMails(database))[0]?.text).toContain('Školu sme nenašli.');
  const record = await api.ask('/admin/event', adminEventPageSchema, await call(admin));
  expect(record.items.map(({ action, target }) => [action, target])).toEqual([['teacher-refused', hana.id]]);
  expect(JSON.stringify(record)).not.toContain('nenašli');
  expect(await ask()).toMatchObject({ request: draft });
});

test('a request that is taken back is gone; only the person and admins have to do with it', async () => {
  await ask();
  expect(await api.ask('/teacher/request', teachingSchema, await call(hana, 'DELETE'))).toMatchObject({
    request: null,
  });
  expect(await database.db.$count(teacherRequest)).toBe(0);
  expect((await api.problem('/teacher/request', await call(hana, 'DELETE'))).status).toBe(404);
  await ask();
  expect((await api.problem('/admin/teacher-request', await call(hana))).status).toBe(403);
  const [{ id = '' } = {}] = await waiting();
  const token = await issuer.token({ uid: admin.uid, email: admin.email }, { auth_time: now.getTime() / 1000 - 3660 });
  const late = await api.problem(
    `/admin/teacher-request/${id}/answer`,
    await issuer.call(token, 'POST', { given: true }),
  );
  expect(late).toMatchObject({ status: 403, code: 'recent-sign-in-required' });
  for (const body of [{ ...draft, school: ' ' }, { ...draft, note: 'a'.repeat(301) }, { school: 'ZŠ' }])
    expect((await api.problem('/teacher/request', await call(hana, 'POST', body))).status).toBe(400);
});

test('a request is in the export of the person and goes with the account', async () => {
  await ask();
  const own = await api.ask('/user/export', userExportSchema, await call(hana));
  expect(own.teacherRequests).toMatchObject([{ ...draft, decidedAt: null, reason: null }]);
  expect((await api.send('/user', await call(hana, 'DELETE'))).status).toBe(200);
  expect(await database.db.$count(teacherRequest)).toBe(0);
});

test('the role can be given and taken without a request, and its mail leads to no desk', async () => {
  const change = async (seen: string[], roles: string[]) =>
    api.send(`/admin/user/${hana.id}/roles`, await call(admin, 'PUT', { seen, roles, page: { kind: 'keep' } }));
  expect((await change([], ['TEACHER'])).status).toBe(200);
  expect((await writtenMails(database)).map(({ text }) => text.includes('/admin'))).toEqual([false]);
  const { id: courseId } = await buildCourse(database, { id: 'k1' });
  const { id } = await api.ask('/class', classCreatedSchema, await call(hana, 'POST', { name: '2.B', courseId }));
  const [{ code } = { code: '' }] = await database.db.select({ code: schoolClass.code }).from(schoolClass);
  expect((await change(['TEACHER'], [])).status).toBe(200);
  // Nobody joins a class that nobody looks after; given again, it is there as it was.
  expect((await api.problem('/class/join', await call(hana, 'POST', { code, name: 'Nina' }))).status).toBe(404);
  expect((await change([], ['TEACHER'])).status).toBe(200);
  expect((await api.send(`/class/${id}`, await call(hana))).status).toBe(200);
  expect((await change(['TEACHER'], [])).status).toBe(200);
  const own = and(eq(userRole.userId, hana.id), eq(userRole.role, 'TEACHER'));
  expect(await database.db.$count(userRole, own)).toBe(0);
  // Nobody is invited to the desk by it.
  const body = { email: 'x@example.sk', name: 'X', roles: ['TEACHER'], makesPage: false };
  expect((await api.problem('/admin/invitation', await call(admin, 'POST', body))).status).toBe(400);
});
