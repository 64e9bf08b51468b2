import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { maxReviewLength } from '#src/contract/limits.ts';
import {
  type ReviewAbility,
  reviewDeletedSchema,
  reviewOverviewSchema,
  reviewPageSchema,
  reviewSchema,
} from '#src/contract/review.ts';
import { reviewsPerPage } from '#src/domain/review.ts';
import type { Ctx } from '#src/server/context.ts';
import type { Database } from '#src/server/db/database.ts';
import { courseReview } from '#src/server/db/schema/courseReview.ts';
import { lectureProgress } from '#src/server/db/schema/lectureProgress.ts';
import { type UserRow, user } from '#src/server/db/schema/user.ts';
import { createReview } from '#src/server/services/words/review/createReview.ts';
import { getReviewOverview } from '#src/server/services/words/review/getReviewOverview.ts';
import { now, testApi, testCtx } from '#tests/support/api.ts';
import { changesDuring } from '#tests/support/changesDuring.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import {
  buildAuthor,
  buildChapter,
  buildCourse,
  buildCourseProduct,
  buildLecture,
  buildPurchase,
  buildUser,
  past,
} from '#tests/support/factories.ts';
import { createTestIssuer, type Person } from '#tests/support/identity.ts';

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
});
beforeEach(async () => {
  await emptyDatabase(database);
  api = testApi(database, [], { integrations: { identity: issuer.verifier } });
  // A free course.
  await buildAuthor(database, { id: 'zuzana' });
  await buildCourse(database, { id: 'java', authorId: 'zuzana' });
  const chapter = await buildChapter(database, { courseId: 'java' });
  await buildLecture(database, { id: 'l1', chapterId: chapter.id });
});
afterAll(() => database.close());

const listPath = '/course-review/course/java';
const overviewPath = `${listPath}/overview`;
const draft = { courseId: 'java', rating: 4, text: 'Zrozumiteľné.' };
const change = { rating: 2, text: 'Po čase.' };

async function complete(learner: UserRow, completedAt: Date | null = past, lectureId = 'l1'): Promise<void> {
  await database.db
    .insert(lectureProgress)
    .values({ userId: learner.id, lectureId, completedAt, watchedSeconds: 0, updatedAt: past });
}

/** Who has everything that a review of `java` needs. */
async function buildReviewer(overrides: Partial<UserRow> = {}): Promise<UserRow> {
  const learner = await buildUser(database, overrides);
  await complete(learner);
  return learner;
}

let reviews = 0;

async function buildReview(values: Partial<typeof courseReview.$inferInsert> = {}): Promise<string> {
  reviews += 1;
  const id = values.id ?? `review-${reviews}`;
  const userId = values.userId ?? (await buildUser(database)).id;
  const row = { courseId: 'java', rating: 5, text: '', createdAt: past, updatedAt: past };
  await database.db.insert(courseReview).values({ ...row, ...values, id, userId });
  return id;
}

const write = async (person: Person, body: object = draft) =>
  api.ask('/course-review', reviewSchema, await issuer.call(person, 'POST', body));
const overviewOf = async (person: Person | null) =>
  api.ask(overviewPath, reviewOverviewSchema, await issuer.call(person));
const stored = () => database.db.select().from(courseReview);

test('a course without reviews has no average', async () => {
  expect(await overviewOf(null)).toEqual({
    average: null,
    count: 0,
    histogram: [0, 0, 0, 0, 0],
    ownReview: null,
    ability: 'sign-in-required',
  });
  expect(await api.ask(listPath, reviewPageSchema)).toEqual({ items: [], page: 1, pageCount: 1, total: 0 });
});

