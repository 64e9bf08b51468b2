import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { adminEventPageSchema, reportsClosedSchema } from '#src/contract/admin.ts';
import { commentDeletedSchema, commentReportedSchema, replySchema } from '#src/contract/comment.ts';
import { decidedSchema, deskCommentPageSchema } from '#src/contract/desk/words/deskWords.ts';
import { orderSchema } from '#src/contract/order.ts';
import { reviewDeletedSchema, reviewSchema } from '#src/contract/review.ts';
import { profileSchema, userDeletedSchema, userExportSchema } from '#src/contract/user.ts';
import type { Database } from '#src/server/db/database.ts';
import { adminEvent } from '#src/server/db/schema/adminEvent.ts';
import { blockedPerson } from '#src/server/db/schema/blockedPerson.ts';
import { type CommentRow, comment } from '#src/server/db/schema/comment.ts';
import { commentReport } from '#src/server/db/schema/commentReport.ts';
import { courseReview } from '#src/server/db/schema/courseReview.ts';
import { lectureProgress } from '#src/server/db/schema/lectureProgress.ts';
import { order, receipt } from '#src/server/db/schema/order.ts';
import { type UserRow, user } from '#src/server/db/schema/user.ts';
import { userRole } from '#src/server/db/schema/userRole.ts';
import { createRateLimiter } from '#src/server/integrations/rateLimits.ts';
import { site } from '#src/site.ts';
import { now, testApi } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import {
  buildChapter,
  buildCourse,
  buildCourseProduct,
  buildLecture,
  buildPost,
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
let jana: UserRow;
let peter: UserRow;
let eva: UserRow;
let admin: UserRow;

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
});
beforeEach(async () => {
  await emptyDatabase(database);
  const rateLimiter = createRateLimiter({ pool: null });
  api = testApi(database, [], { integrations: { identity: issuer.verifier, rateLimiter } });
  jana = await buildUser(database, { displayName: 'Jana' });
  peter = await buildUser(database, { displayName: 'Peter' });
  eva = await buildUser(database, { displayName: 'Eva' });
  admin = await buildUser(database, { displayName: 'Adam', email: 'admin@example.org' });
  await buildPost(database, { id: 'clanok', slug: 'chyby', title: 'Ako čítať chyby' });
});
afterAll(() => database.close());

const hourAndMore = 61 * 60;
/** A call by somebody who has signed in so many seconds ago. */
const callAfter = async (seconds: number, { uid, email }: Person, method: string, body?: object) =>
  issuer.call(
    await issuer.token({ uid, email }, { auth_time: Math.floor(now.getTime() / 1000) - seconds }),
    method,
    body,
  );
const report = async (person: Person, { id }: Pick<CommentRow, 'id'>) =>
  api.ask(`/post/clanok/comment/${id}/report`, commentReportedSchema, await issuer.call(person, 'POST'));
const reported = async () =>
  (await api.ask('/admin/comment?list=reported', deskCommentPageSchema, await issuer.call(admin))).items;
const close = async ({ id }: Pick<CommentRow, 'id'>) =>
  api.ask(`/admin/comment-report/${id}/close`, reportsClosedSchema, await issuer.call(admin, 'POST'));
const spamming = { length: 'forever', rule: 'adverts', reason: 'Predáva hodinky.' };
const block = async ({ id }: UserRow) =>
  api.ask(`/admin/block/${id}`, decidedSchema, await issuer.call(admin, 'PUT', spamming));
const unblock = async ({ uid }: UserRow) =>
  api.ask(`/admin/block/${uid}`, decidedSchema, await issuer.call(admin, 'DELETE'));
const events = async () => (await api.ask('/admin/event', adminEventPageSchema, await issuer.call(admin))).items;
const mails = () => writtenMails(database);

async function buildComment(overrides: Partial<CommentRow> = {}): Promise<CommentRow> {
  const row = { id: randomUUID(), postId: 'clanok', userId: jana.id, text: 'Kúp si hodinky!', createdAt: past };
  const [built] = await database.db
    .insert(comment)
    .values({ ...row, ...overrides })
    .returning();
  if (!built) throw new Error('nothing was inserted');
  return built;
}

/** A paid order of jana's, with its receipt. */
async function buildPaidOrder(): Promise<void> {
  const course = await buildCourse(database);
  const product = await buildCourseProduct(database, { courseId: course.id });
  const terms = { currency: 'EUR', listAmount: 4900, amount: 4900, createdAt: past, paidAt: past };
  const bought = { userId: jana.id, buyerName: 'Jana', buyerEmail: jana.email, productId: product.id };
  await database.db.insert(order).values({ id: 'paid', status: 'paid', productName: 'Java', ...bought, ...terms });
  await database.db.insert(receipt).values({ orderId: 'paid', year: 2026, number: 1, issuedAt: past });
}

