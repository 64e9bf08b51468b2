import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { adminActionSchema, adminEventPageSchema } from '#src/contract/admin.ts';
import { contentPublishedSchema, courseTreeSchema, openContentSchema } from '#src/contract/desk/content/deskContent.ts';
import type { IssueState } from '#src/contract/desk/letters/deskNewsletter.ts';
import { mediaFileSchema } from '#src/contract/desk/media/deskMedia.ts';
import type { Database } from '#src/server/db/database.ts';
import { adminEvent } from '#src/server/db/schema/adminEvent.ts';
import { blockedPerson } from '#src/server/db/schema/blockedPerson.ts';
import { browserError } from '#src/server/db/schema/browserError.ts';
import { certificate } from '#src/server/db/schema/certificate.ts';
import { comment } from '#src/server/db/schema/comment.ts';
import { commentReport } from '#src/server/db/schema/commentReport.ts';
import { courseReview } from '#src/server/db/schema/courseReview.ts';
import { courseUserProduct } from '#src/server/db/schema/courseUserProduct.ts';
import { feedbackMessage } from '#src/server/db/schema/feedbackMessage.ts';
import { moneyAsking, moneyMonth, moneyMovement, moneyPayout } from '#src/server/db/schema/moneyMovement.ts';
import { newsletterIssue } from '#src/server/db/schema/newsletterIssue.ts';
import { newsletterTemplate } from '#src/server/db/schema/newsletterTemplate.ts';
import { order, receipt } from '#src/server/db/schema/order.ts';
import { promotionCode } from '#src/server/db/schema/promotionCode.ts';
import { roleInvitation } from '#src/server/db/schema/roleInvitation.ts';
import { subscriber } from '#src/server/db/schema/subscriber.ts';
import { teacherRequest } from '#src/server/db/schema/teacherRequest.ts';
import { createRateLimiter } from '#src/server/integrations/rateLimits.ts';
import { keepSources } from '#src/server/services/writing/source/keepSources.ts';
import { now, testApi, testCtx } from '#tests/support/api.ts';
import { emptyDatabase, openTestDatabase } from '#tests/support/database.ts';
import {
  buildChapter,
  buildCourse,
  buildCourseProduct,
  buildPost,
  buildTag,
  buildUser,
  past,
} from '#tests/support/factories.ts';
import { createTestIssuer } from '#tests/support/identity.ts';
import { allRows } from '#tests/support/tableRows.ts';

/** A call that succeeds and changes something, as it is sent. */
interface Sent {
  at: string;
  body?: object | Uint8Array<ArrayBuffer>;
  /** The version that it was begun from. */
  version?: string | number;
}
/** Makes what has to be there, and says what is sent then. */
type Stage = () => Sent | Promise<Sent>;

const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
/** The document comes from the routes alone. */
const described = await testApi({ db: {} as Database['db'] }).send('/openapi.json');
/** Every call of the desk that may change something. */
const writing = Object.entries(documentSchema.parse(await described.json()).paths).flatMap(([path, methods]) =>
  path.startsWith('/admin/')
    ? Object.keys(methods).flatMap((method) => (method === 'get' ? [] : `${method.toUpperCase()} ${path}`))
    : [],
);

/** What is no act of a person: why. */
const noActs: Record<string, string> = {
  'POST /admin/content-publication/check': 'asks what would keep a text from the web',
  'POST /admin/content/{kind}/{id}/check': 'asks what would keep a text from the web',
  'POST /admin/content/{kind}/{id}/preview': 'draws what is being typed',
  'POST /admin/content/{kind}/{id}/presence': 'says only who has the text open, for a minute',
  'POST /admin/content/{kind}/{id}/preview-link': 'signs a link, and keeps nothing of it',
  'PUT /admin/content/{kind}/{id}': 'keeps what is typed: each revision names its writer, and no reader sees it',
  'POST /admin/movement-asking': 'asks the provider for what it knows, as the worker does by itself',
  'POST /admin/newsletter/audience': 'counts whom groups would reach',
  'POST /admin/newsletter/preview': 'draws what is being typed',
};

