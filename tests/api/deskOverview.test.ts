import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  contentFoundSchema,
  deskWaitingSchema,
  incomeInTimeSchema,
  subscribersInTimeSchema,
  waitingKindSchema,
} from '#src/contract/desk/overview/deskOverview.ts';
import type { Database } from '#src/server/db/database.ts';
import { adminEvent } from '#src/server/db/schema/adminEvent.ts';
import { author } from '#src/server/db/schema/author.ts';
import { chapter as chapterTable } from '#src/server/db/schema/chapter.ts';
import { contentItem, contentRevision } from '#src/server/db/schema/content.ts';
import { contentPublication } from '#src/server/db/schema/contentPublication.ts';
import { course as courseTable } from '#src/server/db/schema/course.ts';
import { exerciseProgress } from '#src/server/db/schema/exerciseProgress.ts';
import { feedbackMessage } from '#src/server/db/schema/feedbackMessage.ts';
import { lecture } from '#src/server/db/schema/lecture.ts';
import { lectureProgress } from '#src/server/db/schema/lectureProgress.ts';
import { mail } from '#src/server/db/schema/mail.ts';
import { moneyMovement, moneyPayout } from '#src/server/db/schema/moneyMovement.ts';
import { newsletterIssue } from '#src/server/db/schema/newsletterIssue.ts';
import { order, orderEvent } from '#src/server/db/schema/order.ts';
import { roleInvitation } from '#src/server/db/schema/roleInvitation.ts';
import { subscriber } from '#src/server/db/schema/subscriber.ts';
import { teacherRequest } from '#src/server/db/schema/teacherRequest.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import { userRole } from '#src/server/db/schema/userRole.ts';
import { now, testApi } from '#tests/support/api.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import {
  buildAuthor,
  buildChapter,
  buildCourse,
  buildCourseProduct,
  buildLecture,
  buildPost,
  buildUser,
  buildVideo,
  past,
} from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;
let admin: UserRow;
let moderator: UserRow;
let treasurer: UserRow;

/** Monday 15 June 2026, 14:00 in Bratislava. */
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const as = async ({ uid, email }: UserRow) => issuer.call({ uid, email });

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
  api = testApi(database, [], { integrations: { identity: issuer.verifier } });
  admin = await buildUser(database, { displayName: 'Adam', email: 'admin@example.org', createdAt: past });
  moderator = await buildUser(database, { displayName: 'Mária', createdAt: past });
  treasurer = await buildUser(database, { displayName: 'Milan', createdAt: past });
  await database.db.insert(userRole).values([
    { userId: moderator.id, role: 'MODERATOR', givenAt: past },
    { userId: treasurer.id, role: 'TREASURER', givenAt: past },
  ]);
  const jana = await buildUser(database, { displayName: 'Jana', createdAt: new Date('2026-06-14T22:30:00Z') });
  const peter = await buildUser(database, { displayName: 'Peter', createdAt: new Date('2026-06-14T21:30:00Z') });

  const course = await buildCourse(database, { id: 'zaklady', name: 'Programovanie od nuly', position: 1 });
  const chapter = await buildChapter(database, { courseId: course.id, name: 'Rozhodovanie' });
  await buildLecture(database, { id: 'prva', chapterId: chapter.id, name: 'Čo je to program', position: 1 });
  await buildLecture(database, { id: 'druha', chapterId: chapter.id, name: 'Porovnávanie', position: 2 });
  await buildPost(database, { id: 'porovnanie', slug: 'porovnanie', title: 'PORÓVNANIE jazykov' });
  const done = (userId: string, lectureId: string, completedAt: Date | null) => ({
    userId,
    lectureId,
    completedAt,
    updatedAt: completedAt ?? ago(1),
  });
  await database.db.insert(lectureProgress).values([
    // Half an hour after midnight of Monday in Bratislava, and half an hour before it.
    done(jana.id, 'prva', new Date('2026-06-14T22:30:00Z')),
    done(peter.id, 'prva', new Date('2026-06-14T21:30:00Z')),
    done(peter.id, 'druha', null),
  ]);
  for (let learner = 1; learner <= 5; learner++) {
    const { id: userId } = await buildUser(database, { createdAt: past });
    const tried = { userId, lectureId: 'prva', attemptIds: ['a'], updatedAt: past };
    await database.db.insert(exerciseProgress).values({ ...tried, exerciseId: 'tazka' });
  }

  const product = await buildCourseProduct(database, { id: 'p1', courseId: course.id });
  const sale = { buyerName: 'J', buyerEmail: 'j@example.org', productId: product.id, productName: 'Kurz' };
  const terms = { ...sale, currency: 'EUR', listAmount: 4900, amount: 4900 };
  await database.db.insert(order).values([
    { ...terms, id: 'old', userId: jana.id, status: 'pending', createdAt: ago(3) },
    { ...terms, id: 'young', userId: peter.id, status: 'pending', createdAt: ago(0.5) },
    // Paid in the last hour of May of Bratislava, given back in June.
    {
      ...terms,
      id: 'back',
      status: 'refunded',
      createdAt: past,
      paidAt: new Date('2026-05-31T21:30:00Z'),
      refundedAt: new Date('2026-05-31T22:30:00Z'),
      refundedAmount: 1900,
    },
  ]);
  const letter = { recipient: 'j@example.org', createdAt: ago(5), dueAt: ago(5) };
  await database.db.insert(mail).values([
    { ...letter, id: 'm1', failedAt: ago(4) },
    { ...letter, id: 'm2' },
    { ...letter, id: 'm3', createdAt: ago(0.1), dueAt: ago(0.1) },
    { ...letter, id: 'm4', sentAt: ago(4) },
  ]);
  await database.db.insert(feedbackMessage).values([
    { id: 'f1', message: 'Nejde mi video.', createdAt: ago(26) },
    { id: 'f2', message: 'Vďaka.', createdAt: ago(30), closedAt: ago(1) },
  ]);
  const reader = (name: string, status: 'pending' | 'confirmed' | 'unsubscribed', from: string, to = from) => ({
    email: `${name}@example.org`,
    status,
    confirmToken: name,
    unsubscribeToken: name,
    subscribedFrom: 'FOOTER' as const,
    createdAt: new Date(from),
    updatedAt: new Date(to),
  });
  await database.db
    .insert(subscriber)
    .values([
      reader('a', 'confirmed', '2024-01-01T00:00:00Z'),
      reader('b', 'confirmed', '2026-06-02T00:00:00Z'),
      reader('c', 'unsubscribed', '2026-04-02T00:00:00Z', '2026-06-03T00:00:00Z'),
      reader('d', 'pending', '2026-06-03T00:00:00Z'),
    ]);
});
afterAll(() => database.close());

