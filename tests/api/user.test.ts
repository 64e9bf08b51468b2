import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { commentPageSchema } from '#src/contract/comment.ts';
import { profileSchema, userDeletedSchema, userExportSchema } from '#src/contract/user.ts';
import type { Database } from '#src/server/db/database.ts';
import { type CommentRow, comment } from '#src/server/db/schema/comment.ts';
import { commentReport } from '#src/server/db/schema/commentReport.ts';
import { coursePass } from '#src/server/db/schema/coursePass.ts';
import { courseReview } from '#src/server/db/schema/courseReview.ts';
import { exerciseProgress } from '#src/server/db/schema/exerciseProgress.ts';
import { givenAnswer } from '#src/server/db/schema/givenAnswer.ts';
import { keptProgram } from '#src/server/db/schema/keptProgram.ts';
import { learntDay } from '#src/server/db/schema/learntDay.ts';
import { lectureProgress } from '#src/server/db/schema/lectureProgress.ts';
import { mail } from '#src/server/db/schema/mail.ts';
import { nextCourseOption, nextCourseVote } from '#src/server/db/schema/nextCourse.ts';
import { order, receipt } from '#src/server/db/schema/order.ts';
import { promotionCode } from '#src/server/db/schema/promotionCode.ts';
import { quiz } from '#src/server/db/schema/quiz.ts';
import { quizAnswer } from '#src/server/db/schema/quizAnswer.ts';
import { quizQuestion } from '#src/server/db/schema/quizQuestion.ts';
import { subscriber } from '#src/server/db/schema/subscriber.ts';
import { user } from '#src/server/db/schema/user.ts';
import { createRateLimiter } from '#src/server/integrations/rateLimits.ts';
import { now, testApi } from '#tests/support/api.ts';
import { changesDuring } from '#tests/support/changesDuring.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import {
  buildChapter,
  buildCourse,
  buildCourseProduct,
  buildLecture,
  buildPurchase,
  past,
} from '#tests/support/factories.ts';
import { createTestIssuer, type Person, wrongTokens } from '#tests/support/identity.ts';

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
});
beforeEach(async () => {
  await emptyDatabase(database);
  const rateLimiter = createRateLimiter({ pool: null });
  api = testApi(database, [], { integrations: { identity: issuer.verifier, rateLimiter } });
});
afterAll(() => database.close());

const draft = { displayName: 'Jana', receiveNewsletter: false };
const jana: Person = { uid: 'uid-jana', email: 'jana@example.org' };
const peter: Person = { uid: 'uid-peter', email: 'peter@example.org' };

const create = async (person: Person, body: object = draft) =>
  api.ask('/user', profileSchema, await issuer.call(person, 'POST', body));
const read = async (person: Person) => api.ask('/user', profileSchema, await issuer.call(person));
const update = async (person: Person, body: object) =>
  api.ask('/user', profileSchema, await issuer.call(person, 'PUT', body));
const remove = async (person: Person) => api.ask('/user', userDeletedSchema, await issuer.call(person, 'DELETE'));
const exportOf = async (person: Person) => api.ask('/user/export', userExportSchema, await issuer.call(person));
const subscriptions = () => database.db.select().from(subscriber);