const id = '00000000-0000-4000-8000-000000000001';
const repeated = '0'.repeat(32);
const decision = { rule: 'respect', reason: 'Uráža.' };
const held = { heldAt: past, heldFor: 'link' } as const;
const hidden = { hiddenAt: past, hiddenReason: 'Reklama.' };
const day = 24 * 3_600_000;

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let api: ReturnType<typeof testApi>;
const admin = { uid: 'uid-admin', email: 'admin@example.org' };

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
});
beforeEach(async () => {
  await emptyDatabase(database);
  api = testApi(database, [], {
    integrations: { identity: issuer.verifier, rateLimiter: createRateLimiter({ pool: null }) },
  });
  await buildUser(database, { ...admin, id: 'admin', displayName: 'Adam' });
});
afterAll(() => database.close());

const insert: Database['db']['insert'] = (table) => database.db.insert(table);
const buildJana = () => buildUser(database, { id: 'jana', uid: 'uid-jana', email: 'jana@example.org' });

async function send(method: string, { at, body, version }: Sent): Promise<Response> {
  const isFile = body instanceof Uint8Array;
  const init = await issuer.call(admin, method, isFile ? undefined : body);
  const headers = {
    ...(init.headers as Record<string, string>),
    ...(version !== undefined && { 'if-match': `"${version}"` }),
    ...(isFile && { 'content-type': 'application/octet-stream' }),
  };
  return api.send(at, { ...init, headers, ...(isFile && { body }) });
}
async function done<S extends z.ZodType>(schema: S, method: string, sent: Sent): Promise<z.output<S>> {
  const response = await send(method, sent);
  const answer = await response.json();
  expect(response.status, JSON.stringify(answer)).toBe(200);
  return schema.parse(answer);
}

const addComment = async (values: Partial<typeof comment.$inferInsert> = {}) => {
  const { id: userId } = await buildJana();
  const { id: postId } = await buildPost(database);
  await insert(comment).values({ id, userId, postId, text: 'Ďakujem.', createdAt: past, ...values });
};
const addReport = async (closedAt: Date | null = null) => {
  await addComment();
  await insert(commentReport).values({ commentId: id, userId: 'jana', createdAt: past, closedAt });
};
const addReview = async (values: Partial<typeof courseReview.$inferInsert> = {}) => {
  const { id: userId } = await buildJana();
  const { id: courseId } = await buildCourse(database);
  const stamps = { createdAt: past, updatedAt: past };
  await insert(courseReview).values({ id: 'r1', userId, courseId, rating: 1, text: 'Zle.', ...stamps, ...values });
};
const addMessage = (closedAt: Date | null = null) =>
  insert(feedbackMessage).values({ id, message: 'Ďakujem.', email: 'eva@example.org', createdAt: past, closedAt });
const addSubscriber = () =>
  insert(subscriber).values({
    ...{ id: 's1', email: 'eva@example.org', status: 'confirmed', subscribedFrom: 'FOOTER' },
    ...{ confirmToken: 'a', unsubscribeToken: 'b', confirmedAt: past, createdAt: past, updatedAt: past },
  });
const addIssue = (state: IssueState, more: Partial<typeof newsletterIssue.$inferInsert> = {}) => {
  const made = { createdBy: 'uid-jana', createdAt: past, updatedBy: 'uid-jana', updatedAt: past };
  const words = { subject: 'Novinky', preheader: '', text: 'Ahoj.', version: 1, testedVersion: 1, pace: 400 };
  return insert(newsletterIssue).values({ ...words, ...made, id: 'n1', state, ...more });
};
const addOrder = async () => {
  const { id: userId } = await buildJana();
  const { id: courseId } = await buildCourse(database);
  const { id: productId } = await buildCourseProduct(database, { id: 'p1', courseId });
  const { id: paymentIntentId } = await api.localPayments.createPayment({
    ...{ orderId: 'paid', amount: 4900, currency: 'EUR', description: '' },
  });
  const buyer = { userId, buyerName: 'Jana', buyerEmail: 'jana@example.org', productId, productName: 'Java' };
  const terms = { currency: 'EUR', listAmount: 4900, amount: 4900, createdAt: past };
  await insert(order).values({ ...buyer, ...terms, id: 'paid', status: 'pending', paymentIntentId });
  const { clientSecret } = await api.localPayments.readPayment(paymentIntentId);
  await api.localPayments.confirm({ clientSecret, cardNumber: '4242424242424242', delivery: 'once' });
  await expect.poll(() => database.db.$count(receipt)).toBe(1);
};
const addGift = async () => {
  const { id: userId } = await buildJana();
  const { id: productId } = await buildCourseProduct(database, {
    id: 'p1',
    courseId: (await buildCourse(database)).id,
  });
  await insert(courseUserProduct).values({ id: 'g1', userId, productId, createdAt: past });
};
const addInvitation = () =>
  insert(roleInvitation).values({
    ...{ id, email: 'ema@example.org', name: 'Ema', roles: ['EDITOR'], tokenHash: 'x', invitedBy: admin.uid },
    ...{ createdAt: past, expiresAt: new Date(now.getTime() + day) },
  });