test('what waits is counted by role, with the time of the oldest', async () => {
  const { items, lastAct } = await api.ask('/admin/overview/waiting', deskWaitingSchema, await as(admin));
  expect(items).toEqual([
    { kind: 'feedback', count: 1, since: ago(26).toISOString(), due: null, claim: null },
    { kind: 'payments', count: 1, since: ago(3).toISOString(), due: null, claim: null },
    { kind: 'failed-mails', count: 1, since: ago(4).toISOString(), due: null, claim: null },
    { kind: 'late-mails', count: 1, since: ago(5).toISOString(), due: null, claim: null },
    { kind: 'exercises', count: 1, since: null, due: null, claim: null },
  ]);
  expect(lastAct).toBeNull();
  const forModerator = await api.ask('/admin/overview/waiting', deskWaitingSchema, await as(moderator));
  expect(forModerator.items.map(({ kind }) => kind)).toEqual(['feedback']);
  const forTreasurer = await api.ask('/admin/overview/waiting', deskWaitingSchema, await as(treasurer));
  expect(forTreasurer).toMatchObject({ items: [{ kind: 'payments', count: 1 }], lastAct: null, backup: null });
});

test('a new lecturer is told the first steps as they are, until a lecture is on the web', async () => {
  const ema = await buildUser(database, { displayName: 'Ema', createdAt: past });
  const stepsOf = async (person: UserRow) =>
    (await api.ask('/admin/overview/waiting', deskWaitingSchema, await as(person))).firstSteps;
  await database.db.insert(userRole).values({ userId: ema.id, role: 'LECTURER', givenAt: past });
  expect(await stepsOf(ema)).toEqual({ page: null, course: null, lecture: null });
  const hidden = { published: false };
  const page = await buildAuthor(database, { ...hidden, id: 'ema', bio: '', role: 'Učí písať', userId: ema.id });
  expect(await stepsOf(ema)).toEqual({ page: { id: 'ema', isDone: false }, course: null, lecture: null });
  // What is written stands in the newest revision.
  await database.db.transaction(async (db) => {
    const document = { data: { name: 'Ema', role: 'Učí písať' }, text: 'Píšem od detstva.', quiz: null };
    const [saved] = await db
      .insert(contentRevision)
      .values({ kind: 'author', itemId: 'ema', origin: 'saved', at: past, document })
      .returning({ id: contentRevision.id });
    await db
      .insert(contentItem)
      .values({ kind: 'author', id: 'ema', state: 'draft', head: saved?.id ?? 0, updatedAt: past });
  });
  const course = await buildCourse(database, {
    ...hidden,
    id: 'kurz-emy',
    name: 'Kurz Emy',
    position: 9,
    authorId: page.id,
  });
  const written = { page: { id: 'ema', isDone: true }, course: { id: 'kurz-emy', name: 'Kurz Emy' } };
  expect(await stepsOf(ema)).toEqual({ ...written, lecture: null });
  const chapter = await buildChapter(database, { ...hidden, courseId: course.id });
  const lesson = await buildLecture(database, { ...hidden, id: 'lekcia-emy', name: 'Vek', chapterId: chapter.id });
  expect(await stepsOf(ema)).toEqual({ ...written, lecture: { id: 'lekcia-emy', name: 'Vek' } });
  await database.db.update(author).set({ published: true }).where(eq(author.id, page.id));
  await database.db.update(courseTable).set({ published: true }).where(eq(courseTable.id, course.id));
  await database.db.update(chapterTable).set({ published: true }).where(eq(chapterTable.id, chapter.id));
  expect(await stepsOf(ema)).toMatchObject({ lecture: { id: 'lekcia-emy' } });
  await database.db.update(lecture).set({ published: true }).where(eq(lecture.id, lesson.id));
  expect(await stepsOf(ema)).toBeNull();
  // Whoever does not teach is not asked to.
  expect([await stepsOf(admin), await stepsOf(moderator)]).toEqual([null, null]);
});

