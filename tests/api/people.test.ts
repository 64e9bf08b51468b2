import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { adminEventPageSchema } from '#src/contract/admin.ts';
import { deskSchema } from '#src/contract/desk/frame/desk.ts';
import {
  type AuthorChoice,
  courseGivenSchema,
  peoplePageSchema,
  personDeletedSchema,
  personSchema,
  rolesChangedSchema,
} from '#src/contract/desk/people/deskPeople.ts';
import { myCoursesSchema } from '#src/contract/progress.ts';
import type { Role } from '#src/contract/role.ts';
import { userExportSchema } from '#src/contract/user.ts';
import type { Database } from '#src/server/db/database.ts';
import { adminEvent } from '#src/server/db/schema/adminEvent.ts';
import { blockedPerson } from '#src/server/db/schema/blockedPerson.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { courseUserProduct } from '#src/server/db/schema/courseUserProduct.ts';
import { lectureProgress } from '#src/server/db/schema/lectureProgress.ts';
import { order, receipt } from '#src/server/db/schema/order.ts';
import { type UserRow, user } from '#src/server/db/schema/user.ts';
import { userRole } from '#src/server/db/schema/userRole.ts';
import { createRateLimiter } from '#src/server/integrations/rateLimits.ts';
import { now, testApi } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import {
  buildChapter,
  buildCourse,
  buildCourseProduct,
  buildLecture,
  buildPurchase,
  buildUser,
  past,
} from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';
import { writtenMails } from '#tests/support/writtenMails.ts';

type Person = Pick<UserRow, 'uid' | 'email'>;

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;
let admin: UserRow;
let martin: UserRow;
let other: UserRow;
let moderator: UserRow;

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
});
beforeEach(async () => {
  await emptyDatabase(database);
  const rateLimiter = createRateLimiter({ pool: null });
  api = testApi(database, [], { integrations: { identity: issuer.verifier, rateLimiter } });
  admin = await buildUser(database, { displayName: 'Adam', email: 'admin@example.org' });
  martin = await buildUser(database, { displayName: 'Martin Hruška', email: 'martin.hruska@example.sk' });
  other = await buildUser(database, { displayName: 'Martin Hruška', email: 'hruska.m@example.com' });
  moderator = await buildUser(database, { displayName: 'Lucia Šimková' });
  await give(moderator, 'MODERATOR');
});
afterAll(() => database.close());

const give = ({ id: userId }: UserRow, role: Role) =>
  database.db.insert(userRole).values({ userId, role, givenAt: past });
const call = (person: Person, method = 'GET', body?: object) => issuer.call(person, method, body);
/** A call by an admin whose sign-in is older than an hour. */
const lateCall = async (method: string, body?: object) =>
  issuer.call(
    await issuer.token({ uid: admin.uid, email: admin.email }, { auth_time: now.getTime() / 1000 - 61 * 60 }),
    method,
    body,
  );
const list = async (query: string, person: Person = admin) =>
  api.ask(`/admin/user?${new URLSearchParams(query)}`, peoplePageSchema, await call(person));
const names = async (query: string) => (await list(query)).items.map(({ displayName }) => displayName);
const detail = async ({ id }: UserRow, person: Person = admin) =>
  api.ask(`/admin/user/${id}`, personSchema, await call(person));
/** As a request: the roles as they are, but for one. */
const rolesWith = async ({ id }: UserRow, role: Role, isGiven: boolean, person: Person = admin) => {
  const rows = await database.db.select().from(userRole).where(eq(userRole.userId, id));
  const seen = rows.map((row) => row.role);
  const others = seen.filter((one) => one !== role);
  return call(person, 'PUT', { seen, roles: isGiven ? [...others, role] : others, page: { kind: 'keep' } });
};
const setRole = async (of: UserRow, role: Role, isGiven: boolean, person: Person = admin) =>
  api.ask(`/admin/user/${of.id}/roles`, rolesChangedSchema, await rolesWith(of, role, isGiven, person));