const addPayout = async () => {
  await insert(moneyPayout).values({ id: 'po_1' });
  const moved = { at: past, day: '2026-05-04', month: '2026-05', isTest: false };
  await insert(moneyMovement).values({ id: 'payout:po_1', kind: 'payout', amount: -100, payoutId: 'po_1', ...moved });
};
const drawDot = async () => {
  const dot = { width: 8, height: 8, channels: 3, background: '#fff' } as const;
  return { at: '/admin/media?name=bod.png', body: new Uint8Array(await sharp({ create: dot }).png().toBuffer()) };
};
const addFile = async () => (await done(mediaFileSchema, 'POST', await drawDot())).id;
const tag = { kind: 'tag', id: 't1', revision: 0 };
const publishTag = async (at?: string) => {
  await buildTag(database, { slug: 't1' });
  await buildTag(database, { slug: 't2' });
  const body = { things: [tag, { ...tag, id: 't2' }], at };
  return (await done(contentPublishedSchema, 'POST', { at: '/admin/content-publication', body })).id;
};

/** Each writing call that is an act, with what makes it succeed. */
const acts: Record<string, Stage> = {
  'PUT /admin/browser-errors/{errorId}': async () => {
    const seen = { times: 1, firstSeenAt: past, lastSeenAt: past };
    const place = { release: 'cb41224a', place: 'a.ts:1', name: 'TypeError', message: '', callers: [] };
    await insert(browserError).values({ id, ...place, ...seen });
    return { at: `/admin/browser-errors/${id}`, body: { isSettled: true } };
  },
  'PUT /admin/overview/waiting/{kind}/claim': () => ({
    at: '/admin/overview/waiting/exercises/claim',
    body: { isTaken: true },
  }),
  'PUT /admin/user/{userId}/roles': async () => {
    await buildJana();
    return { at: '/admin/user/jana/roles', body: { seen: [], roles: ['EDITOR'], page: { kind: 'keep' } } };
  },
  'POST /admin/user/{userId}/course': async () => {
    await buildJana();
    await buildCourseProduct(database, { id: 'p1', courseId: (await buildCourse(database)).id });
    return { at: '/admin/user/jana/course', body: { productId: 'p1' } };
  },
  'POST /admin/user/{userId}/course/move': async () => {
    await addGift();
    await buildUser(database, { id: 'peter' });
    return { at: '/admin/user/peter/course/move', body: { productId: 'p1', fromUserId: 'jana' } };
  },
  'POST /admin/user/{userId}/export': async () => {
    await buildJana();
    return { at: '/admin/user/jana/export' };
  },
  'DELETE /admin/user/{userId}': async () => {
    await buildJana();
    return { at: '/admin/user/jana', body: { email: 'jana@example.org' } };
  },
  'POST /admin/teacher-request/{requestId}/answer': async () => {
    const { id: userId } = await buildJana();
    await insert(teacherRequest).values({ id, userId, school: 'ZŠ', note: '', createdAt: past });
    return { at: `/admin/teacher-request/${id}/answer`, body: { given: true } };
  },
  'POST /admin/invitation': () => ({
    at: '/admin/invitation',
    body: { email: 'ema@example.org', name: 'Ema', roles: ['EDITOR'], makesPage: false },
  }),
  'POST /admin/invitation/{invitationId}/renew': async () => {
    await addInvitation();
    return { at: `/admin/invitation/${id}/renew` };
  },
  'DELETE /admin/invitation/{invitationId}': async () => {
    await addInvitation();
    return { at: `/admin/invitation/${id}` };
  },

  'PUT /admin/words/first-links': () => ({ at: '/admin/words/first-links', body: { wait: false } }),
  'POST /admin/repeat/{sameAs}/hide': async () => {
    await addComment({ ...held, heldFor: 'repeat', sameAs: repeated });
    return { at: `/admin/repeat/${repeated}/hide`, body: decision };
  },
  'POST /admin/repeat/{sameAs}/let-through': async () => {
    await addComment({ ...held, heldFor: 'repeat', sameAs: repeated });
    return { at: `/admin/repeat/${repeated}/let-through`, body: {} };
  },
  'POST /admin/repeat/{sameAs}/undo': async () => {
    await addComment({ ...held, heldFor: 'repeat', sameAs: repeated, letThroughAt: past });
    return { at: `/admin/repeat/${repeated}/undo`, body: { words: [{ kind: 'comment', id }] } };
  },
  'POST /admin/comment-report/{commentId}/close': async () => {
    await addReport();
    return { at: `/admin/comment-report/${id}/close` };
  },
  'POST /admin/comment-report/{commentId}/reopen': async () => {
    await addReport(past);
    return { at: `/admin/comment-report/${id}/reopen` };
  },
  'POST /admin/comment/{commentId}/let-through': async () => {
    await addComment(held);
    return { at: `/admin/comment/${id}/let-through` };
  },
  'POST /admin/comment/{commentId}/hold': async () => {
    await addComment({ ...held, letThroughAt: past });
    return { at: `/admin/comment/${id}/hold` };
  },
  'POST /admin/comment/{commentId}/hide': async () => {
    await addComment();
    return { at: `/admin/comment/${id}/hide`, body: decision };
  },
  'POST /admin/comment/{commentId}/restore': async () => {
    await addComment(hidden);
    return { at: `/admin/comment/${id}/restore` };
  },
  'POST /admin/comment/{commentId}/remove': async () => {
    await addComment();
    return { at: `/admin/comment/${id}/remove`, body: decision };
  },
  'POST /admin/comment/{commentId}/answer': async () => {
    await addComment();
    return { at: `/admin/comment/${id}/answer`, body: { text: 'Ďakujeme.' } };
  },
  'POST /admin/review/{reviewId}/let-through': async () => {
    await addReview(held);
    return { at: '/admin/review/r1/let-through' };
  },
  'POST /admin/review/{reviewId}/hold': async () => {
    await addReview({ ...held, letThroughAt: past });
    return { at: '/admin/review/r1/hold' };
  },
  'POST /admin/review/{reviewId}/hide': async () => {
    await addReview();
    return { at: '/admin/review/r1/hide', body: decision };
  },
  'POST /admin/review/{reviewId}/restore': async () => {
    await addReview(hidden);
    return { at: '/admin/review/r1/restore' };
  },
  'POST /admin/review/{reviewId}/remove': async () => {
    await addReview();
    return { at: '/admin/review/r1/remove', body: decision };
  },
  'PUT /admin/block/{id}': async () => {
    await buildJana();
    return { at: '/admin/block/jana', body: { length: 'day', ...decision } };
  },
  'DELETE /admin/block/{id}': async () => {
    await insert(blockedPerson).values({ uid: 'uid-eva', blockedAt: past });
    return { at: '/admin/block/uid-eva' };
  },
  'POST /admin/feedback/{messageId}/answer': async () => {
    await addMessage();
    return { at: `/admin/feedback/${id}/answer`, body: { text: 'Ďakujeme.' } };
  },
  'POST /admin/feedback/{messageId}/close': async () => {
    await addMessage();
    return { at: `/admin/feedback/${id}/close` };
  },
  'POST /admin/feedback/{messageId}/reopen': async () => {
    await addMessage(past);
    return { at: `/admin/feedback/${id}/reopen` };
  },

  'POST /admin/order/{orderId}/refund': async () => {
    await addOrder();
    return { at: '/admin/order/paid/refund', body: { amount: 100 } };
  },
  'POST /admin/order/{orderId}/check': async () => {
    await addOrder();
    return { at: '/admin/order/paid/check' };
  },
  'PUT /admin/order/{orderId}/note': async () => {
    await addOrder();
    return { at: '/admin/order/paid/note', body: { before: null, after: 'Píše, že kúpila dvakrát.' } };
  },
  'POST /admin/order/{orderId}/receipt-mail': async () => {
    await addOrder();
    return { at: '/admin/order/paid/receipt-mail' };
  },
  'POST /admin/order/{orderId}/trial-dispute': async () => {
    await addOrder();
    return { at: '/admin/order/paid/trial-dispute', body: { status: 'open' } };
  },
  'PUT /admin/payout/{payoutId}/check': async () => {
    await addPayout();
    return { at: '/admin/payout/po_1/check', body: { bankDay: '2026-05-04', bankAmount: 100, note: '' } };
  },
  'POST /admin/book-month/{month}/closing': async () => {
    await insert(moneyAsking).values({ id: 1, answeredAt: now });
    return { at: '/admin/book-month/2026-05/closing' };
  },
  'POST /admin/book-month/{month}/reopening': async () => {
    await insert(moneyMonth).values({ month: '2026-04', closedAt: past });
    return { at: '/admin/book-month/2026-04/reopening', body: { reason: 'chýba poplatok' } };
  },
  'POST /admin/gift': async () => {
    await buildJana();
    await buildCourseProduct(database, { id: 'p1', courseId: (await buildCourse(database)).id });
    return { at: '/admin/gift', body: { email: 'jana@example.org', productId: 'p1' } };
  },
  'DELETE /admin/gift/{giftId}': async () => {
    await addGift();
    return { at: '/admin/gift/g1' };
  },
  'POST /admin/code': () => ({
    at: '/admin/code',
    body: {
      ...{ code: 'NOVY', percentOff: 20, amountOff: null, courseIds: [], firstDay: null, lastDay: null },
      ...{ maxRedemptions: null, maxPerUser: 1, note: null },
    },
  }),
  'PUT /admin/code/{codeId}': async () => {
    await insert(promotionCode).values({ id: 'code', code: 'KOD', percentOff: 20, createdAt: past });
    const before = { active: true, maxRedemptions: null, lastDay: null, note: null };
    return { at: '/admin/code/code', body: { before, after: { ...before, active: false } } };
  },

  'POST /admin/certificate/{id}/revoke': async () => {
    const { id: userId } = await buildJana();
    const { id: courseId, name: courseName } = await buildCourse(database);
    const facts = { lectures: 3, minutes: 30, quizzes: 1, right: 28, questions: 30, tasks: 2, solved: 1 };
    const words = { name: 'Jana', courseName, courseVersion: '2026-11-a3f29c', facts, badge: 'x.y.z' };
    await insert(certificate).values({ id: '222222222222', userId, courseId, ...words, issuedAt: past });
    return { at: '/admin/certificate/2222-2222-2222/revoke', body: { reason: 'Omyl.' } };
  },

  'POST /admin/newsletter': () => ({ at: '/admin/newsletter', body: {} }),
  'PUT /admin/newsletter/{issueId}': async () => {
    await addIssue('draft');
    return { at: '/admin/newsletter/n1', body: { subject: 'Iné', preheader: '', text: '' }, version: 1 };
  },
  'DELETE /admin/newsletter/{issueId}': async () => {
    await addIssue('draft');
    return { at: '/admin/newsletter/n1' };
  },
  'POST /admin/newsletter/{issueId}/test': async () => {
    await addIssue('draft');
    return { at: '/admin/newsletter/n1/test', version: 1 };
  },
  'POST /admin/newsletter/{issueId}/schedule': async () => {
    await addIssue('draft');
    await addSubscriber();
    return { at: '/admin/newsletter/n1/schedule', body: { version: 1, sendAt: null, pace: 400 } };
  },
  'POST /admin/newsletter/{issueId}/unschedule': async () => {
    await addIssue('scheduled', { sendAt: now, nextAt: now });
    return { at: '/admin/newsletter/n1/unschedule' };
  },
  'POST /admin/newsletter/{issueId}/pause': async () => {
    await addIssue('sending', { nextAt: now });
    return { at: '/admin/newsletter/n1/pause' };
  },
  'POST /admin/newsletter/{issueId}/resume': async () => {
    await addIssue('paused', { pausedAt: past });
    return { at: '/admin/newsletter/n1/resume' };
  },
  'POST /admin/newsletter/{issueId}/night': async () => {
    await addIssue('sending', { nextAt: now });
    return { at: '/admin/newsletter/n1/night', body: { reason: 'Sťahujeme server.' } };
  },
  'POST /admin/newsletter/{issueId}/night-end': async () => {
    await addIssue('sending', { nextAt: now, nightReason: 'Server.' });
    return { at: '/admin/newsletter/n1/night-end' };
  },
  'POST /admin/newsletter/{issueId}/stop': async () => {
    await addIssue('sending', { nextAt: now });
    return { at: '/admin/newsletter/n1/stop' };
  },
  'POST /admin/newsletter-template': async () => {
    await addIssue('draft');
    return { at: '/admin/newsletter-template', body: { name: 'Prehľad', issueId: 'n1' } };
  },
  'DELETE /admin/newsletter-template/{templateId}': async () => {
    const words = { name: 'Prehľad', subject: '', preheader: '', text: '' };
    await insert(newsletterTemplate).values({ id: 't1', ...words, updatedBy: '', updatedAt: past });
    return { at: '/admin/newsletter-template/t1' };
  },
  'DELETE /admin/subscriber/{subscriberId}': async () => {
    await addSubscriber();
    return { at: '/admin/subscriber/s1' };
  },

  'POST /admin/media': drawDot,
  'PUT /admin/media/{mediaId}': async () => {
    const before = { name: 'bod.png', alt: '', captionsId: null };
    return { at: `/admin/media/${await addFile()}`, body: { before, after: { ...before, alt: 'Biely bod.' } } };
  },
  'DELETE /admin/media/{mediaId}': async () => ({ at: `/admin/media/${await addFile()}` }),
  'POST /admin/source/{name}/run': async () => {
    const podcast = { name: 'podcast' as const, address: 'https://example.org/feed.xml' };
    await keepSources({ ctx: testCtx(database), input: { sources: [podcast] } });
    return { at: '/admin/source/podcast/run' };
  },
  'POST /admin/content': () => ({ at: '/admin/content', body: { kind: 'tag', name: 'Chyby' } }),
  'POST /admin/own-author': () => ({ at: '/admin/own-author', body: { name: 'Adam', about: 'Učí.' } }),
  'POST /admin/content/{kind}/{id}/step': async () => {
    await buildTag(database, { slug: 't1' });
    return { at: '/admin/content/tag/t1/step', body: { step: 'review', revision: 0 } };
  },
  'POST /admin/content-publication': async () => {
    await buildTag(database, { slug: 't1' });
    return { at: '/admin/content-publication', body: { things: [tag] } };
  },
  'POST /admin/content-publication/{id}/undo': async () => ({
    at: `/admin/content-publication/${await publishTag()}/undo`,
  }),
  'DELETE /admin/content-publication/{id}': async () => ({
    at: `/admin/content-publication/${await publishTag(new Date(now.getTime() + day).toISOString())}`,
  }),
  'POST /admin/content-tree/{courseId}/price': async () => {
    await buildCourse(database, { id: 'k1' });
    return { at: '/admin/content-tree/k1/price', body: { amount: 1900 } };
  },
  'PUT /admin/content-tree/{courseId}': async () => {
    await buildCourse(database, { id: 'k1' });
    for (const [index, chapterId] of ['c1', 'c2'].entries())
      await buildChapter(database, { id: chapterId, courseId: 'k1', position: index + 1 });
    const { order: version } = await done(courseTreeSchema, 'GET', { at: '/admin/content-tree/k1' });
    const chapters = ['c2', 'c1'].map((chapterId) => ({ id: chapterId, lectures: [] }));
    return { at: '/admin/content-tree/k1', body: { chapters }, version };
  },
};