test('income is counted by the days and months of Bratislava', async () => {
  const income = async (query: string) =>
    api.ask(`/admin/overview/income?${query}`, incomeInTimeSchema, await as(treasurer));
  const { step, items } = await income('from=2025-06-16&to=2026-06-15');
  expect(step).toBe('month');
  expect(items).toHaveLength(13);
  expect(items.at(-2)).toEqual({ day: '2026-05-01', paid: 4900, refunded: 0 });
  expect(items.at(-1)).toEqual({ day: '2026-06-01', paid: 0, refunded: 1900 });
  expect((await income('from=2026-05-31&to=2026-06-01')).items).toEqual([
    { day: '2026-05-31', paid: 4900, refunded: 0 },
    { day: '2026-06-01', paid: 0, refunded: 1900 },
  ]);
  // All days begin with the first payment.
  expect((await income('')).items[0]).toEqual({ day: '2026-05-31', paid: 4900, refunded: 0 });
});

test('subscribers are those of the end of each part, compared with before the first one', async () => {
  const { step, before, items } = await api.ask(
    '/admin/overview/subscribers?from=2026-03-01&to=2026-06-15',
    subscribersInTimeSchema,
    await as(admin),
  );
  expect(step).toBe('week');
  expect(before).toBe(1);
  expect(items[0]).toEqual({ day: '2026-03-01', confirmed: 1 });
  const at = (day: string) => items.find((item) => item.day === day)?.confirmed;
  expect(['2026-03-23', '2026-03-30', '2026-05-25', '2026-06-01', '2026-06-15'].map(at)).toEqual([1, 2, 2, 2, 2]);
});

test('days that are none, or in a wrong order, are refused', async () => {
  for (const query of [
    'from=2026-06-02',
    'from=2026-06-02&to=2026-06-01',
    'from=2026-02-30&to=2026-03-01',
    'from=0001-01-01&to=2026-01-01',
  ]) {
    const { status } = await api.problem(`/admin/overview/subscribers?${query}`, await as(admin));
    expect(status, query).toBe(400);
  }
});

test('numbers are kept for a few minutes, and say of when they are', async () => {
  const first = await api.ask(
    '/admin/overview/subscribers?from=2026-01-01&to=2026-06-15',
    subscribersInTimeSchema,
    await as(admin),
  );
  await database.db.delete(subscriber).where(eq(subscriber.email, 'a@example.org'));
  expect(
    await api.ask(
      '/admin/overview/subscribers?from=2026-01-01&to=2026-06-15',
      subscribersInTimeSchema,
      await as(admin),
    ),
  ).toEqual(first);
});

test('content is found without accents and case', async () => {
  const found = async (q: string) =>
    (
      await api.ask(`/admin/content-search?q=${encodeURIComponent(q)}`, contentFoundSchema, await as(moderator))
    ).items.map(({ kind, name, place }) => [kind, name, place]);
  expect(await found('POROVNA')).toEqual([
    ['article', 'PORÓVNANIE jazykov', null],
    ['lecture', 'Porovnávanie', 'Programovanie od nuly, Rozhodovanie'],
  ]);
  expect(await found('od nuľy')).toEqual([['course', 'Programovanie od nuly', null]]);
  expect(await found('%')).toEqual([]);
});