/** The page that an account gets, its roles as they are. */
const setPage = async ({ id }: UserRow, page: AuthorChoice, roles: Role[] = []) =>
  api.ask(`/admin/user/${id}/roles`, rolesChangedSchema, await call(admin, 'PUT', { seen: roles, roles, page }));
const events = async (query = '') =>
  api.ask(`/admin/event?${new URLSearchParams(query)}`, adminEventPageSchema, await call(admin));

/** A course of two lectures that `other` has bought for 49 €. */
async function buildBoughtCourse() {
  const course = await buildCourse(database, { name: 'Java Kurz', slug: 'java-kurz' });
  const chapter = await buildChapter(database, { courseId: course.id });
  const [first] = [
    await buildLecture(database, { chapterId: chapter.id }),
    await buildLecture(database, { chapterId: chapter.id }),
  ];
  const product = await buildCourseProduct(database, { id: 'prod_Java1', courseId: course.id });
  const terms = { currency: 'EUR', listAmount: 4900, amount: 4900, refundedAmount: 900, createdAt: past, paidAt: past };
  const bought = { userId: other.id, buyerName: other.displayName, buyerEmail: other.email, productId: product.id };
  await database.db.insert(order).values({ id: 'paid', status: 'paid', productName: 'Java Kurz', ...bought, ...terms });
  await database.db.insert(receipt).values({ orderId: 'paid', year: 2026, number: 287, issuedAt: past });
  const grant = { id: 'grant', userId: other.id, productId: product.id, orderId: 'paid', createdAt: past };
  await database.db.insert(courseUserProduct).values(grant);
  return { course, product, lecture: first };
}

test('people are found without accents and capitals, by name and address, exact names first', async () => {
  await buildUser(database, { displayName: 'Alžbeta Hrušková', email: 'betka@example.sk' });
  await buildUser(database, { displayName: '100 % Ľubo_š', email: 'lubos@example.sk' });
  expect(await names('q=hruska')).toEqual(['Martin Hruška', 'Martin Hruška']);
  expect(await names('q=HRUŠK')).toEqual(['Alžbeta Hrušková', 'Martin Hruška', 'Martin Hruška']);
  expect(await names('q=hrušk mart')).toHaveLength(2);
  expect(await names('q=hruska.m@EXAMPLE.com')).toHaveLength(1);
  // What means anything in a pattern means itself here.
  expect(await names('q=100 %')).toEqual(['100 % Ľubo_š']);
  expect(await names('q=lubo_s')).toHaveLength(1);
  expect(await names('q=hr_ska')).toEqual([]);
  expect(await names('q=nikto')).toEqual([]);
});

test('the list has pages, groups and counts; who has a role is told to admins only', async () => {
  await database.db.insert(blockedPerson).values([
    { uid: martin.uid, blockedAt: past },
    { uid: other.uid, blockedAt: past, until: past },
  ]);
  expect((await list('')).counts).toEqual({ all: 4, association: 2, blocked: 1 });
  expect((await names('group=association')).sort()).toEqual(['Adam', 'Lucia Šimková']);
  expect((await list('group=blocked')).items).toMatchObject([{ id: martin.id, isBlocked: true, courseCount: 0 }]);
  expect((await list('', moderator)).counts).toEqual({ all: 4, association: null, blocked: 1 });
  const refused = await api.problem('/admin/user?group=association', await call(moderator));
  expect(refused).toMatchObject({ code: 'role-required' });
  for (let count = 0; count < 30; count += 1) await buildUser(database);
  expect(await list('page=2')).toMatchObject({ page: 2, pageCount: 2, total: 34 });
  expect((await api.problem('/admin/user?page=3', await call(admin))).status).toBe(404);
});