async function buildReview(): Promise<string> {
  const course = await buildCourse(database);
  const id = randomUUID();
  const review = { id, courseId: course.id, userId: jana.id, rating: 1, text: 'Kúp si hodinky!' };
  await database.db.insert(courseReview).values({ ...review, createdAt: past, updatedAt: past });
  return id;
}

test('the first report of a comment mails the association its text and where it stands, not who reported it', async () => {
  const spam = await buildComment();
  await report(peter, spam);
  const [sent, ...others] = await mails();
  expect(others).toEqual([]);
  expect(sent).toMatchObject({
    recipient: site.email,
    replyTo: null,
    subject: 'Nahlásený komentár pod článkom „Ako čítať chyby“',
  });
  for (const form of [sent?.text, sent?.html]) {
    expect(form).toContain('Kúp si hodinky!');
    expect(form).toContain('https://prvyriadok.sk/clanky/chyby#komentare');
    expect(form).toContain(spam.id);
    expect(form).toContain('Jana');
    expect(form).toMatch(/Počet nahlásení: 1\./);
    for (const trace of [peter.id, peter.email, 'Peter']) expect(form).not.toContain(trace);
  }
});

test('what others report of the same comment within a day is not mailed, a day later it is', async () => {
  const spam = await buildComment();
  await report(peter, spam);
  await report(peter, spam);
  await report(eva, spam);
  expect(await mails()).toHaveLength(1);
  const yesterday = new Date(now.getTime() - 24 * 60 * 60 * 1000 - 1);
  await database.db.update(commentReport).set({ mailedAt: yesterday }).where(eq(commentReport.userId, peter.id));
  await report(admin, spam);
  const [, second] = await mails();
  expect(second?.text).toContain('Počet nahlásení: 3.');
  // Another comment has a mail of its own.
  await report(eva, await buildComment());
  expect(await mails()).toHaveLength(3);
});

test('several who report one comment at once cause one mail', async () => {
  const spam = await buildComment();
  await Promise.all([peter, eva, admin].map((person) => report(person, spam)));
  expect(await mails()).toHaveLength(1);
  expect(await reported()).toMatchObject([{ reportCount: 3 }]);
});

test('what is reported stands in the queue, the longest waiting first, until it is closed or gone', async () => {
  const [spam, rude, gone] = [await buildComment(), await buildComment({ text: 'Fuj.' }), await buildComment()];
  const at = (minute: number) => new Date(past.getTime() + minute * 60_000);
  await database.db.insert(commentReport).values([
    { commentId: spam.id, userId: peter.id, createdAt: at(1) },
    { commentId: spam.id, userId: eva.id, createdAt: at(4) },
    { commentId: rude.id, userId: peter.id, createdAt: at(3) },
    { commentId: gone.id, userId: peter.id, createdAt: at(2) },
  ]);
  await database.db.update(comment).set({ deletedAt: now }).where(eq(comment.id, gone.id));
  const common = {
    createdAt: past.toISOString(),
    place: { kind: 'article', name: 'Ako čítať chyby', course: null, path: '/clanky/chyby' },
    author: { userId: jana.id, name: 'Jana' },
    hiddenAt: null,
    heldAt: null,
  };
  const open = [
    {
      ...common,
      id: spam.id,
      text: 'Kúp si hodinky!',
      reportCount: 2,
      reportedAt: at(1).toISOString(),
    },
    { ...common, id: rude.id, text: 'Fuj.', reportCount: 1, reportedAt: at(3).toISOString() },
  ];
  expect(await reported()).toEqual(open);
  expect(await close(spam)).toEqual({ closed: 2 });
  expect(await close(spam)).toEqual({ closed: 0 });
  expect(await reported()).toEqual([open[1]]);
  // Who reported it before has had an answer; somebody else opens it again.
  await report(peter, spam);
  expect(await reported()).toHaveLength(1);
  await report(admin, spam);
  expect(await reported()).toMatchObject([{ id: rude.id }, { id: spam.id, reportCount: 1 }]);
  const call = await issuer.call(admin, 'POST');
  expect(await api.problem(`/admin/comment-report/${randomUUID()}/close`, call)).toMatchObject({ status: 404 });
});

test('the list of reports has pages of thirty', async () => {
  for (let count = 0; count < 31; count += 1) {
    const { id } = await buildComment();
    await database.db.insert(commentReport).values({ commentId: id, userId: peter.id, createdAt: past });
  }
  const second = await api.ask('/admin/comment?list=reported&page=2', deskCommentPageSchema, await issuer.call(admin));
  expect(second).toMatchObject({ page: 2, pageCount: 2, total: 31 });
  expect(second.items).toHaveLength(1);
});