test('every call of the desk that may change something is here: as an act, or with why it is none', () => {
  expect([...Object.keys(acts), ...Object.keys(noActs)].sort()).toEqual([...writing].sort());
});

/** What was noted from a moment on. */
async function noted(after: number) {
  const events = await database.db.select().from(adminEvent).orderBy(adminEvent.id);
  return events.slice(after);
}

describe('a call of an admin that succeeds leaves in the audit who did what with which thing', {
  tags: ['thorough'],
}, () => {
  test.each(Object.entries(acts))('%s', async (name, stage) => {
    const sent = await stage();
    const before = await database.db.$count(adminEvent);
    const response = await send(name.split(' ')[0] ?? '', sent);
    const answer = await response.text();
    expect(response.status, answer).toBe(200);
    const events = await noted(before);
    expect(events).not.toEqual([]);
    for (const { actorUid, action, requestId } of events) {
      expect(actorUid).toBe(admin.uid);
      expect(adminActionSchema.options).toContain(action);
      expect(requestId).toBe(response.headers.get('x-request-id'));
    }
    const { items } = await api.ask('/admin/event', adminEventPageSchema, await issuer.call(admin));
    expect(items[0]).toMatchObject({ actorName: 'Adam', target: expect.stringMatching(/./) });
    expect(things(name, sent, answer), answer).toContain(events[0]?.target);
  });
});