/** Makes a person leave a trace of every kind, in a lecture of its own. */
async function learn(userId: string) {
  const course = await buildCourse(database);
  const chapter = await buildChapter(database, { courseId: course.id });
  const lecture = await buildLecture(database, { chapterId: chapter.id });
  const [quizId, questionId] = [`${lecture.id}-q`, `${lecture.id}-q1`];
  const stored = { published: true, updatedAt: past };
  await database.db.insert(quiz).values({ id: quizId, lectureId: lecture.id, name: 'Kvíz', ...stored });
  const key = { kind: 'NUMBER', number: 42, tolerance: 0 } as const;
  const question = { id: questionId, quizId, position: 1, text: 'Koľko?', options: [], key, explanation: 'Toľko.' };
  await database.db.insert(quizQuestion).values({ ...question, ...stored });
  const answer = { kind: 'NUMBER', number: 41 } as const;
  await database.db.insert(quizAnswer).values({ userId, questionId, answer, isCorrect: false, createdAt: past });
  await database.db
    .insert(givenAnswer)
    .values({ userId, questionId, day: '2026-05-01', givenAt: past, isCorrect: true });
  const review = { id: randomUUID(), userId, courseId: course.id, rating: 4, text: 'Zrozumiteľné.' };
  await database.db.insert(courseReview).values({ ...review, createdAt: past, updatedAt: now });
  const watched = { userId, lectureId: lecture.id, completedAt: past, watchedSeconds: 12, updatedAt: now };
  await database.db.insert(lectureProgress).values(watched);
  await database.db.insert(learntDay).values({ userId, day: '2026-05-01' });
  await database.db.update(user).set({ goalDays: 3 }).where(eq(user.id, userId));
  await database.db
    .insert(coursePass)
    .values({ userId, courseId: course.id, lectureIds: [lecture.id], finishedAt: past });
  const exercise = {
    userId,
    exerciseId: `${lecture.id}-u1`,
    lectureId: lecture.id,
    attemptIds: ['a1', 'a2'],
    failedChecks: [3],
  };
  const answers = [{ at: past.toISOString(), right: true }];
  const draft = {
    code: 'console.log(1)',
    codeAt: past,
    solvedCode: 'console.log(2)',
    answers,
    passedAt: past,
    updatedAt: now,
  };
  await database.db.insert(exerciseProgress).values({ ...exercise, ...draft });
  await database.db.insert(keptProgram).values({
    ...{ userId, id: `${lecture.id}-p`, language: 'sql', name: 'Pokus', database: 'kniznica', version: 'v1' },
    files: [{ name: 'program.sql', code: 'SELECT 1;' }],
    changedAt: past,
  });
  const written: CommentRow = {
    id: randomUUID(),
    lectureId: lecture.id,
    postId: null,
    parentId: null,
    userId,
    text: 'Prečo?',
    createdAt: past,
    editedAt: now,
    deletedAt: null,
    hiddenAt: null,
    hiddenReason: null,
    isForAssociation: false,
    heldAt: null,
    heldFor: null,
    letThroughAt: null,
    sameAs: null,
    answeredId: null,
  };
  await database.db.insert(comment).values(written);
  return { course, lecture, comment: written };
}

test('without a token there is no profile to speak of', async () => {
  for (const method of ['GET', 'DELETE']) {
    const problem = await api.problem('/user', { method });
    expect(problem).toMatchObject({ status: 401, code: 'sign-in-required' });
  }
  expect((await api.send('/user')).headers.get('www-authenticate')).toBe('Bearer');
});

test('a wrong token is refused everywhere, also where none is needed', async () => {
  for (const [what, token] of Object.entries(await wrongTokens(issuer, now))) {
    for (const path of ['/user', '/course/overview']) {
      const init = await issuer.call(token);
      expect(await api.problem(path, init), what).toMatchObject({ status: 401, code: 'token-invalid' });
      expect((await api.send(path, init)).headers.get('www-authenticate'), what).toBe('Bearer');
    }
  }
  for (const authorization of ['', 'Bearer', 'Bearer ', 'Basic amFuYQ==', `Bearer ${await issuer.token()} x`]) {
    expect(await api.problem('/user', { headers: { authorization } }), authorization).toMatchObject({
      status: 401,
      code: 'token-invalid',
    });
  }
});

test('keys that cannot be read are an error of the server, not of the caller', async () => {
  const identity = { isTrial: false, verify: () => Promise.reject(new Error('fetch failed')) };
  const broken = testApi(database, [], { integrations: { identity } });
  expect(await broken.problem('/user', await issuer.call('x'))).toMatchObject({ status: 500, code: 'internal' });
});

test('before onboarding there is no profile: reading, changing, deleting and exporting say so', async () => {
  for (const [method, path, body] of [
    ['GET', '/user'],
    ['PUT', '/user', draft],
    ['DELETE', '/user'],
    ['GET', '/user/export'],
  ] as const) {
    expect(await api.problem(path, await issuer.call(jana, method, body)), `${method} ${path}`).toMatchObject({
      status: 404,
      code: 'not-found',
    });
  }
});