test('a blocked person writes neither comments nor reviews, and takes back only what is theirs', async () => {
  const course = await buildCourse(database);
  const chapter = await buildChapter(database, { courseId: course.id });
  const lecture = await buildLecture(database, { chapterId: chapter.id });
  const product = await buildCourseProduct(database, { courseId: course.id });
  await buildPurchase(database, jana.id, product.id);
  const done = { userId: jana.id, lectureId: lecture.id, completedAt: past, updatedAt: past };
  await database.db.insert(lectureProgress).values(done);
  const review = { courseId: course.id, rating: 5, text: 'Výborné.' };
  const own = await buildComment();
  expect(await block(jana)).toMatchObject({ changed: true });
  expect(await block(jana)).toMatchObject({ changed: false });

  const refused = { status: 403, code: 'blocked' };
  const text = { text: 'Ahoj.' };
  // Also when they come by another way of signing in.
  for (const person of [jana, { ...jana, uid: 'uid-jana-github' }]) {
    const problem = async (path: string, method: string, body: object) =>
      api.problem(path, await issuer.call(person, method, body));
    expect(await problem('/post/clanok/comment', 'POST', text)).toMatchObject(refused);
    expect(await problem(`/post/clanok/comment/${own.id}`, 'PUT', text)).toMatchObject(refused);
    expect(await problem('/course-review', 'POST', review)).toMatchObject(refused);
  }
  await api.ask(`/post/clanok/comment/${own.id}`, commentDeletedSchema, await issuer.call(jana, 'DELETE'));

  expect(await unblock(jana)).toMatchObject({ changed: true });
  await api.ask('/post/clanok/comment', replySchema, await issuer.call(jana, 'POST', text));
  const written = await api.ask('/course-review', reviewSchema, await issuer.call(jana, 'POST', review));
  await block(jana);
  const change = await issuer.call(jana, 'PUT', { rating: 1, text: 'Fuj.' });
  expect(await api.problem(`/course-review/${written.id}`, change)).toMatchObject(refused);
  const missing = await issuer.call(admin, 'PUT', spamming);
  expect(await api.problem('/admin/block/nobody', missing)).toMatchObject({ status: 404 });
});

test('a new account does not end a block, and the export tells of it', async () => {
  await block(jana);
  const told = await api.ask('/user/export', userExportSchema, await issuer.call(jana));
  expect(told).toMatchObject({ blockedAt: now.toISOString(), adminEvents: [] });
  await api.ask('/user', userDeletedSchema, await issuer.call(jana, 'DELETE'));
  // Of the block nothing is left but the uid.
  expect(await database.db.select().from(blockedPerson)).toMatchObject([{ uid: jana.uid, blockedAt: now }]);
  const draft = { displayName: 'Jana', receiveNewsletter: false };
  await api.ask('/user', profileSchema, await issuer.call(jana, 'POST', draft));
  const comeback = await issuer.call(jana, 'POST', { text: 'Ahoj.' });
  expect(await api.problem('/post/clanok/comment', comeback)).toMatchObject({ code: 'blocked' });
});

test('what admins do to others and read of them is kept: who, what and when', async () => {
  await buildPaidOrder();
  const reviewId = await buildReview();
  const [spam, rude] = [await buildComment(), await buildComment()];
  await report(peter, rude);
  expect((await api.send('/order/paid/receipt', await issuer.call(admin))).status).toBe(200);
  await api.ask('/admin/order/paid/refund', orderSchema, await issuer.call(admin, 'POST', { amount: 900 }));
  await api.ask(`/post/clanok/comment/${spam.id}`, commentDeletedSchema, await issuer.call(admin, 'DELETE'));
  await close(rude);
  const courseId = (await database.db.select().from(courseReview))[0]?.courseId;
  await api.ask(`/course-review/${reviewId}`, reviewDeletedSchema, await issuer.call(admin, 'DELETE'));
  await block(jana);
  await block(jana);
  await unblock(jana);

  const acts = [
    { action: 'user-unblocked', target: jana.id, details: {} },
    { action: 'user-blocked', target: jana.id, details: { rule: 'adverts' } },
    { action: 'review-deleted', target: reviewId, details: { authorId: jana.id, courseId } },
    { action: 'comment-reports-closed', target: rude.id, details: { reports: 1 } },
    { action: 'comment-deleted', target: spam.id, details: { authorId: jana.id } },
    { action: 'order-refunded', target: 'paid', details: { amount: 900, total: 900 } },
    { action: 'receipt-read', target: 'paid', details: {} },
  ];
  const by = {
    id: expect.any(Number),
    at: now.toISOString(),
    actorUid: admin.uid,
    actorName: 'Adam',
    before: null,
    after: null,
  };
  const blocking = { before: { blocked: false, until: null }, after: { blocked: true, until: null } };
  const listed = acts.map((act) => ({ ...by, ...act, ...(act.action === 'user-blocked' && blocking) }));
  expect(await events()).toMatchObject(listed);
  const { adminEvents } = await api.ask('/user/export', userExportSchema, await issuer.call(admin));
  expect(adminEvents).toEqual(acts.toReversed().map((act) => ({ at: now.toISOString(), ...act })));

  // The audit stays when the admin leaves, without a name.
  await database.db.insert(userRole).values({ userId: eva.id, role: 'ADMIN', givenAt: past });
  await api.ask('/user', userDeletedSchema, await issuer.call(admin, 'DELETE'));
  expect(await events()).toMatchObject(listed.map((act) => ({ ...act, actorName: null })));
  const kept = JSON.stringify(await database.db.select().from(adminEvent));
  for (const trace of ['Adam', 'Jana', admin.email, jana.email]) expect(kept).not.toContain(trace);
});