test('admins are told how old the last dump is, where the server makes one', async () => {
  const backupAt = async (at: string | null, person = admin) => {
    const lastDumpAt = () => Promise.resolve(at === null ? null : new Date(at));
    const dumping = testApi(database, [], { integrations: { identity: issuer.verifier, lastDumpAt } });
    return (await dumping.ask('/admin/overview/waiting', deskWaitingSchema, await as(person))).backup;
  };
  expect(await backupAt('2026-06-15T02:01:00.000Z')).toEqual({ at: '2026-06-15T02:01:00.000Z', isLate: false });
  expect(await backupAt('2026-06-14T02:01:00.000Z')).toMatchObject({ isLate: true });
  expect(await backupAt(null)).toEqual({ at: null, isLate: false });
  expect(await backupAt('2026-06-14T02:01:00.000Z', moderator)).toBeNull();
  const { backup } = await api.ask('/admin/overview/waiting', deskWaitingSchema, await as(admin));
  expect(backup).toBeNull();
});

test('everybody is told what they can do something about, lecturers of their own', async () => {
  const inThreeWeeks = new Date('2026-07-06T12:00:00Z');
  const later = testApi(database, [], { integrations: { identity: issuer.verifier }, now: () => inThreeWeeks });
  const waitsFor = async (person: UserRow) => {
    const { items } = await later.ask('/admin/overview/waiting', deskWaitingSchema, await as(person));
    return items.map(({ kind, count: total }) => `${kind} ${total}`);
  };
  const [editor, zuzana] = await Promise.all(
    (['EDITOR', 'LECTURER'] as const).map(async (role) => {
      const person = await buildUser(database, { displayName: role, createdAt: past });
      await database.db.insert(userRole).values({ userId: person.id, role, givenAt: past });
      return person;
    }),
  );
  if (!editor || !zuzana) throw new Error('Nobody was made.');
  const page = await buildAuthor(database, { id: 'zuzana', userId: zuzana.id });
  const own = await buildCourse(database, { id: 'kurz-zuzany', position: 8, authorId: page.id });
  const publication = { things: [], at: past, reasons: ['Úloha neprešla.'] };
  await database.db.insert(contentPublication).values([
    { ...publication, state: 'failed', courseId: own.id, changedAt: ago(4) },
    { ...publication, state: 'failed', courseId: 'zaklady', changedAt: ago(9) },
    // Tried again with success: that one is no failure any more.
    { ...publication, state: 'published', courseId: 'zaklady', changedAt: ago(8) },
  ]);
  await database.db
    .insert(contentItem)
    .values({ kind: 'lecture', id: 'prva', state: 'review', head: 1, live: null, updatedAt: ago(20) });
  await buildVideo(database, { id: 'jej', provider: 'FILE', captions: null, authorId: page.id });
  await buildVideo(database, { id: 'cudzie', provider: 'FILE', captions: null });
  await buildVideo(database, { id: 'inde', provider: 'YOUTUBE', captions: null });
  await database.db
    .update(order)
    .set({ disputedAt: ago(50) })
    .where(eq(order.id, 'back'));
  const asked = { orderId: 'back', source: 'webhook' as const, kind: 'dispute-open' };
  await database.db
    .insert(orderEvent)
    .values({ ...asked, at: ago(50), details: { dueBy: '2026-07-10T21:59:00.000Z' } });
  await database.db.insert(moneyPayout).values({ id: 'po_1' });
  const movement = { amount: -900, day: '2026-06-03', month: '2026-06', at: ago(290), isTest: true };
  await database.db.insert(moneyMovement).values({ ...movement, id: 'payout:po_1', kind: 'payout', payoutId: 'po_1' });
  const issue = { subject: 'Jún', preheader: '', text: 'Ahoj.', version: 2, pace: 100, createdBy: 'x', updatedBy: 'x' };
  const written = { ...issue, state: 'draft' as const, createdAt: past, updatedAt: past };
  await database.db.insert(newsletterIssue).values([
    { ...written, id: 'vyskusany', testedVersion: 2 },
    { ...written, id: 'zmeneny', testedVersion: 1 },
  ]);
  const invited = { name: 'Ema', roles: ['LECTURER' as const], invitedBy: 'x', createdAt: past };
  await database.db.insert(roleInvitation).values([
    { ...invited, id: 'i1', email: 'a@example.org', tokenHash: 'a', expiresAt: new Date('2026-07-07T12:00:00Z') },
    { ...invited, id: 'i2', email: 'b@example.org', tokenHash: 'b', expiresAt: new Date('2026-07-20T12:00:00Z') },
    { ...invited, id: 'i3', email: 'c@example.org', tokenHash: 'c', expiresAt: past },
  ]);
  const teaches = { school: 'ZŠ Hlinku', note: '', createdAt: ago(3) };
  await database.db.insert(teacherRequest).values([
    { ...teaches, id: 't1', userId: zuzana.id },
    { ...teaches, id: 't2', userId: editor.id, decidedAt: past },
  ]);
  expect(await waitsFor(zuzana)).toEqual(['failed-plans 1', 'captions 1']);
  expect(await waitsFor(editor)).toEqual(['failed-plans 1', 'reviews 1', 'captions 2', 'exercises 1']);
  expect(await waitsFor(treasurer)).toEqual(['disputes 1', 'payouts 1', 'months 1', 'payments 2']);
  expect(await waitsFor(moderator)).toEqual(['feedback 1']);
  const { items } = await later.ask('/admin/overview/waiting', deskWaitingSchema, await as(admin));
  expect(items.map(({ kind }) => kind)).toEqual(waitingKindSchema.options.filter((kind) => kind !== 'comments'));
  const one = (kind: string) => items.find((item) => item.kind === kind);
  expect(one('disputes')).toMatchObject({ since: ago(50).toISOString(), due: '2026-07-10T21:59:00.000Z' });
  // The month waits from its end in Bratislava on.
  expect(one('months')).toMatchObject({ since: '2026-06-30T22:00:00.000Z' });
  expect(one('teachers')).toMatchObject({ count: 1, since: ago(3).toISOString() });
  expect(one('invitations')).toMatchObject({ count: 1, due: '2026-07-07T12:00:00.000Z' });
});