test('onboarding makes the profile, which is there from then on', async () => {
  const pictureUrl = 'https://lh3.googleusercontent.com/a/jana';
  const body = { displayName: '  Jana Nováková ', receiveNewsletter: false, bio: ' Učím sa. ' };
  const created = await create({ ...jana, pictureUrl }, body);
  expect(created).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    displayName: 'Jana Nováková',
    email: 'jana@example.org',
    isEmailVerified: true,
    photoURL: pictureUrl,
    bio: 'Učím sa.',
    receiveNewsletter: false,
    receiveReplies: true,
    isAdmin: false,
    createdAt: now.toISOString(),
  });
  expect(await read(jana)).toEqual(created);
});

test.each([
  [{}, ['displayName', 'receiveNewsletter']],
  [{ ...draft, displayName: '   ' }, ['displayName']],
  [{ ...draft, displayName: 'x'.repeat(81) }, ['displayName']],
  [{ ...draft, displayName: 'Jana\u202Eanaj' }, ['displayName']],
  [{ ...draft, displayName: 'Ja\u200Bna' }, ['displayName']],
  [{ ...draft, displayName: '\u2800' }, ['displayName']],
  [{ ...draft, bio: 'x'.repeat(501) }, ['bio']],
  [{ ...draft, receiveNewsletter: 'yes' }, ['receiveNewsletter']],
  [{ ...draft, email: 'peter@example.org' }, ['email']],
  [{ ...draft, isAdmin: true }, ['isAdmin']],
])('a profile with %o is refused', async (body, paths) => {
  for (const method of ['POST', 'PUT']) {
    const problem = await api.problem('/user', await issuer.call(jana, method, body));
    expect(problem).toMatchObject({ status: 400, code: 'invalid-input' });
    expect(problem.errors?.map(({ path }) => path)).toEqual(paths);
  }
  expect(await database.db.$count(user)).toBe(0);
});

test('onboarding twice, also at once, makes one profile', async () => {
  const names = Array.from({ length: 8 }, (_, number) => `Jana ${number}`);
  const answers = await Promise.all(names.map((displayName) => create(jana, { ...draft, displayName })));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(new Set(answers.map(({ displayName }) => displayName)).size).toBe(1);
  expect(await create(jana, { ...draft, displayName: 'Neskôr' })).toEqual(answers[0]);
  expect(await database.db.$count(user)).toBe(1);
});

test('two ways of signing in with one verified address lead to one profile, also at once', async () => {
  const google = { ...jana, uid: 'uid-google' };
  const github = { ...jana, uid: 'uid-github' };
  const [one, two] = await Promise.all([create(google), create(github)]);
  expect(two).toEqual(one);
  expect(await read(github)).toEqual(one);
  expect(await database.db.$count(user)).toBe(1);
});

test('an address in capitals is the same address', async () => {
  const created = await create({ uid: 'a', email: 'Jana@Example.ORG' });
  expect(created.email).toBe('jana@example.org');
  expect(await read({ uid: 'b', email: 'JANA@example.org' })).toEqual(created);
});

test('an address that is not verified opens nobody’s profile', async () => {
  await create(jana);
  const impostor = { uid: 'uid-impostor', email: 'jana@example.org', emailVerified: false };
  expect(await api.problem('/user', await issuer.call(impostor))).toMatchObject({ status: 404 });
  expect(await api.problem('/user', await issuer.call(impostor, 'POST', draft))).toMatchObject({
    status: 403,
    code: 'email-belongs-to-another-profile',
  });
  expect(await database.db.$count(user)).toBe(1);
});

test('a sign-in without an address makes no profile', async () => {
  const problem = await api.problem('/user', await issuer.call({ uid: 'uid-x', email: '' }, 'POST', draft));
  expect(problem).toMatchObject({ status: 403, code: 'email-required' });
});

test('an admin is who has proven an address of the list', async () => {
  const admin = { uid: 'uid-admin', email: 'Admin@example.org' };
  expect((await create(admin)).isAdmin).toBe(true);
  expect((await read(admin)).isAdmin).toBe(true);
  await emptyDatabase(database);
  expect((await create({ ...admin, emailVerified: false })).isAdmin).toBe(false);
});