test('who has completed a lecture writes a review, and everybody reads it', async () => {
  const jana = await buildReviewer({ displayName: 'Jana Nová' });
  const review = await write(jana, { ...draft, text: '  Zrozumiteľné <b>od začiatku</b>.\n ' });
  expect(review).toEqual({
    id: expect.any(String),
    rating: 4,
    text: 'Zrozumiteľné <b>od začiatku</b>.',
    authorName: 'Jana Nová',
    createdAt: now.toISOString(),
    editedAt: null,
    isOwn: true,
    hiddenReason: null,
    heldFor: null,
  });
  expect((await overviewOf(jana)).ownReview).toEqual(review);
  const page = await api.ask(listPath, reviewPageSchema);
  expect(page.items).toEqual([{ ...review, isOwn: false }]);
});

test('a text is not needed', async () => {
  expect(await write(await buildReviewer(), { ...draft, text: '' })).toMatchObject({ rating: 4, text: '' });
});

test.each([
  ['no stars', { rating: 0 }],
  ['six stars', { rating: 6 }],
  ['half a star', { rating: 4.5 }],
  ['a text that is too long', { text: 'x'.repeat(maxReviewLength + 1) }],
  ['a field that nobody knows', { authorName: 'Ema' }],
])('%s is refused', async (_what, wrong) => {
  const jana = await buildReviewer();
  const init = await issuer.call(jana, 'POST', { ...draft, ...wrong });
  expect(await api.problem('/course-review', init)).toMatchObject({ status: 400, code: 'invalid-input' });
  expect(await stored()).toEqual([]);
});

test('the longest text is taken', async () => {
  const text = 'x'.repeat(maxReviewLength);
  expect((await write(await buildReviewer(), { ...draft, text })).text).toBe(text);
});

test('average with one decimal, count and histogram are of this course alone', async () => {
  for (const rating of [5, 5, 4, 1, 5, 4]) await buildReview({ rating });
  const other = await buildCourse(database, { id: 'sql' });
  await buildReview({ rating: 1, courseId: other.id });
  expect(await overviewOf(null)).toMatchObject({ average: 4, count: 6, histogram: [1, 0, 0, 2, 3] });
  await buildReview({ rating: 5 });
  // 29 / 7
  expect(await overviewOf(null)).toMatchObject({ average: 4.1, count: 7 });
});

test('the list comes in pages, newest first', async () => {
  const ids: string[] = [];
  for (let day = 1; day <= reviewsPerPage + 2; day += 1) {
    const createdAt = new Date(Date.UTC(2026, 3, day));
    ids.unshift(await buildReview({ createdAt, updatedAt: createdAt }));
  }
  const first = await api.ask(listPath, reviewPageSchema);
  expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, reviewsPerPage));
  expect(first).toMatchObject({ page: 1, pageCount: 2, total: reviewsPerPage + 2 });
  const second = await api.ask(`${listPath}?page=2`, reviewPageSchema);
  expect(second.items.map(({ id }) => id)).toEqual(ids.slice(reviewsPerPage));
  expect(await api.problem(`${listPath}?page=3`)).toMatchObject({ status: 404, code: 'not-found' });
  expect(await api.problem(`${listPath}?page=0`)).toMatchObject({ status: 400, code: 'invalid-input' });
});

test('a course that is unknown, hidden or of tomorrow has no reviews to speak of', async () => {
  const jana = await buildReviewer();
  await buildCourse(database, { id: 'skryty', published: false });
  await buildCourse(database, { id: 'zajtra', publishedAt: new Date(now.getTime() + 1000) });
  for (const courseId of ['nie-je', 'skryty', 'zajtra']) {
    const path = `/course-review/course/${courseId}`;
    expect(await api.problem(path)).toMatchObject({ status: 404, code: 'not-found' });
    expect(await api.problem(`${path}/overview`)).toMatchObject({ status: 404, code: 'not-found' });
    const init = await issuer.call(jana, 'POST', { ...draft, courseId });
    expect(await api.problem('/course-review', init)).toMatchObject({ status: 404, code: 'not-found' });
  }
});

/** What is missing is told by the overview and by the refusal of a review alike. */
async function expectRefused(person: Person, code: ReviewAbility): Promise<void> {
  expect((await overviewOf(person)).ability).toBe(code);
  const init = await issuer.call(person, 'POST', draft);
  expect(await api.problem('/course-review', init)).toMatchObject({ status: 403, code });
  expect(await stored()).toEqual([]);
}