test('a treasurer reads people with what they have paid, and nothing of roles', async () => {
  await buildBoughtCourse();
  const treasurer = await buildUser(database, { displayName: 'Milan Ďurica' });
  await give(treasurer, 'TREASURER');
  expect((await list('', treasurer)).counts.association).toBeNull();
  const shown = await detail(other, treasurer);
  expect(shown).toMatchObject({ paid: 4000, roles: null, certificates: null, products: null, similar: null });
  expect(shown.courses).toMatchObject([{ orderNumber: '2026-0287' }]);
  expect(shown.events.map(({ kind }) => kind)).toContain('order-paid');
  expect(shown.events.map(({ kind }) => kind)).not.toContain('desk');
  const desk = await api.ask('/admin/desk', deskSchema, await call(treasurer));
  expect(desk.waiting).toEqual({ content: null, comments: null, orders: 0, people: null, feedback: null });
});

test('a person: courses and how they came, what was paid, last events, similar accounts', async () => {
  const { product, lecture } = await buildBoughtCourse();
  const at = new Date('2026-06-01T08:00:00Z');
  const done = { userId: other.id, lectureId: lecture.id, completedAt: at, updatedAt: at };
  await database.db.insert(lectureProgress).values(done);
  const written = { id: 'c1', lectureId: lecture.id, userId: other.id, text: 'Ahoj.', createdAt: past };
  await database.db.insert(comment).values(written);
  const person = await detail(other);
  expect(person).toMatchObject({
    paid: 4000,
    commentCount: 1,
    newsletter: 'none',
    lastAt: at.toISOString(),
    products: [],
  });
  expect(person.courses).toMatchObject([
    { name: 'Java Kurz', origin: 'bought', orderId: 'paid', orderNumber: '2026-0287', completed: 1, lectures: 2 },
  ]);
  expect(person.events.map(({ kind }) => kind).sort()).toEqual([
    'comment-written',
    'joined',
    'lecture-completed',
    'order-paid',
  ]);
  expect(person.events[0]).toMatchObject({ kind: 'lecture-completed', subject: lecture.name });
  expect((await list('q=hruska.m')).items).toMatchObject([{ courseCount: 1 }]);
  // The account with the same name has what this one lacks.
  expect((await detail(martin)).similar).toEqual([
    {
      id: other.id,
      displayName: 'Martin Hruška',
      email: other.email,
      isSameName: true,
      products: [{ id: product.id, name: product.name, orderNumber: '2026-0287' }],
    },
  ]);
  expect((await api.problem('/admin/user/nikto', await call(admin))).status).toBe(404);
});

test('moderators are told nothing of money and roles', async () => {
  await buildBoughtCourse();
  const seen = await detail(other, moderator);
  expect(seen).toMatchObject({ paid: null, roles: null, certificates: null, products: null, similar: null });
  expect(seen.courses).toMatchObject([{ origin: 'bought', orderId: null, orderNumber: null }]);
  expect(seen.events.map(({ kind }) => kind)).toEqual(['joined']);
});

test('a role holds from the next call on, and so does its end', async () => {
  const desk = async () => (await api.send('/admin/desk', await call(martin))).status;
  expect(await desk()).toBe(403);
  expect(await setRole(martin, 'EDITOR', true)).toEqual({ roles: ['EDITOR'], authorId: null });
  expect(await setRole(martin, 'EDITOR', true)).toEqual({ roles: ['EDITOR'], authorId: null });
  expect(await api.ask('/admin/desk', deskSchema, await call(martin))).toMatchObject({
    roles: ['EDITOR'],
    waiting: { content: 0, comments: null },
  });
  expect(await setRole(martin, 'EDITOR', false)).toEqual({ roles: [], authorId: null });
  expect(await desk()).toBe(403);
  const states = [
    { before: { EDITOR: true }, after: { EDITOR: false } },
    { before: { EDITOR: false }, after: { EDITOR: true } },
  ];
  expect((await events()).items).toMatchObject([
    { action: 'role-taken', target: martin.id, targetName: 'Martin Hruška', ...states[0] },
    { action: 'role-given', target: martin.id, ...states[1] },
  ]);
});