test('a change replaces what was written, of the own profile only', async () => {
  const created = await create(jana, { ...draft, bio: 'Učím sa.' });
  const other = await create(peter, { ...draft, displayName: 'Peter' });
  const changed = await update(jana, { ...draft, displayName: 'Janka' });
  expect(changed).toEqual({ ...created, displayName: 'Janka', bio: null });
  expect(await read(jana)).toEqual(changed);
  expect(await read(peter)).toEqual(other);
});

test('the choice of the newsletter reaches the subscription', async () => {
  await create(jana, { ...draft, receiveNewsletter: true });
  expect(await subscriptions()).toMatchObject([{ email: 'jana@example.org', status: 'confirmed' }]);
  await update(jana, draft);
  expect(await subscriptions()).toMatchObject([{ status: 'unsubscribed' }]);
  await update(jana, { ...draft, receiveNewsletter: true });
  expect(await subscriptions()).toMatchObject([{ status: 'confirmed' }]);
});

test('mails about replies can be switched off and on, and stay as they are when nothing is said', async () => {
  expect((await create(jana)).receiveReplies).toBe(true);
  const change = async (choice: object) => (await update(jana, { ...draft, ...choice })).receiveReplies;
  expect(await change({ receiveReplies: false })).toBe(false);
  expect(await change({})).toBe(false);
  expect(await change({ receiveReplies: true })).toBe(true);
});

test('an address that nobody verified has to confirm the newsletter by mail', async () => {
  const person = { ...jana, emailVerified: false };
  await create(person, { ...draft, receiveNewsletter: true });
  expect(await subscriptions()).toMatchObject([{ status: 'pending' }]);
  expect(await database.db.select().from(mail)).toMatchObject([{ recipient: 'jana@example.org' }]);
});

test('the export has everything, as a file', async () => {
  const profile = await create(jana, { ...draft, receiveNewsletter: true });
  expect(await exportOf(jana)).toEqual({
    exportedAt: now.toISOString(),
    profile,
    newsletter: { email: 'jana@example.org', status: 'confirmed', createdAt: now.toISOString(), bouncedAt: null },
    comments: [],
    reviews: [],
    quizAnswers: [],
    givenAnswers: [],
    progress: [],
    learntOn: [],
    goalDays: null,
    coursePasses: [],
    certificates: [],
    exercises: [],
    programs: [],
    invitations: [],
    teacherRequests: [],
    classes: [],
    taughtClasses: [],
    products: [],
    orders: [],
    votes: [],
    reports: [],
    blockedAt: null,
    blockedUntil: null,
    blockReason: null,
    messages: [],
    adminEvents: [],
  });
  const response = await api.send('/user/export', await issuer.call(jana));
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename=/);
  await create(peter);
  expect((await exportOf(peter)).newsletter).toBeNull();
});

test('the export has what the person wrote, answered and learned, and nothing of others', async () => {
  const { lecture, course } = await learn((await create(jana)).id);
  await learn((await create(peter)).id);
  const { comments, reviews, quizAnswers, progress, learntOn, goalDays, ...rest } = await exportOf(jana);
  const { givenAnswers, coursePasses, exercises, programs } = rest;
  expect(givenAnswers).toEqual([{ questionId: `${lecture.id}-q1`, isCorrect: true, givenAt: past.toISOString() }]);
  const [day, later] = [past.toISOString(), now.toISOString()];
  expect({ learntOn, goalDays }).toEqual({ learntOn: ['2026-05-01'], goalDays: 3 });
  expect({ comments, reviews, quizAnswers, progress, coursePasses, exercises, programs }).toEqual({
    comments: [
      {
        lectureId: lecture.id,
        postId: null,
        text: 'Prečo?',
        createdAt: day,
        editedAt: later,
        hiddenAt: null,
        hiddenReason: null,
        heldAt: null,
        letThroughAt: null,
      },
    ],
    reviews: [
      {
        courseId: course.id,
        rating: 4,
        text: 'Zrozumiteľné.',
        createdAt: day,
        updatedAt: later,
        hiddenAt: null,
        hiddenReason: null,
        heldAt: null,
        letThroughAt: null,
      },
    ],
    quizAnswers: [
      { questionId: `${lecture.id}-q1`, answer: { kind: 'NUMBER', number: 41 }, isCorrect: false, createdAt: day },
    ],
    progress: [{ lectureId: lecture.id, completedAt: day, watchedSeconds: 12, updatedAt: later }],
    coursePasses: [{ courseId: course.id, lectureIds: [lecture.id], finishedAt: day }],
    exercises: [
      {
        exerciseId: `${lecture.id}-u1`,
        lectureId: lecture.id,
        code: 'console.log(1)',
        codeAt: day,
        solvedCode: 'console.log(2)',
        attempts: 2,
        failedChecks: [3],
        answers: [{ at: day, right: true }],
        passedAt: day,
      },
    ],
    programs: [
      {
        id: `${lecture.id}-p`,
        language: 'sql',
        name: 'Pokus',
        files: [{ name: 'program.sql', code: 'SELECT 1;' }],
        database: 'kniznica',
        changedAt: day,
        version: 'v1',
      },
    ],
  });
});