/** The things that a call names or answers, or stands for. */
function things(name: string, { at, body }: Sent, answer: string): string[] {
  const ids = (text: string) => text.match(/[\w-]+/g) ?? [];
  return [...ids(at), ...ids(JSON.stringify(body) ?? ''), ...ids(answer), standsFor[name] ?? ''];
}

/** What an act is about, where the call names only what it stands in. */
const standsFor: Record<string, string> = {
  'POST /admin/certificate/{id}/revoke': 'jana',
  'POST /admin/teacher-request/{requestId}/answer': 'jana',
  'DELETE /admin/gift/{giftId}': 'jana',
  'PUT /admin/words/first-links': 'first-links-wait',
  'POST /admin/content-publication/{id}/undo': 't2',
  'DELETE /admin/content-publication/{id}': 't1',
};

describe('each step of a text is an act', () => {
  const at = '/admin/content/tag/t1/step';
  const review = { step: 'review', revision: 0 };
  const publish = { step: 'publish', revision: 0, proofs: [] };
  const later = { ...publish, at: new Date(now.getTime() + day).toISOString() };
  const [withdraw, archive, revive] = ['withdraw', 'archive', 'revive'].map((step) => ({ step }));

  test.each([
    ['sent to a review', [], review, 'content-review-asked'],
    ['taken back from it', [review], revive, 'content-review-left'],
    ['published', [], publish, 'content-published'],
    ['planned', [], later, 'content-scheduled'],
    ['taken out of its plan', [later], withdraw, 'content-plan-withdrawn'],
    ['taken from the web', [], withdraw, 'content-withdrawn'],
    ['archived', [], archive, 'content-archived'],
    ['taken out of the archive', [archive], revive, 'content-revived'],
  ] as const)('%s', async (_, earlier, step, action) => {
    await buildTag(database, { slug: 't1', name: 'Chyby' });
    for (const body of earlier) await done(openContentSchema, 'POST', { at, body });
    const before = await database.db.$count(adminEvent);
    await done(openContentSchema, 'POST', { at, body: step });
    const said = { actorUid: admin.uid, action, target: 't1', details: { kind: 'tag', name: 'Chyby' } };
    expect(await noted(before)).toMatchObject([said]);
    const { items } = await api.ask(`/admin/event?action=${action}`, adminEventPageSchema, await issuer.call(admin));
    expect(items).toMatchObject([{ actorName: 'Adam', target: 't1' }]);
  });

  test('said twice it is one', async () => {
    await buildTag(database, { slug: 't1' });
    for (const body of [review, review, revive, revive]) await done(openContentSchema, 'POST', { at, body });
    expect((await noted(0)).map(({ action }) => action)).toEqual(['content-review-asked', 'content-review-left']);
  });
});

describe('what is no act', () => {
  test.each(['preview', 'check'])('leaves no row: %s', async (name) => {
    await buildTag(database, { slug: 't1' });
    const before = await allRows(database);
    const document = { data: { name: 'Iné' }, text: '', quiz: null };
    const body = { document, ...(name === 'preview' && { viewer: 'guest' }) };
    expect((await send('POST', { at: `/admin/content/tag/t1/${name}`, body })).status).toBe(200);
    expect(await allRows(database)).toEqual(before);
  });
});