test('nobody takes their own ADMIN, nor what the server says, and of two who take it from each other one is left', async () => {
  const put = async (person: UserRow, of: UserRow) =>
    api.send(`/admin/user/${of.id}/roles`, await rolesWith(of, 'ADMIN', false, person));
  await setRole(martin, 'ADMIN', true);
  await setRole(other, 'ADMIN', true);
  expect(await (await put(martin, martin)).json()).toMatchObject({ code: 'own-role' });
  const byServer = await rolesWith(admin, 'ADMIN', true, martin);
  expect(await api.problem(`/admin/user/${admin.id}/roles`, byServer)).toMatchObject({ code: 'role-by-server' });
  expect((await detail(admin)).roles).toMatchObject({ given: [], isAdminByServer: true, isSelf: true, authorId: null });
  const answers = await Promise.all([put(martin, other), put(other, martin)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  expect(await database.db.$count(userRole, sql`role = 'ADMIN'`)).toBe(1);
});

test('an account is one lecturer of the web, a lecturer one account', async () => {
  const { authorId: first } = await buildCourse(database);
  const { authorId: second } = await buildCourse(database);
  const link = async (person: UserRow, authorId: string) =>
    (await setPage(person, { kind: 'link', authorId })).authorId;
  expect(await link(martin, first)).toBe(first);
  const { roles } = await detail(martin);
  expect(roles).toMatchObject({ authorId: first });
  expect(roles?.authors.find(({ id }) => id === first)).toMatchObject({ owner: martin.email, courseCount: 1 });
  await link(martin, second);
  await link(other, second);
  expect((await detail(martin)).roles).toMatchObject({ authorId: null });
  expect((await detail(other)).roles).toMatchObject({ authorId: second });
  expect((await setPage(other, { kind: 'none' })).authorId).toBeNull();
  const nobody = await call(admin, 'PUT', { seen: [], roles: ['EDITOR'], page: { kind: 'link', authorId: 'nikto' } });
  expect(await api.problem(`/admin/user/${martin.id}/roles`, nobody)).toMatchObject({ status: 404 });
  // All of it or nothing.
  expect((await detail(martin)).roles).toMatchObject({ authorId: null, given: [] });
  expect((await events()).items.filter(({ action }) => action === 'author-linked')).toHaveLength(4);
});

test('a role comes with a page that is made in the same act, and a mail says where to begin', async () => {
  const page = { kind: 'new' as const, name: 'Martin Hruška', about: 'Učí Python.' };
  expect(await setPage(martin, page, [])).toEqual({ roles: [], authorId: 'martin-hruska' });
  const given = await call(admin, 'PUT', { seen: [], roles: ['LECTURER', 'EDITOR'], page: { kind: 'keep' } });
  const answer = await api.ask(`/admin/user/${martin.id}/roles`, rolesChangedSchema, given);
  expect(answer).toEqual({ roles: ['EDITOR', 'LECTURER'], authorId: 'martin-hruska' });
  expect((await detail(martin)).roles?.authors).toMatchObject([
    { id: 'martin-hruska', slug: 'martin-hruska', isPublished: false, courseCount: 0, owner: martin.email },
  ]);
  const [mail, ...others] = await writtenMails(database);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: martin.email, subject: 'Máš roly Redakcia a\u00A0Výučba' });
  expect(mail?.text).toContain('Adam ti dáva');
  expect(mail?.text).toContain('https://prvyriadok.sk/admin');
  // A course can be begun at once, though nobody sees the page yet.
  const course = await call(martin, 'POST', { kind: 'course', name: 'Python' });
  expect((await api.send('/admin/content', course)).status).toBe(200);
  // Taking a role tells nobody, and what is theirs stays.
  await setRole(martin, 'EDITOR', false);
  expect(await writtenMails(database)).toHaveLength(1);
  expect((await detail(martin)).roles).toMatchObject({ given: ['LECTURER'], authorId: 'martin-hruska' });
});