test('the export has what the person owns, voted for and reported', async () => {
  const { id: userId } = await create(jana);
  const { course, comment: foreign } = await learn((await create(peter)).id);
  const product = await buildCourseProduct(database, { courseId: course.id });
  await buildPurchase(database, userId, product.id);
  const option = {
    id: 'python',
    name: 'Python',
    summary: 'Prvé kroky.',
    position: 1,
    published: true,
    updatedAt: past,
  };
  await database.db.insert(nextCourseOption).values(option);
  await database.db.insert(nextCourseVote).values({ id: randomUUID(), optionId: option.id, userId, createdAt: past });
  const report = { commentId: foreign.id, userId, createdAt: past, closedAt: now };
  await database.db.insert(commentReport).values(report);
  const createdAt = past.toISOString();
  expect(await exportOf(jana)).toMatchObject({
    products: [{ productId: product.id, createdAt }],
    votes: [{ optionId: 'python', createdAt }],
    reports: [{ commentId: foreign.id, createdAt, closedAt: now.toISOString() }],
  });
});

test('the export has the orders of the person, paid and open', async () => {
  const { id: userId } = await create(jana);
  const { id: peterId } = await create(peter);
  const course = await buildCourse(database);
  const product = await buildCourseProduct(database, { courseId: course.id });
  const code = { id: 'code', code: 'JAR20', percentOff: 20, createdAt: past };
  await database.db.insert(promotionCode).values(code);
  const open = {
    userId,
    buyerName: 'Jana',
    buyerEmail: 'jana@example.org',
    productId: product.id,
    productName: 'Java kurz',
    status: 'pending' as const,
    currency: 'EUR',
    listAmount: 4900,
    amount: 4900,
    createdAt: now,
  };
  const bought = {
    ...open,
    status: 'paid' as const,
    amount: 3920,
    promotionCodeId: code.id,
    consentedAt: past,
    paidAt: past,
    createdAt: past,
  };
  await database.db.insert(order).values([
    { ...open, id: 'open' },
    { ...bought, id: 'paid' },
    { ...bought, id: 'foreign', userId: peterId },
  ]);
  await database.db.insert(receipt).values({ orderId: 'paid', year: 2026, number: 7, issuedAt: past });
  const { orders } = await exportOf(jana);
  const [day, later] = [past.toISOString(), now.toISOString()];
  const common = {
    productId: product.id,
    productName: 'Java kurz',
    courseSlug: course.slug,
    buyerName: 'Jana',
    buyerEmail: 'jana@example.org',
    listAmount: 4900,
    refundedAmount: 0,
    currency: 'EUR',
    refundedAt: null,
  };
  const bill = { promotionCode: 'JAR20', receiptNumber: '2026-0007', consentedAt: day, paidAt: day };
  const none = { promotionCode: null, receiptNumber: null, consentedAt: null, paidAt: null };
  expect(orders).toEqual([
    { ...common, ...bill, id: 'paid', status: 'paid', amount: 3920, createdAt: day },
    { ...common, ...none, id: 'open', status: 'pending', amount: 4900, createdAt: later },
  ]);
});