test('what people do with their own things is no act of an admin', async () => {
  await buildPaidOrder();
  await database.db.update(order).set({ userId: admin.id });
  const reviewId = await buildReview();
  await database.db.update(courseReview).set({ userId: admin.id });
  const own = await buildComment({ userId: admin.id });
  await api.ask(`/post/clanok/comment/${own.id}`, commentDeletedSchema, await issuer.call(admin, 'DELETE'));
  await api.ask(`/course-review/${reviewId}`, reviewDeletedSchema, await issuer.call(admin, 'DELETE'));
  expect((await api.send('/order/paid/receipt', await issuer.call(admin))).status).toBe(200);
  expect(await events()).toEqual([]);
});

test('a refused refund leaves no trace of having been done', async () => {
  await buildPaidOrder();
  const tooMuch = await issuer.call(admin, 'POST', { amount: 4901 });
  expect((await api.problem('/admin/order/paid/refund', tooMuch)).status).toBe(400);
  expect(await events()).toEqual([]);
});

test('what cannot be taken back takes a sign-in of the last hour', async () => {
  await buildPaidOrder();
  const reviewId = await buildReview();
  const spam = await buildComment();
  const calls: [person: Person, method: string, path: string, body?: object][] = [
    [admin, 'POST', '/admin/order/paid/refund', { amount: 900 }],
    [admin, 'PUT', `/admin/block/${jana.id}`, spamming],
    [admin, 'DELETE', `/post/clanok/comment/${spam.id}`],
    [admin, 'DELETE', `/course-review/${reviewId}`],
    [peter, 'DELETE', '/user'],
  ];
  for (const [person, method, path, body] of calls) {
    const late = await api.problem(path, await callAfter(hourAndMore, person, method, body));
    expect(late, path).toMatchObject({ status: 403, code: 'recent-sign-in-required' });
  }
  expect(await events()).toEqual([]);
  expect(await database.db.$count(user)).toBe(4);
  for (const [person, method, path, body] of calls) {
    expect((await api.send(path, await callAfter(59 * 60, person, method, body))).status, path).toBe(200);
  }
});

test('own things are deleted, reports are closed and blocks are lifted without a new sign-in', async () => {
  const own = await buildComment();
  const calls: [person: Person, method: string, path: string][] = [
    [jana, 'DELETE', `/post/clanok/comment/${own.id}`],
    [jana, 'DELETE', `/course-review/${await buildReview()}`],
    [admin, 'POST', `/admin/comment-report/${own.id}/close`],
    [admin, 'DELETE', `/admin/block/${jana.uid}`],
  ];
  for (const [person, method, path] of calls) {
    expect((await api.send(path, await callAfter(hourAndMore, person, method))).status, path).toBe(200);
  }
});

test('whoever is no admin is told nothing and changes nothing', async () => {
  const spam = await buildComment();
  await report(peter, spam);
  for (const [method, path, body] of [
    ['GET', '/admin/event'],
    ['GET', '/admin/comment'],
    ['POST', `/admin/comment-report/${spam.id}/close`],
    ['PUT', `/admin/block/${jana.id}`, spamming],
    ['DELETE', `/admin/block/${jana.uid}`],
  ] as const) {
    expect(await api.problem(path, await issuer.call(peter, method, body))).toMatchObject({ code: 'role-required' });
  }
  expect(await reported()).toHaveLength(1);
});