test('who was shown other roles than there are by now changes none', async () => {
  await give(martin, 'MODERATOR');
  const late = await call(admin, 'PUT', { seen: [], roles: ['EDITOR'], page: { kind: 'keep' } });
  const refused = await api.problem(`/admin/user/${martin.id}/roles`, late);
  expect(refused).toMatchObject({ status: 412, code: 'roles-changed' });
  expect((await detail(martin)).roles?.given).toEqual(['MODERATOR']);
});

test('a lecturer without a page makes one and begins a course, without anybody else', async () => {
  await give(martin, 'LECTURER');
  const create = async () => api.send('/admin/content', await call(martin, 'POST', { kind: 'course', name: 'Python' }));
  expect(await (await create()).json()).toMatchObject({ code: 'author-required' });
  const make = async (person: UserRow) =>
    api.send('/admin/own-author', await call(person, 'POST', { name: 'Martin H.', about: 'Učí Python.' }));
  const answers = await Promise.all([make(martin), make(martin)]);
  const made = await Promise.all(answers.map((answer) => answer.json()));
  expect(made).toEqual([{ id: 'martin-h' }, { id: 'martin-h' }]);
  expect((await create()).status).toBe(200);
  expect((await make(moderator)).status).toBe(403);
  await setRole(martin, 'EDITOR', true);
  expect((await detail(martin)).roles?.authors).toMatchObject([{ id: 'martin-h', courseCount: 1, isPublished: false }]);
});

test('the last admin does not delete their own profile; of two who leave at once one stays', async () => {
  const leave = async (person: Person) => api.send('/user', await call(person, 'DELETE'));
  const lastAdmin = { status: 403, code: 'last-admin' };
  await give(martin, 'EDITOR');
  expect(await api.problem('/user', await call(admin, 'DELETE'))).toMatchObject(lastAdmin);
  expect((await leave(martin)).status).toBe(200);
  await setRole(other, 'ADMIN', true);
  // Nobody vouched for the address, so the server's settings make no admin of it.
  await database.db.update(user).set({ emailVerified: false }).where(eq(user.id, admin.id));
  expect(await api.problem('/user', await call(other, 'DELETE'))).toMatchObject(lastAdmin);
  await database.db.update(user).set({ emailVerified: true }).where(eq(user.id, admin.id));

  const left = await Promise.all([admin, other].map(leave));
  expect(left.map(({ status }) => status).sort()).toEqual([200, 403]);
});

test('a course is moved between two accounts once, recorded, and both addresses are told', async () => {
  const { product } = await buildBoughtCourse();
  const move = async () =>
    api.send(
      `/admin/user/${martin.id}/course/move`,
      await call(admin, 'POST', { productId: product.id, fromUserId: other.id }),
    );
  const twice = await Promise.all([move(), move()]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 403]);
  expect((await detail(martin)).courses).toMatchObject([{ origin: 'bought', orderId: 'paid' }]);
  expect((await detail(other)).courses).toEqual([]);
  expect((await detail(other)).paid).toBe(4000);
  const mine = await api.ask('/course/my-courses', myCoursesSchema, await call(martin));
  expect(JSON.stringify(mine)).toContain('Java Kurz');
  expect((await events()).items).toMatchObject([
    {
      action: 'course-moved',
      target: martin.id,
      details: { productId: product.id, orderId: 'paid' },
      before: { userId: other.id },
      after: { userId: martin.id },
    },
  ]);
  const mails = await writtenMails(database);
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([other.email, martin.email]);
  const [here, away] = [martin, other].map(({ email }) => mails.find(({ recipient }) => recipient === email));
  expect(here?.subject).toContain('„Java Kurz“ je v\u00A0tomto účte');
  expect(here?.text).toContain('https://prvyriadok.sk/kurzy/java-kurz');
  expect(away?.text).toContain('presunul do tvojho druhého účtu');
  // Nobody is told the other address.
  expect(away?.text).not.toContain(martin.email);
  expect(here?.text).not.toContain(other.email);
});