test('deleting tells the course pages that a review is gone', async () => {
  await learn((await create(jana)).id);
  expect(await changesDuring(database, () => remove(jana))).toEqual(['review']);
});

test('deleting takes what was written, answered and learned; of comments an empty place is left', async () => {
  const { comment: answered } = await learn((await create(jana)).id);
  const { id: peterId } = await create(peter);
  await learn(peterId);
  const { lectureId } = answered;
  const reply = { id: randomUUID(), lectureId, parentId: answered.id, userId: peterId, text: 'Lebo.', createdAt: now };
  await database.db.insert(comment).values(reply);

  await remove(jana);
  for (const table of [
    courseReview,
    quizAnswer,
    lectureProgress,
    learntDay,
    coursePass,
    exerciseProgress,
    keptProgram,
  ]) {
    expect((await database.db.select().from(table)).map(({ userId }) => userId)).toEqual([peterId]);
  }
  const [left] = await database.db.select().from(comment).where(eq(comment.id, answered.id));
  expect(left).toEqual({ ...answered, text: '', userId: null, deletedAt: now });
  const shown = await api.ask(`/lecture/${lectureId}/comment?preview=true`, commentPageSchema);
  expect(shown.items).toMatchObject([
    { isDeleted: true, html: '', authorName: null, replies: [{ html: '<p>Lebo.</p>' }] },
  ]);
  expect(await database.db.$count(comment, eq(comment.userId, peterId))).toBe(2);
});

test('deleting takes the profile and its subscription, and leaves those of others', async () => {
  await create(jana, { ...draft, receiveNewsletter: true });
  await create(peter, { ...draft, receiveNewsletter: true });
  expect(await remove(jana)).toEqual({ deleted: true });
  expect(await api.problem('/user', await issuer.call(jana))).toMatchObject({ status: 404 });
  expect(await api.problem('/user', await issuer.call(jana, 'DELETE'))).toMatchObject({ status: 404 });
  expect(await subscriptions()).toMatchObject([{ email: 'peter@example.org' }]);
  expect((await read(peter)).email).toBe('peter@example.org');
  expect((await create(jana)).displayName).toBe('Jana');
});

test('who has not proven an address neither ends, sees nor deletes its subscription', async () => {
  await create(jana, { ...draft, receiveNewsletter: true });
  await database.db.delete(user).where(eq(user.email, 'jana@example.org'));
  await database.db.update(subscriber).set({ subscribedFrom: 'FOOTER' });
  const impostor = { uid: 'uid-impostor', email: 'jana@example.org', emailVerified: false };
  await create(impostor);
  for (const receiveNewsletter of [true, false]) {
    await update(impostor, { ...draft, receiveNewsletter });
  }
  expect((await exportOf(impostor)).newsletter).toBeNull();
  await remove(impostor);
  expect(await subscriptions()).toMatchObject([{ email: 'jana@example.org', status: 'confirmed' }]);
});

test('writing too fast has to wait', async () => {
  const init = await issuer.call(jana, 'PUT', draft);
  const statuses = new Set<number>();
  for (let count = 0; count < 31; count += 1) statuses.add((await api.send('/user', init)).status);
  expect([...statuses]).toEqual([404, 429]);
  expect((await api.problem('/user', init)).code).toBe('too-many-requests');
  expect((await create(peter)).email).toBe('peter@example.org');
});

test('what is written while the account is being deleted in another tab is refused, not an error', async () => {
  const { id: userId } = await create(jana);
  const course = await buildCourse(database);
  const chapter = await buildChapter(database, { courseId: course.id });
  const lecture = await buildLecture(database, { chapterId: chapter.id });
  // A limit is asked between the profile and the write.
  const consume = async () => void (await database.db.delete(user).where(eq(user.id, userId)));
  const meanwhile = testApi(database, [], { integrations: { identity: issuer.verifier, rateLimiter: { consume } } });
  const written = await meanwhile.problem(
    `/lecture/${lecture.id}/comment`,
    await issuer.call(jana, 'POST', { text: 'Ahoj' }),
  );
  expect(written).toMatchObject({ status: 403, code: 'profile-required' });
});