test('without a token nothing can be written', async () => {
  const id = await buildReview();
  const calls: [string, string, object?][] = [
    ['POST', '/course-review', draft],
    ['PUT', `/course-review/${id}`, change],
    ['DELETE', `/course-review/${id}`],
  ];
  for (const [method, path, body] of calls) {
    expect(await api.problem(path, await issuer.call(null, method, body))).toMatchObject({
      status: 401,
      code: 'sign-in-required',
    });
  }
});

test('without a profile nobody reviews', async () => {
  await expectRefused({ uid: 'uid-nova', email: 'nova@example.org' }, 'profile-required');
});

test('one completed lecture is needed, of this very course', async () => {
  const jana = await buildUser(database);
  await expectRefused(jana, 'no-lecture-completed');
  await complete(jana, null);
  const elsewhere = await buildLecture(database);
  await complete(jana, past, elsewhere.id);
  await complete(await buildUser(database));
  await expectRefused(jana, 'no-lecture-completed');
  await database.db.update(lectureProgress).set({ completedAt: past }).where(eq(lectureProgress.userId, jana.id));
  expect((await overviewOf(jana)).ability).toBe('allowed');
  await write(jana);
});

test('a paid course is reviewed by who owns it', async () => {
  const product = await buildCourseProduct(database, { courseId: 'java' });
  const jana = await buildReviewer();
  const peter = await buildReviewer();
  await buildPurchase(database, peter.id, product.id);
  await expectRefused(jana, 'course-not-owned');
  expect((await overviewOf(peter)).ability).toBe('allowed');
  await write(peter);
});

const ctxOf = (learner: UserRow, email = learner.email, emailVerified = true): Ctx => ({
  ...testCtx(database),
  actor: {
    kind: 'user',
    identity: {
      uid: learner.uid,
      email,
      emailVerified,
      name: '',
      pictureUrl: null,
      authTime: now,
      issuedAt: now,
      rolesCount: true,
    },
    user: learner,
    roles: [],
  },
});

test('a lecturer does not review an own course, but others', async () => {
  const zuzana = await buildReviewer({ email: 'zuzana@example.org' });
  const authorEmails = { zuzana: ['Zuzana@example.org'], peter: ['peter@example.org'] };
  const input = { ...draft, authorEmails };
  expect((await getReviewOverview({ ctx: ctxOf(zuzana), input })).ability).toBe('course-author');
  await expect(createReview({ ctx: ctxOf(zuzana), input })).rejects.toMatchObject({ code: 'course-author' });
  expect(await stored()).toEqual([]);
  const peter = await buildReviewer({ email: 'peter@example.org' });
  expect(await createReview({ ctx: ctxOf(peter), input })).toMatchObject({ review: { userId: peter.id } });
});

test('an address that is not proven makes nobody a lecturer', async () => {
  const jana = await buildReviewer();
  const input = { ...draft, authorEmails: { zuzana: ['zuzana@example.org'] } };
  const ctx = ctxOf(jana, 'zuzana@example.org', false);
  expect((await getReviewOverview({ ctx, input })).ability).toBe('allowed');
});

test('a second review of a course is refused, one of another course is not', async () => {
  const jana = await buildReviewer();
  const first = await write(jana);
  const init = await issuer.call(jana, 'POST', { ...draft, rating: 1 });
  expect(await api.problem('/course-review', init)).toMatchObject({ status: 403, code: 'already-reviewed' });
  expect(await overviewOf(jana)).toMatchObject({ count: 1, average: 4, ownReview: first, ability: 'allowed' });
  const chapter = await buildChapter(database, { courseId: (await buildCourse(database, { id: 'sql' })).id });
  await complete(jana, past, (await buildLecture(database, { chapterId: chapter.id })).id);
  await write(jana, { ...draft, courseId: 'sql' });
  expect(await stored()).toHaveLength(2);
});