test('a course is given once, for nothing', async () => {
  const { product } = await buildBoughtCourse();
  const path = `/admin/user/${martin.id}/course`;
  const body = { productId: product.id };
  expect(await api.ask(path, courseGivenSchema, await call(admin, 'POST', body))).toEqual({ given: true });
  expect(await api.problem(path, await call(admin, 'POST', body))).toMatchObject({
    status: 403,
    code: 'already-owned',
  });
  expect((await api.problem(path, await call(admin, 'POST', { productId: 'nic' }))).status).toBe(404);
  expect((await detail(martin)).courses).toMatchObject([{ origin: 'given', orderId: null }]);
  expect((await writtenMails(database)).map(({ subject }) => subject)).toEqual(['Kurz „Java Kurz“ je tvoj']);
  expect((await events()).items).toMatchObject([{ action: 'course-given', details: { productId: product.id } }]);
});

test('an export on request is what the person would get, and is recorded', async () => {
  await buildBoughtCourse();
  const own = await api.ask('/user/export', userExportSchema, await call(other));
  const answer = await api.ask(`/admin/user/${other.id}/export`, userExportSchema, await call(admin, 'POST'));
  expect(answer).toEqual(own);
  expect((await events()).items).toMatchObject([{ action: 'user-exported', target: other.id }]);
});

test('an account is deleted on request by its typed address; orders stay, and whoever has a role is not deleted', async () => {
  await buildBoughtCourse();
  const remove = async ({ id }: UserRow, email: string) =>
    api.send(`/admin/user/${id}`, await call(admin, 'DELETE', { email }));
  expect(await (await remove(other, 'hruska.m@example.org')).json()).toMatchObject({ code: 'invalid-input' });
  expect(await (await remove(moderator, moderator.email)).json()).toMatchObject({ code: 'person-has-role' });
  expect(await (await remove(admin, admin.email)).json()).toMatchObject({ code: 'person-has-role' });
  expect(await database.db.$count(user)).toBe(4);
  const gone = await call(admin, 'DELETE', { email: ' Hruska.M@example.com ' });
  expect(await api.ask(`/admin/user/${other.id}`, personDeletedSchema, gone)).toEqual({ deleted: true });
  expect(await database.db.select({ id: order.id, userId: order.userId }).from(order)).toEqual([
    { id: 'paid', userId: null },
  ]);
  expect((await remove(other, other.email)).status).toBe(404);
  const [act, ...others] = (await events()).items;
  expect(act).toMatchObject({ action: 'user-deleted', target: other.id, targetName: null, details: {} });
  expect(others).toEqual([]);
  expect(JSON.stringify(await database.db.select().from(adminEvent))).not.toContain('ruska');
});

test('what is about roles, courses, deletion and whole files takes a sign-in of the last hour', async () => {
  const { product } = await buildBoughtCourse();
  const calls: [method: string, path: string, body?: object][] = [
    ['PUT', '/roles', { seen: [], roles: ['EDITOR'], page: { kind: 'keep' } }],
    ['POST', '/course', { productId: product.id }],
    ['POST', '/course/move', { productId: product.id, fromUserId: other.id }],
    ['DELETE', '', { email: martin.email }],
    ['POST', '/export'],
  ];
  for (const [method, path, body] of calls) {
    const late = await api.problem(`/admin/user/${martin.id}${path}`, await lateCall(method, body));
    expect(late, path).toMatchObject({ status: 403, code: 'recent-sign-in-required' });
  }
  for (const file of ['/admin/order-export', '/admin/event/file', '/admin/subscriber-export']) {
    const late = await api.problem(file, await lateCall('GET'));
    expect(late, file).toMatchObject({ status: 403, code: 'recent-sign-in-required' });
  }
  expect((await events()).items).toEqual([]);
});