test('what waits is taken by one, seen by all, let go, and free again when all of it is done', async () => {
  const olga = await buildUser(database, { displayName: 'Oľga', createdAt: past });
  await database.db.insert(userRole).values({ userId: olga.id, role: 'MODERATOR', givenAt: past });
  let time = now;
  const desk = testApi(database, [], { integrations: { identity: issuer.verifier }, now: () => time });
  const claimOf = async (person: UserRow) => {
    const { items } = await desk.ask('/admin/overview/waiting', deskWaitingSchema, await as(person));
    return items.find(({ kind }) => kind === 'feedback')?.claim;
  };
  const take = async (person: UserRow, isTaken: boolean, kind = 'feedback') => {
    const { headers } = await as(person);
    const init = { method: 'PUT', headers: { ...headers, 'content-type': 'application/json' } };
    return desk.send(`/admin/overview/waiting/${kind}/claim`, { ...init, body: JSON.stringify({ isTaken }) });
  };
  const acts = () => database.db.$count(adminEvent, inArray(adminEvent.action, ['waiting-taken', 'waiting-released']));
  expect(await claimOf(moderator)).toBeNull();
  expect((await take(moderator, false)).status).toBe(200);
  expect(await acts()).toBe(0);
  expect(await (await take(moderator, true)).json()).toEqual({ claim: { name: 'Mária', isOwn: true } });
  // Pressed twice, and by somebody else who had not seen it yet.
  await take(moderator, true);
  expect(await (await take(olga, true)).json()).toEqual({ claim: { name: 'Mária', isOwn: false } });
  expect(await (await take(olga, false)).json()).toEqual({ claim: { name: 'Mária', isOwn: false } });
  expect(await claimOf(admin)).toEqual({ name: 'Mária', isOwn: false });
  expect(await acts()).toBe(1);
  await take(moderator, false);
  expect([await claimOf(olga), await acts()]).toEqual([null, 2]);
  await take(olga, true);
  // What was there is done; what comes later is nobody's.
  await database.db.update(feedbackMessage).set({ closedAt: now });
  time = new Date(now.getTime() + 60_000);
  await database.db.insert(feedbackMessage).values({ id: 'f9', message: 'Ahoj.', createdAt: time });
  expect(await claimOf(olga)).toBeNull();
  await take(olga, true);
  time = new Date(time.getTime() + 6 * 86_400_000);
  expect(await claimOf(olga)).toBeNull();
  // Not theirs to do, or nothing that there is.
  expect((await take(treasurer, true)).status).toBe(404);
  expect((await take(moderator, true, 'nic')).status).toBe(404);
});