test('twenty reviews at once are one', async () => {
  const init = await issuer.call(await buildReviewer(), 'POST', draft);
  const responses = await Promise.all(Array.from({ length: 20 }, () => api.send('/course-review', init)));
  const statuses = responses.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 403)]);
  expect(await stored()).toHaveLength(1);
});

test('an own review is changed and says so', async () => {
  const jana = await buildReviewer();
  const id = await buildReview({ userId: jana.id });
  const path = `/course-review/${id}`;
  const expected = { id, ...change, isOwn: true, createdAt: past.toISOString(), editedAt: now.toISOString() };
  expect(await api.ask(path, reviewSchema, await issuer.call(jana, 'PUT', change))).toMatchObject(expected);
  expect((await overviewOf(jana)).ownReview).toMatchObject(expected);
  expect(await api.problem(path, await issuer.call(jana, 'PUT', { ...change, rating: 9 }))).toMatchObject({
    status: 400,
  });
  expect(await api.problem(path, await issuer.call(jana, 'PUT', draft))).toMatchObject({ status: 400 });
});

test('an own review is deleted, and another one may be written', async () => {
  const jana = await buildReviewer();
  const { id } = await write(jana);
  const remove = await issuer.call(jana, 'DELETE');
  expect(await api.ask(`/course-review/${id}`, reviewDeletedSchema, remove)).toEqual({ deleted: true });
  expect(await api.problem(`/course-review/${id}`, remove)).toMatchObject({ status: 404, code: 'not-found' });
  expect(await overviewOf(jana)).toMatchObject({ count: 0, ownReview: null, ability: 'allowed' });
  await write(jana);
});

test("nobody changes or deletes another learner's review", async () => {
  const id = await buildReview({ rating: 5, text: 'Moje.' });
  const peter = await buildReviewer();
  for (const [method, body] of [['PUT', change], ['DELETE']] as const) {
    const init = await issuer.call(peter, method, body);
    expect(await api.problem(`/course-review/${id}`, init)).toMatchObject({ status: 403, code: 'review-not-own' });
    expect(await api.problem('/course-review/nie-je', init)).toMatchObject({ status: 404, code: 'not-found' });
  }
  expect(await stored()).toMatchObject([{ id, rating: 5, text: 'Moje.' }]);
});

test('an admin deletes any review and changes none', async () => {
  const id = await buildReview();
  const admin = { uid: 'uid-admin', email: 'admin@example.org' };
  await buildUser(database, admin);
  const path = `/course-review/${id}`;
  expect(await api.problem(path, await issuer.call(admin, 'PUT', change))).toMatchObject({
    status: 403,
    code: 'review-not-own',
  });
  expect(await api.ask(path, reviewDeletedSchema, await issuer.call(admin, 'DELETE'))).toEqual({ deleted: true });
});

test('a review leaves with its author', async () => {
  const jana = await buildReviewer();
  await write(jana);
  await database.db.delete(user).where(eq(user.id, jana.id));
  expect((await overviewOf(null)).count).toBe(0);
});

test('the pages of the course are told of each write', async () => {
  const jana = await buildReviewer();
  const changes = await changesDuring(database, async () => {
    const { id } = await write(jana);
    await api.send(`/course-review/${id}`, await issuer.call(jana, 'PUT', change));
    await api.send(`/course-review/${id}`, await issuer.call(jana, 'DELETE'));
  });
  expect(changes).toEqual(['review', 'review', 'review']);
});

test('more than twenty writes a minute are refused', async () => {
  const jana = await buildReviewer();
  const path = `/course-review/${await buildReview({ userId: jana.id })}`;
  const init = await issuer.call(jana, 'PUT', change);
  for (let count = 0; count < 20; count += 1) expect((await api.send(path, init)).status).toBe(200);
  const refused = await api.send(path, init);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await api.send(listPath, await issuer.call(jana))).status).toBe(200);
});