test('the record is filtered by who, what, days and what it was done to', async () => {
  await buildBoughtCourse();
  const second = await buildUser(database, { displayName: 'Milan Ďurica' });
  const act = (day: string, actorUid: string, action: 'order-refunded' | 'user-blocked', target: string) => ({
    at: new Date(day),
    actorUid,
    action,
    target,
    details: {},
  });
  await database.db
    .insert(adminEvent)
    .values([
      act('2026-05-31T21:59:59Z', admin.uid, 'user-blocked', martin.id),
      act('2026-05-31T22:00:00Z', second.uid, 'user-blocked', other.id),
      act('2026-06-02T21:59:59Z', second.uid, 'order-refunded', 'paid'),
      act('2026-06-02T22:00:00Z', admin.uid, 'order-refunded', 'gone'),
    ]);
  const targets = async (query: string) => (await events(query)).items.map(({ target }) => target);
  expect(await targets('')).toEqual(['gone', 'paid', other.id, martin.id]);
  // Days begin and end at midnight of Bratislava.
  expect(await targets('from=2026-06-01&to=2026-06-02')).toEqual(['paid', other.id]);
  expect(await targets(`actor=${second.uid}`)).toEqual(['paid', other.id]);
  expect(await targets('action=user-blocked')).toEqual([other.id, martin.id]);
  expect(await targets('final=1')).toEqual(['gone', 'paid']);
  expect(await targets('q=hruska')).toEqual([other.id, martin.id]);
  expect(await targets('q=2026-0287')).toEqual(['paid']);
  expect(await targets('q=gon')).toEqual(['gone']);
  const { actors, items } = await events('q=2026-0287');
  expect(actors).toEqual([
    { uid: admin.uid, name: 'Adam' },
    { uid: second.uid, name: 'Milan Ďurica' },
  ]);
  expect(items).toMatchObject([{ actorName: 'Milan Ďurica', targetName: '2026-0287' }]);
  expect((await events(`id=${items[0]?.id}`)).items).toEqual(items);
  for (const wrong of ['from=31.5.2026', 'action=nic', 'final=0', 'id=x']) {
    expect((await api.problem(`/admin/event?${wrong}`, await call(admin))).status, wrong).toBe(400);
  }
});

test('the file of the record opens in a spreadsheet and runs nothing there', async () => {
  const trick = await buildUser(database, { displayName: '=HYPERLINK("x")' });
  const acts = ['user-blocked', 'user-unblocked'] as const;
  await database.db
    .insert(adminEvent)
    .values(acts.map((action) => ({ at: now, actorUid: trick.uid, action, target: martin.id, details: {} })));
  const answer = await api.send('/admin/event/file?action=user-blocked', await call(admin));
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toContain('zaznam.csv');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, row, end, ...rest] = new TextDecoder().decode(bytes).split('\r\n');
  expect(head?.split(';').slice(0, 3)).toEqual(['Číslo', 'Kedy', 'Kto']);
  expect(row).toContain(';2026-06-15 14:00:00;');
  expect(row).toContain(';"\'=HYPERLINK(""x"")";');
  expect(row).toContain(';zablokovanie;nie;človek Martin Hruška;');
  expect([end, ...rest]).toEqual(['']);
});

test('the database itself refuses to change or delete what is recorded', async () => {
  await setRole(martin, 'EDITOR', true);
  for (const statement of [
    'update admin_event set target = id::text',
    'delete from admin_event',
    'truncate admin_event',
  ]) {
    const failure = await database.db.execute(sql.raw(statement)).catch((error: Error) => String(error.cause));
    expect(failure, statement).toContain('admin_event only grows');
  }
  expect((await events()).items).toHaveLength(1);
});

test('an account with nothing that this one lacks is no suggestion', async () => {
  const { product } = await buildBoughtCourse();
  await buildPurchase(database, martin.id, product.id);
  expect((await detail(martin)).similar).toEqual([]);
});
