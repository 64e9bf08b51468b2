import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Role, roleSchema } from '#src/contract/role.ts';
import type { Database } from '#src/server/db/database.ts';
import { comment as commentTable } from '#src/server/db/schema/comment.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { courseReview } from '#src/server/db/schema/courseReview.ts';
import { keptProgram } from '#src/server/db/schema/keptProgram.ts';
import { lectureProgress } from '#src/server/db/schema/lectureProgress.ts';
import { localPaymentIntent } from '#src/server/db/schema/localPaymentIntent.ts';
import { moneyAsking, moneyMonth, moneyMovement } from '#src/server/db/schema/moneyMovement.ts';
import { nextCourseOption } from '#src/server/db/schema/nextCourse.ts';
import { order, orderEvent, receipt } from '#src/server/db/schema/order.ts';
import { promotionCode } from '#src/server/db/schema/promotionCode.ts';
import { quiz } from '#src/server/db/schema/quiz.ts';
import { quizQuestion } from '#src/server/db/schema/quizQuestion.ts';
import { subscriber } from '#src/server/db/schema/subscriber.ts';
import { user } from '#src/server/db/schema/user.ts';
import { userRole } from '#src/server/db/schema/userRole.ts';
import { now, testApi } from '#tests/support/api.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import {
  buildAuthor,
  buildChapter,
  buildCourse,
  buildCourseProduct,
  buildLecture,
  buildPage,
  buildPost,
  buildVideo,
  past,
} from '#tests/support/factories.ts';
import { type Caller, createTestIssuer, type Person, wrongTokens } from '#tests/support/identity.ts';
import { allRows } from '#tests/support/tableRows.ts';

interface Call {
  /** The parameters of the path and, after `?`, the query. */
  at?: string;
  body?: object;
  /** The status for a caller without a token, for another user, and for the user whose things the database has. */
  statuses: [anonymous: number, other: number, owner: number];
  /** Of a call for the desk: who may, beside admins. */
  roles?: Role[];
}

const jana: Person = { uid: 'uid-jana', email: 'jana@example.org' };
const peter: Person = { uid: 'uid-peter', email: 'peter@example.org' };
const profile = { displayName: 'Jana', receiveNewsletter: false };
const review = { rating: 4, text: 'Zrozumiteľné.' };
const comment = { text: 'Funguje.' };
const lectureComment = '00000000-0000-4000-8000-000000000001';
const repeated = '0'.repeat(32);
const postComment = '00000000-0000-4000-8000-000000000002';
const mailed = 'x'.repeat(43);
const open = (at?: string): Call => ({ at, statuses: [200, 200, 200] });

/** Who may do what: every call of the API has to be here. A token that is wrong gets a 401 in each. */
const matrix: Record<string, Call> = {
  'GET /openapi.json': open(),
  'GET /course/beginning': open(),
  'GET /course/endings/{courseId}': open('/course/endings/k1'),
  'GET /course/overview': open(),
  'GET /course/overview/{courseId}': open('/course/overview/k1'),
  'GET /course/slug/{slug}': open('/course/slug/kurz'),
  'GET /course/java': open(),
  'GET /course/my-courses': { statuses: [401, 200, 200] },
  'GET /course-product/{productId}/is-owned-by-user': {
    at: '/course-product/p1/is-owned-by-user',
    statuses: [401, 200, 200],
  },
  'GET /progress/home': { statuses: [401, 200, 200] },
  'PUT /progress/goal': { body: { days: 3 }, statuses: [401, 403, 200] },
  'GET /progress/overview/{courseId}': { at: '/progress/overview/k1', statuses: [401, 200, 200] },
  'PUT /progress/update/{lectureId}': {
    at: '/progress/update/l1',
    body: { completed: true },
    statuses: [401, 403, 200],
  },
  'PUT /progress/watch-time/{lectureId}': {
    at: '/progress/watch-time/l1',
    body: { seconds: 5 },
    statuses: [401, 403, 200],
  },
  'POST /progress/reset': { body: { courseId: 'k1' }, statuses: [401, 403, 200] },
  'GET /exercise/lecture/{lectureId}': { at: '/exercise/lecture/l1', statuses: [401, 403, 200] },
  'PUT /exercise/{exerciseId}': {
    at: '/exercise/tri-riadky',
    body: { lectureId: 'l1', attempts: [{ id: 'a1', passed: true }] },
    statuses: [401, 403, 200],
  },
  'GET /playground/program': { statuses: [401, 403, 200] },
  'GET /playground/program/{programId}': { at: '/playground/program/pokus', statuses: [401, 403, 200] },
  'PUT /playground/program/{programId}': {
    at: '/playground/program/pokus',
    body: {
      language: 'python',
      name: 'Pokus',
      files: [{ name: 'program.py', code: 'print(1)' }],
      changedAt: '2026-05-01T10:00:00.000Z',
      version: 'v2',
      bases: ['v1'],
    },
    statuses: [401, 403, 200],
  },
  'DELETE /playground/program/{programId}': { at: '/playground/program/pokus?bases=v1', statuses: [401, 403, 200] },
  'GET /lecture/{lectureId}': open('/lecture/l1?preview=true'),
  'GET /repetition': { at: '/repetition', statuses: [401, 200, 200] },
  'GET /repetition/sample': open('/repetition/sample?lectures=l1'),
  'GET /repetition/lecture/{lectureId}': open('/repetition/lecture/l1?preview=true'),
  'POST /repetition/answer': {
    body: { questionId: 'q1-1', answer: null, at: '2026-06-15T10:00:00.000Z' },
    statuses: [200, 200, 200],
  },
  'GET /quiz/lecture/{lectureId}': open('/quiz/lecture/l1?preview=true'),
  'GET /quiz/{quizId}/question': open('/quiz/q1/question?preview=true'),
  'POST /quiz/{quizId}/guest-answers': {
    at: '/quiz/q1/guest-answers',
    body: { items: [{ questionId: 'q1-1', answer: { kind: 'NUMBER', number: 42 } }] },
    statuses: [200, 200, 200],
  },
  'POST /quiz/question/user-answer/': {
    body: { questionId: 'q1-1', answer: { kind: 'NUMBER', number: 42 } },
    statuses: [401, 403, 200],
  },
  'GET /quiz/{quizId}/question/user-answer': { at: '/quiz/q1/question/user-answer', statuses: [401, 403, 200] },
  'DELETE /quiz/{quizId}/question/user-answer': { at: '/quiz/q1/question/user-answer', statuses: [401, 403, 200] },
  'GET /next-course-vote': open(),
  'POST /next-course-vote': { body: { optionId: 'python' }, statuses: [200, 403, 200] },
  'GET /wp/post': open(),
  'GET /wp/post/{slug}': open('/wp/post/clanok'),
  'GET /playground/start': open(),
  'GET /search': open('/search?q=program'),
  'GET /search/typed': open('/search/typed?q=program'),
  'GET /youtube': open(),
  'GET /youtube/{slug}': open('/youtube/video'),
  'GET /author/slug/{slug}': open('/author/slug/zuzana'),
  'GET /author/{authorId}/overview': open('/author/a1/overview'),
  'GET /page/{slug}': open('/page/o-projekte'),
  'GET /user': { statuses: [401, 404, 200] },
  'POST /user': { body: profile, statuses: [401, 200, 200] },
  'POST /user/sign-in': { statuses: [401, 404, 200] },
  'PUT /user': { body: profile, statuses: [401, 404, 200] },
  'DELETE /user': { statuses: [401, 404, 200] },
  'GET /user/export': { statuses: [401, 404, 200] },
  'POST /newsletter': { body: { email: 'jana@example.org', subscribedFrom: 'FOOTER' }, statuses: [202, 202, 202] },
  // Who has the mail has the token, signed in or not.
  'POST /newsletter/confirm': { body: { token: mailed }, statuses: [200, 200, 200] },
  'POST /newsletter/unsubscribe': { body: { token: mailed }, statuses: [200, 200, 200] },
  'GET /course-review/course/{courseId}': open('/course-review/course/java'),
  'GET /course-review/course/{courseId}/overview': open('/course-review/course/java/overview'),
  'POST /course-review': { body: { courseId: 'reviewed', ...review }, statuses: [401, 403, 200] },
  'PUT /course-review/{reviewId}': { at: '/course-review/r1', body: review, statuses: [401, 403, 200] },
  'DELETE /course-review/{reviewId}': { at: '/course-review/r1', statuses: [401, 403, 200] },
  'POST /browser-errors': {
    body: { release: 'cb41224a', name: 'TypeError', message: 'x is not a function', places: ['shared-x1.js:1:2'] },
    statuses: [202, 202, 202],
  },
  'GET /admin/browser-errors': { statuses: [401, 403, 403], roles: [] },
  'PUT /admin/browser-errors/{errorId}': {
    at: `/admin/browser-errors/${lectureComment}`,
    body: { isSettled: true },
    statuses: [401, 403, 403],
    roles: [],
  },
  'POST /email-feedback': { body: { message: 'Ďakujem.' }, statuses: [202, 202, 202] },
  'GET /lecture/{lectureId}/comment': open('/lecture/l1/comment?preview=true'),
  'POST /lecture/{lectureId}/comment': { at: '/lecture/l1/comment', body: comment, statuses: [401, 403, 200] },
  'PUT /lecture/{lectureId}/comment/{commentId}': {
    at: `/lecture/l1/comment/${lectureComment}`,
    body: comment,
    statuses: [401, 403, 200],
  },
  'DELETE /lecture/{lectureId}/comment/{commentId}': {
    at: `/lecture/l1/comment/${lectureComment}`,
    statuses: [401, 403, 200],
  },
  // Nobody reports what they have written.
  'POST /lecture/{lectureId}/comment/{commentId}/report': {
    at: `/lecture/l1/comment/${lectureComment}/report`,
    statuses: [401, 403, 403],
  },
  'GET /post/{postId}/comment': open('/post/post1/comment'),
  'POST /post/{postId}/comment': { at: '/post/post1/comment', body: comment, statuses: [401, 403, 200] },
  'PUT /post/{postId}/comment/{commentId}': {
    at: `/post/post1/comment/${postComment}`,
    body: comment,
    statuses: [401, 403, 200],
  },
  'DELETE /post/{postId}/comment/{commentId}': { at: `/post/post1/comment/${postComment}`, statuses: [401, 403, 200] },
  // Nobody reports what they have written.
  'POST /post/{postId}/comment/{commentId}/report': {
    at: `/post/post1/comment/${postComment}/report`,
    statuses: [401, 403, 403],
  },
  // Buying takes a profile, which the other user has not.
  'POST /stripe/create-payment-intent': { body: { productId: 'p1' }, statuses: [401, 403, 200] },
  'POST /stripe/update-payment-intent': { body: { orderId: 'open', consented: true }, statuses: [401, 403, 200] },
  'GET /stripe/check-promotion-code/{code}': {
    at: '/stripe/check-promotion-code/KOD?productId=p1',
    statuses: [401, 200, 200],
  },
  // The signature says who may.
  'POST /stripe/webhook': { statuses: [400, 400, 400] },
  'POST /source/wordpress/changed': { statuses: [404, 404, 404] },
  'POST /stripe/local/confirm': {
    body: { clientSecret: 'nobody', cardNumber: '4242424242424242', delivery: 'once' },
    statuses: [401, 404, 404],
  },
  'GET /order': { statuses: [401, 200, 200] },
  'GET /order/product/{productId}': { at: '/order/product/p1', statuses: [401, 404, 200] },
  'DELETE /order/{orderId}': { at: '/order/open', statuses: [401, 403, 200] },
  'GET /order/{orderId}/receipt': { at: '/order/paid/receipt', statuses: [401, 404, 200] },
  'POST /admin/order/{orderId}/refund': {
    at: '/admin/order/paid/refund',
    body: { amount: 100 },
    statuses: [401, 403, 403],
    roles: ['TREASURER'],
  },
  'GET /admin/exercise-statistics': {
    at: '/admin/exercise-statistics?courseId=k1',
    statuses: [401, 403, 403],
    roles: ['EDITOR', 'LECTURER'],
  },
  'GET /admin/desk': { statuses: [401, 403, 403], roles: ['EDITOR', 'LECTURER', 'MODERATOR', 'TREASURER'] },
  'GET /admin/overview/waiting': { statuses: [401, 403, 403], roles: ['EDITOR', 'LECTURER', 'MODERATOR', 'TREASURER'] },
  'PUT /admin/overview/waiting/{kind}/claim': {
    at: '/admin/overview/waiting/exercises/claim',
    body: { isTaken: true },
    statuses: [401, 403, 403],
    roles: ['EDITOR', 'LECTURER', 'MODERATOR', 'TREASURER'],
  },
  'GET /admin/overview/learners': {
    statuses: [401, 403, 403],
    roles: ['EDITOR', 'LECTURER', 'MODERATOR', 'TREASURER'],
  },
  'GET /admin/overview/course-stops': { statuses: [401, 403, 403], roles: ['EDITOR', 'LECTURER'] },
  'GET /admin/overview/lecture-stops': {
    at: '/admin/overview/lecture-stops?lectureId=l1',
    statuses: [401, 403, 403],
    roles: ['EDITOR', 'LECTURER'],
  },
  'GET /admin/overview/wrong-answers': {
    at: '/admin/overview/wrong-answers?lectureId=l1&exerciseId=prva',
    statuses: [401, 403, 403],
    roles: ['EDITOR', 'LECTURER'],
  },
  'GET /admin/overview/income': { statuses: [401, 403, 403], roles: ['TREASURER'] },
  'GET /admin/overview/subscribers': { statuses: [401, 403, 403], roles: [] },
  'GET /admin/overview/visits': { statuses: [401, 403, 403], roles: ['EDITOR', 'LECTURER', 'MODERATOR', 'TREASURER'] },
  'GET /admin/content-search': {
    at: '/admin/content-search?q=java',
    statuses: [401, 403, 403],
    roles: ['EDITOR', 'LECTURER', 'MODERATOR'],
  },
  'GET /admin/event': { statuses: [401, 403, 403], roles: [] },
  'GET /admin/event/file': { statuses: [401, 403, 403], roles: [] },
  'GET /admin/user': { statuses: [401, 403, 403], roles: ['MODERATOR', 'TREASURER'] },
  'GET /admin/user/{userId}': { at: '/admin/user/jana', statuses: [401, 403, 403], roles: ['MODERATOR', 'TREASURER'] },
  'PUT /admin/user/{userId}/roles': {
    at: '/admin/user/jana/roles',
    body: { seen: [], roles: ['EDITOR'], page: { kind: 'keep' } },
    statuses: [401, 403, 403],
    roles: [],
  },
  'POST /admin/user/{userId}/course': {
    at: '/admin/user/jana/course',
    body: { productId: 'p1' },
    statuses: [401, 403, 403],
    roles: [],
  },
  'POST /admin/user/{userId}/course/move': {
    at: '/admin/user/jana/course/move',
    body: { productId: 'p1', fromUserId: 'peter' },
    statuses: [401, 403, 403],
    roles: [],
  },
  'POST /admin/user/{userId}/export': { at: '/admin/user/jana/export', statuses: [401, 403, 403], roles: [] },
  'DELETE /admin/user/{userId}': {
    at: '/admin/user/jana',
    body: { email: 'jana@example.org' },
    statuses: [401, 403, 403],
    roles: [],
  },
  'POST /admin/comment-report/{commentId}/close': {
    at: `/admin/comment-report/${postComment}/close`,
    statuses: [401, 403, 403],
    roles: ['MODERATOR'],
  },
  'GET /admin/words': {
    statuses: [401, 403, 403],
    roles: ['MODERATOR'],
  },
  'GET /admin/words/waiting': { statuses: [401, 403, 403], roles: ['MODERATOR'] },
  'PUT /admin/words/first-links': { body: { wait: true }, statuses: [401, 403, 403], roles: ['MODERATOR'] },
  'GET /admin/repeat/{sameAs}': { at: `/admin/repeat/${repeated}`, statuses: [401, 403, 403], roles: ['MODERATOR'] },
  'POST /admin/repeat/{sameAs}/hide': {
    at: `/admin/repeat/${repeated}/hide`,
    body: { rule: 'adverts', reason: 'Ponúka kurz.' },
    statuses: [401, 403, 403],
    roles: ['MODERATOR'],
  },
  'POST /admin/repeat/{sameAs}/let-through': {
    at: `/admin/repeat/${repeated}/let-through`,
    body: {},
    statuses: [401, 403, 403],
    roles: ['MODERATOR'],
  },
  'POST /admin/repeat/{sameAs}/undo': {
    at: `/admin/repeat/${repeated}/undo`,
    body: { words: [] },
    statuses: [401, 403, 403],
    roles: ['MODERATOR'],
  },
  'POST /admin/comment/{commentId}/let-through': {
    at: `/admin/comment/${postComment}/let-through`,
    statuses: [401, 403, 403],
    roles: ['MODERATOR'],
  },
  'POST /admin/comment/{commentId}/hold': {
    at: `/admin/comment/${postComment}/hold`,
    statuses: [401, 403, 403],
    roles: ['MODERATOR'],
  },
  'POST /admin/review/{reviewId}/let-through': {
    at: '/admin/review/r1/let-through',
    statuses: [401, 403, 403],
    roles: ['MODERATOR'],
  },
  'POST /admin/review/{reviewId}/hold': {
    at: '/admin/review/r1/hold',
    statuses: [401, 403, 403],
    roles: ['MODERATOR'],
  },
  'GET /admin/comment': {
    statuses: [401, 403, 403],
    roles: ['MODERATOR'],
  },
  'GET /admin/comment/{commentId}': {
    at: `/admin/comment/${postComment}`,
    statuses: [401, 403, 403],
    roles: ['MODERATOR'],
  },
  'POST /admin/comment/{commentId}/hide': {
    at: `/admin/comment/${postComment}/hide`,
    body: { rule: 'respect', reason: 'Uráža.' },
    statuses: [401, 403, 403],
    roles: ['MODERATOR'],
  },
  'POST /admin/comment/{commentId}/restore': {
    at: `/admin/comment/${postComment}/restore`,
    statuses: [401, 403, 403],
    roles: ['MODERATOR'],
  },
  'POST /admin/comment/{commentId}/remove': {
    at: `/admin/comment/${postComment}/remove`,
    body: { rule: 'respect', reason: 'Uráža.' },
    statuses: [401, 403, 403],
    roles: ['MODERATOR'],
  },
  'POST /admin/comment/{commentId}/answer': {
    at: `/admin/comment/${postComment}/answer`,
    body: comment,
    statuses: [401, 403, 403],
    roles: ['MODERATOR'],
  },
  'POST /admin/comment-report/{commentId}/reopen': {
    at: `/admin/comment-report/${postComment}/reopen`,
    statuses: [401, 403, 403],
    roles: ['MODERATOR'],
  },
  'GET /admin/review': {
    statuses: [401, 403, 403],
    roles: ['MODERATOR'],
  },
  'GET /admin/review/{reviewId}': {
    at: '/admin/review/r1',
    statuses: [401, 403, 403],
    roles: ['MODERATOR'],
  },
  'POST /admin/review/{reviewId}/hide': {
    at: '/admin/review/r1/hide',
    body: { rule: 'respect', reason: 'Uráža.' },
    statuses: [401, 403, 403],
    roles: ['MODERATOR'],
  },
  'POST /admin/review/{reviewId}/restore': {
    at: '/admin/review/r1/restore',
    statuses: [401, 403, 403],
    roles: ['MODERATOR'],
  },
  'POST /admin/review/{reviewId}/remove': {
    at: '/admin/review/r1/remove',
    body: { rule: 'respect', reason: 'Uráža.' },
    statuses: [401, 403, 403],
    roles: ['MODERATOR'],
  },
  'GET /admin/block': {
    statuses: [401, 403, 403],
    roles: ['MODERATOR'],
  },
  'PUT /admin/block/{id}': {
    at: '/admin/block/jana',
    body: { length: 'day', rule: 'respect', reason: 'Uráža.' },
    statuses: [401, 403, 403],
    roles: ['MODERATOR'],
  },
  'DELETE /admin/block/{id}': {
    at: '/admin/block/uid-eva',
    statuses: [401, 403, 403],
    roles: ['MODERATOR'],
  },
  'GET /admin/feedback': {
    statuses: [401, 403, 403],
    roles: ['MODERATOR'],
  },
  'GET /admin/feedback/{messageId}': {
    at: `/admin/feedback/${lectureComment}`,
    statuses: [401, 403, 403],
    roles: ['MODERATOR'],
  },
  'POST /admin/feedback/{messageId}/answer': {
    at: `/admin/feedback/${lectureComment}/answer`,
    body: comment,
    statuses: [401, 403, 403],
    roles: ['MODERATOR'],
  },
  'POST /admin/feedback/{messageId}/close': {
    at: `/admin/feedback/${lectureComment}/close`,
    statuses: [401, 403, 403],
    roles: ['MODERATOR'],
  },
  'POST /admin/feedback/{messageId}/reopen': {
    at: `/admin/feedback/${lectureComment}/reopen`,
    statuses: [401, 403, 403],
    roles: ['MODERATOR'],
  },
  'GET /admin/order': { statuses: [401, 403, 403], roles: ['TREASURER'] },
  'GET /admin/order-export': { statuses: [401, 403, 403], roles: ['TREASURER'] },
  'GET /admin/order/{orderId}': { at: '/admin/order/paid', statuses: [401, 403, 403], roles: ['TREASURER'] },
  'POST /admin/order/{orderId}/check': {
    at: '/admin/order/paid/check',
    statuses: [401, 403, 403],
    roles: ['TREASURER'],
  },
  'PUT /admin/order/{orderId}/note': {
    at: '/admin/order/paid/note',
    body: { before: null, after: 'Píše, že kúpil dvakrát.' },
    statuses: [401, 403, 403],
    roles: ['TREASURER'],
  },
  'POST /admin/order/{orderId}/receipt-mail': {
    at: '/admin/order/paid/receipt-mail',
    statuses: [401, 403, 403],
    roles: ['TREASURER'],
  },
  'GET /admin/movement': { statuses: [401, 403, 403], roles: ['TREASURER'] },
  'GET /admin/movement-export': {
    at: '/admin/movement-export?month=2026-05',
    statuses: [401, 403, 403],
    roles: ['TREASURER'],
  },
  'POST /admin/movement-asking': { statuses: [401, 403, 403], roles: ['TREASURER'] },
  'GET /admin/payout/{payoutId}': { at: '/admin/payout/po_1', statuses: [401, 403, 403], roles: ['TREASURER'] },
  'PUT /admin/payout/{payoutId}/check': {
    at: '/admin/payout/po_1/check',
    body: { bankDay: '2026-05-04', bankAmount: 1, note: '' },
    statuses: [401, 403, 403],
    roles: ['TREASURER'],
  },
  'POST /admin/book-month/{month}/closing': {
    at: '/admin/book-month/2026-05/closing',
    statuses: [401, 403, 403],
    roles: ['TREASURER'],
  },
  'POST /admin/book-month/{month}/reopening': {
    at: '/admin/book-month/2026-04/reopening',
    body: { reason: 'chýba poplatok' },
    statuses: [401, 403, 403],
    roles: ['TREASURER'],
  },
  'POST /admin/order/{orderId}/trial-dispute': {
    at: '/admin/order/none/trial-dispute',
    body: { status: 'open' },
    statuses: [401, 403, 403],
    roles: ['TREASURER'],
  },
  'GET /admin/product': { statuses: [401, 403, 403], roles: ['TREASURER'] },
  'GET /admin/gift': { statuses: [401, 403, 403], roles: ['TREASURER'] },
  'POST /admin/gift': {
    body: { email: 'jana@example.org', productId: 'p1' },
    statuses: [401, 403, 403],
    roles: ['TREASURER'],
  },
  'DELETE /admin/gift/{giftId}': { at: '/admin/gift/g1', statuses: [401, 403, 403], roles: ['TREASURER'] },
  'GET /admin/media': { statuses: [401, 403, 403], roles: ['EDITOR', 'LECTURER'] },
  'GET /admin/media/{mediaId}': {
    at: '/admin/media/picture',
    statuses: [401, 403, 403],
    roles: ['EDITOR', 'LECTURER'],
  },
  // The body is JSON, which is no file that is taken.
  'POST /admin/media': {
    at: '/admin/media?name=subor.png',
    body: {},
    statuses: [401, 403, 403],
    roles: ['EDITOR', 'LECTURER'],
  },
  'PUT /admin/media/{mediaId}': {
    at: '/admin/media/picture',
    body: {
      before: { name: 'Mačka', alt: '', captionsId: null },
      after: { name: 'Mačka', alt: 'Mačka na klávesnici.', captionsId: null },
    },
    statuses: [401, 403, 403],
    roles: ['EDITOR', 'LECTURER'],
  },
  'DELETE /admin/media/{mediaId}': {
    at: '/admin/media/picture',
    statuses: [401, 403, 403],
    roles: ['EDITOR', 'LECTURER'],
  },
  'GET /admin/source': { statuses: [401, 403, 403], roles: ['EDITOR'] },
  'POST /admin/source/{name}/run': { at: '/admin/source/podcast/run', statuses: [401, 403, 403], roles: ['EDITOR'] },
  'GET /admin/code': { statuses: [401, 403, 403], roles: ['TREASURER'] },
  'GET /admin/code/{codeId}': { at: '/admin/code/code', statuses: [401, 403, 403], roles: ['TREASURER'] },
  'POST /admin/code': {
    body: {
      code: 'NOVY',
      percentOff: 20,
      amountOff: null,
      courseIds: [],
      firstDay: null,
      lastDay: null,
      maxRedemptions: null,
      maxPerUser: 1,
      note: null,
    },
    statuses: [401, 403, 403],
    roles: ['TREASURER'],
  },
  'PUT /admin/code/{codeId}': {
    at: '/admin/code/code',
    body: {
      before: { active: true, maxRedemptions: null, lastDay: null, note: null },
      after: { active: true, maxRedemptions: null, lastDay: null, note: null },
    },
    statuses: [401, 403, 403],
    roles: ['TREASURER'],
  },
  'GET /admin/newsletter': { statuses: [401, 403, 403], roles: ['EDITOR'] },
  'POST /admin/newsletter': { body: {}, statuses: [401, 403, 403], roles: ['EDITOR'] },
  'POST /admin/newsletter/preview': {
    body: { subject: '', preheader: '', text: '' },
    statuses: [401, 403, 403],
    roles: ['EDITOR'],
  },
  'POST /admin/newsletter/audience': { body: { groups: [] }, statuses: [401, 403, 403], roles: ['EDITOR'] },
  'GET /admin/newsletter-group': { statuses: [401, 403, 403], roles: ['EDITOR'] },
  'GET /admin/newsletter-template': { statuses: [401, 403, 403], roles: ['EDITOR'] },
  'POST /admin/newsletter-template': {
    body: { name: 'Prehľad', issueId: 'n1' },
    statuses: [401, 403, 403],
    roles: ['EDITOR'],
  },
  'DELETE /admin/newsletter-template/{templateId}': {
    at: '/admin/newsletter-template/t1',
    statuses: [401, 403, 403],
    roles: ['EDITOR'],
  },
  'GET /admin/newsletter/{issueId}': { at: '/admin/newsletter/n1', statuses: [401, 403, 403], roles: ['EDITOR'] },
  'PUT /admin/newsletter/{issueId}': {
    at: '/admin/newsletter/n1',
    body: { subject: '', preheader: '', text: '' },
    statuses: [401, 403, 403],
    roles: ['EDITOR'],
  },
  'DELETE /admin/newsletter/{issueId}': { at: '/admin/newsletter/n1', statuses: [401, 403, 403], roles: ['EDITOR'] },
  'POST /admin/newsletter/{issueId}/test': {
    at: '/admin/newsletter/n1/test',
    statuses: [401, 403, 403],
    roles: ['EDITOR'],
  },
  'POST /admin/newsletter/{issueId}/schedule': {
    at: '/admin/newsletter/n1/schedule',
    body: { version: 1, sendAt: null, pace: 400 },
    statuses: [401, 403, 403],
    roles: [],
  },
  'POST /admin/newsletter/{issueId}/unschedule': {
    at: '/admin/newsletter/n1/unschedule',
    statuses: [401, 403, 403],
    roles: [],
  },
  'POST /admin/newsletter/{issueId}/pause': { at: '/admin/newsletter/n1/pause', statuses: [401, 403, 403], roles: [] },
  'POST /admin/newsletter/{issueId}/resume': {
    at: '/admin/newsletter/n1/resume',
    statuses: [401, 403, 403],
    roles: [],
  },
  'POST /admin/newsletter/{issueId}/night': {
    at: '/admin/newsletter/n1/night',
    body: { reason: 'Sťahujeme server.' },
    statuses: [401, 403, 403],
    roles: [],
  },
  'POST /admin/newsletter/{issueId}/night-end': {
    at: '/admin/newsletter/n1/night-end',
    statuses: [401, 403, 403],
    roles: [],
  },
  'POST /admin/newsletter/{issueId}/stop': { at: '/admin/newsletter/n1/stop', statuses: [401, 403, 403], roles: [] },
  'GET /admin/subscriber': { statuses: [401, 403, 403], roles: ['EDITOR'] },
  'GET /admin/subscriber-export': { statuses: [401, 403, 403], roles: [] },
  'DELETE /admin/subscriber/{subscriberId}': { at: '/admin/subscriber/s1', statuses: [401, 403, 403], roles: [] },
  'GET /admin/content': { at: '/admin/content?kind=article', statuses: [401, 403, 403], roles: ['EDITOR', 'LECTURER'] },
  'GET /admin/content-tree': { statuses: [401, 403, 403], roles: ['EDITOR', 'LECTURER'] },
  'GET /admin/content-tree/{courseId}': {
    at: '/admin/content-tree/k1',
    statuses: [401, 403, 403],
    roles: ['EDITOR', 'LECTURER'],
  },
  'GET /admin/content/{kind}/{id}': {
    at: '/admin/content/lecture/l1',
    statuses: [401, 403, 403],
    roles: ['EDITOR', 'LECTURER'],
  },
  'PUT /admin/content/{kind}/{id}': {
    at: '/admin/content/lecture/l1',
    body: { document: { data: {}, text: '', quiz: null } },
    statuses: [401, 403, 403],
    roles: ['EDITOR', 'LECTURER'],
  },
  'POST /admin/content/{kind}/{id}/step': {
    at: '/admin/content/lecture/l1/step',
    body: { step: 'revive' },
    statuses: [401, 403, 403],
    roles: ['EDITOR', 'LECTURER'],
  },
  'POST /admin/content-publication': {
    body: { things: [{ kind: 'lecture', id: 'l1', revision: 0 }] },
    statuses: [401, 403, 403],
    roles: ['EDITOR', 'LECTURER'],
  },
  'POST /admin/content-tree/{courseId}/price': {
    at: '/admin/content-tree/k1/price',
    body: { amount: 1900 },
    statuses: [401, 403, 403],
    roles: ['EDITOR'],
  },
  'GET /admin/content-publication/course/{courseId}': {
    at: '/admin/content-publication/course/k1',
    statuses: [401, 403, 403],
    roles: ['EDITOR', 'LECTURER'],
  },
  'POST /admin/content-publication/check': {
    body: { things: [{ kind: 'lecture', id: 'l1', revision: 0 }] },
    statuses: [401, 403, 403],
    roles: ['EDITOR', 'LECTURER'],
  },
  'POST /admin/content-publication/{id}/undo': {
    at: '/admin/content-publication/1/undo',
    statuses: [401, 403, 403],
    roles: ['EDITOR', 'LECTURER'],
  },
  'DELETE /admin/content-publication/{id}': {
    at: '/admin/content-publication/1',
    statuses: [401, 403, 403],
    roles: ['EDITOR', 'LECTURER'],
  },
  'POST /admin/content/{kind}/{id}/check': {
    at: '/admin/content/lecture/l1/check',
    body: { document: { data: {}, text: '', quiz: null } },
    statuses: [401, 403, 403],
    roles: ['EDITOR', 'LECTURER'],
  },
  'POST /admin/content/{kind}/{id}/preview': {
    at: '/admin/content/lecture/l1/preview',
    body: { document: { data: {}, text: '', quiz: null }, viewer: 'guest' },
    statuses: [401, 403, 403],
    roles: ['EDITOR', 'LECTURER'],
  },
  'PUT /admin/content-tree/{courseId}': {
    at: '/admin/content-tree/k1',
    body: { chapters: [] },
    statuses: [401, 403, 403],
    roles: ['EDITOR', 'LECTURER'],
  },
  'POST /admin/content': {
    body: { kind: 'tag', name: '' },
    statuses: [401, 403, 403],
    roles: ['EDITOR', 'LECTURER'],
  },
  'POST /admin/own-author': {
    body: { name: 'Jana', about: 'Učí.' },
    statuses: [401, 403, 403],
    roles: ['EDITOR', 'LECTURER'],
  },
  'GET /admin/invitation': { statuses: [401, 403, 403], roles: [] },
  'POST /admin/invitation': {
    body: { email: 'ema@example.org', name: 'Ema', roles: ['EDITOR'], makesPage: false },
    statuses: [401, 403, 403],
    roles: [],
  },
  'POST /admin/invitation/{invitationId}/renew': {
    at: `/admin/invitation/${postComment}/renew`,
    statuses: [401, 403, 403],
    roles: [],
  },
  'DELETE /admin/invitation/{invitationId}': {
    at: `/admin/invitation/${postComment}`,
    statuses: [401, 403, 403],
    roles: [],
  },
  'GET /teacher': { statuses: [401, 403, 200] },
  'POST /teacher/request': { body: { school: 'ZŠ Hlinku', note: 'Siedmaci.' }, statuses: [401, 403, 200] },
  'DELETE /teacher/request': { statuses: [401, 403, 404] },
  'GET /certificate': { statuses: [401, 200, 200] },
  'GET /certificate/course/{courseId}': { at: '/certificate/course/k1', statuses: [401, 403, 200] },
  'POST /certificate': { body: { courseId: 'k1' }, statuses: [401, 403, 403] },
  'PUT /certificate/{id}': {
    at: '/certificate/2222-2222-2222',
    body: { isNamePublic: true },
    statuses: [401, 403, 404],
  },
  'GET /certificate/{id}/pdf': { at: '/certificate/2222-2222-2222/pdf', statuses: [401, 403, 404] },
  'GET /certificate/{id}/badge': { at: '/certificate/2222-2222-2222/badge', statuses: [401, 403, 404] },
  'GET /certificate/{id}/verification': { at: '/certificate/2222-2222-2222/verification', statuses: [200, 200, 200] },
  'GET /certificate/status/{list}': { at: '/certificate/status/0', statuses: [200, 200, 200] },
  'POST /admin/certificate/{id}/revoke': {
    at: '/admin/certificate/2222-2222-2222/revoke',
    body: { reason: 'omyl' },
    statuses: [401, 403, 403],
    roles: [],
  },
  'GET /class': { statuses: [401, 403, 403], roles: ['TEACHER'] },
  'POST /class': { body: { name: '2.B', courseId: 'k1' }, statuses: [401, 403, 403], roles: ['TEACHER'] },
  'GET /class/{classId}': { at: `/class/${postComment}`, statuses: [401, 403, 403], roles: ['TEACHER'] },
  'POST /class/{classId}/code': { at: `/class/${postComment}/code`, statuses: [401, 403, 403], roles: ['TEACHER'] },
  'DELETE /class/{classId}': { at: `/class/${postComment}`, statuses: [401, 403, 403], roles: ['TEACHER'] },
  'DELETE /class/{classId}/member/{memberId}': {
    at: `/class/${postComment}/member/${lectureComment}`,
    statuses: [401, 403, 403],
    roles: ['TEACHER'],
  },
  'GET /plan/{courseSlug}': { at: '/plan/kurz', statuses: [401, 403, 403], roles: ['TEACHER'] },
  'GET /plan/chapter/{chapterId}': { at: '/plan/chapter/ch1', statuses: [401, 403, 403], roles: ['TEACHER'] },
  'POST /class/open': { body: { code: 'K7M2P4' }, statuses: [401, 403, 404] },
  'POST /class/join': { body: { code: 'K7M2P4', name: 'Jana' }, statuses: [401, 403, 404] },
  'GET /my-class': { statuses: [401, 200, 200] },
  'DELETE /my-class/{classId}': { at: `/my-class/${postComment}`, statuses: [401, 403, 200] },
  'GET /admin/teacher-request': { statuses: [401, 403, 403], roles: [] },
  'POST /admin/teacher-request/{requestId}/answer': {
    at: `/admin/teacher-request/${postComment}/answer`,
    body: { given: true },
    statuses: [401, 403, 403],
    roles: [],
  },
  // Who has the mail has the token; it is not in the database here.
  'POST /invitation/open': { body: { token: mailed }, statuses: [404, 404, 404] },
  'POST /invitation/accept': { body: { token: mailed }, statuses: [401, 403, 404] },
  'GET /admin/content/{kind}/{id}/conflict': {
    at: '/admin/content/lecture/l1/conflict?base=0',
    statuses: [401, 403, 403],
    roles: ['EDITOR', 'LECTURER'],
  },
  'GET /admin/content/{kind}/{id}/revision': {
    at: '/admin/content/lecture/l1/revision',
    statuses: [401, 403, 403],
    roles: ['EDITOR', 'LECTURER'],
  },
  'GET /admin/content/{kind}/{id}/revision/{revision}': {
    at: '/admin/content/lecture/l1/revision/1',
    statuses: [401, 403, 403],
    roles: ['EDITOR', 'LECTURER'],
  },
  'POST /admin/content/{kind}/{id}/preview-link': {
    at: '/admin/content/lecture/l1/preview-link',
    body: { revision: 0, viewer: 'guest' },
    statuses: [401, 403, 403],
    roles: ['EDITOR', 'LECTURER'],
  },
  'POST /admin/content/{kind}/{id}/presence': {
    at: '/admin/content/lecture/l1/presence',
    statuses: [401, 403, 403],
    roles: ['EDITOR', 'LECTURER'],
  },
  'POST /comment/reply-mail/off': { body: { token: mailed }, statuses: [200, 200, 200] },
};

const operationSchema = z.object({ security: z.array(z.record(z.string(), z.array(z.string()))) });
const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) });
const calls = Object.entries(matrix);

/** The document comes from the routes alone. */
const answer = await testApi({ db: {} as Database['db'] }).send('/openapi.json');
const { paths } = documentSchema.parse(await answer.json());

function operationOf(name: string): z.infer<typeof operationSchema> {
  const [method = '', path = ''] = name.split(' ');
  return operationSchema.parse(paths[path]?.[method.toLowerCase()]);
}

let database: Database;
let issuer: Awaited<ReturnType<typeof createTestIssuer>>;
let wrong: Record<string, string>;

beforeAll(async () => {
  database = await openTestDatabase();
  issuer = await createTestIssuer({ now: () => now });
  wrong = await wrongTokens(issuer, now);
  const { id: authorId } = await buildAuthor(database, { id: 'a1', slug: 'zuzana' });
  const course = await buildCourse(database, { id: 'k1', slug: 'kurz', authorId });
  await buildCourse(database, { id: 'java', slug: 'java-kurz', authorId });
  const chapter = await buildChapter(database, { courseId: course.id, freeSample: true });
  const text = '::::task{id="tri-riadky" kind="write"}\nNapíš ich.\n::::';
  await buildLecture(database, { id: 'l1', chapterId: chapter.id, text });
  const reviewed = await buildCourse(database, { id: 'reviewed', authorId });
  const { id: chapterId } = await buildChapter(database, { courseId: reviewed.id });
  await buildLecture(database, { id: 'reviewed-1', chapterId });
  const stored = { published: true, updatedAt: past };
  await database.db.insert(quiz).values({ id: 'q1', lectureId: 'l1', name: 'Kvíz', ...stored });
  const key = { kind: 'NUMBER', number: 42, tolerance: 0 } as const;
  const question = { id: 'q1-1', quizId: 'q1', position: 1, text: 'Koľko?', options: [], key, explanation: 'Toľko.' };
  await database.db.insert(quizQuestion).values({ ...question, ...stored });
  const python = { id: 'python', name: 'Python', summary: 'Jazyk.', position: 1 };
  await database.db.insert(nextCourseOption).values({ ...python, ...stored });
  const sold = await buildCourse(database, { authorId });
  await buildCourseProduct(database, { id: 'p1', courseId: sold.id });
  await database.db.insert(promotionCode).values({ id: 'code', code: 'KOD', percentOff: 20, createdAt: past });
  await buildPost(database, { id: 'post1', slug: 'clanok', authorId });
  await buildVideo(database, { slug: 'video', authorId });
  await buildPage(database, { slug: 'o-projekte' });
});
afterAll(() => database.close());

/** A subscriber, and Jana with all that is hers. */
async function makeThings(): Promise<void> {
  const books = [moneyMovement, moneyMonth, moneyAsking];
  for (const table of [...books, receipt, orderEvent, order, localPaymentIntent, commentTable, user, subscriber])
    await database.db.delete(table);
  // A first price is given once.
  await database.db.delete(courseProduct).where(eq(courseProduct.courseId, 'k1'));
  await database.db.insert(moneyMonth).values({ month: '2026-04', closedAt: past });
  await database.db.insert(moneyAsking).values({ id: 1, answeredAt: now });
  await database.db.delete(promotionCode).where(ne(promotionCode.id, 'code'));
  const subscription = { status: 'pending', subscribedFrom: 'FOOTER', createdAt: past, updatedAt: past } as const;
  await database.db
    .insert(subscriber)
    .values({ ...subscription, email: 'eva@example.org', confirmToken: mailed, unsubscribeToken: mailed });
  await send('POST /user', { body: profile, statuses: [401, 200, 200] }, jana);
  const [{ id: userId } = { id: '' }] = await database.db.update(user).set({ replyToken: mailed }).returning();
  const row = { id: 'r1', courseId: 'java', userId, createdAt: past, updatedAt: past };
  await database.db.insert(courseReview).values({ ...row, ...review });
  const progress = { userId, lectureId: 'reviewed-1', completedAt: past, updatedAt: past };
  await database.db.insert(lectureProgress).values(progress);
  const program = { userId, id: 'pokus', language: 'python' as const, name: 'Pokus', version: 'v1', changedAt: past };
  await database.db.insert(keptProgram).values({ ...program, files: [{ name: 'program.py', code: 'print(1)' }] });
  const bought = { userId, buyerName: 'Jana', buyerEmail: 'jana@example.org', productId: 'p1', productName: 'Java' };
  const terms = { currency: 'EUR', listAmount: 4900, amount: 4900, createdAt: past };
  await database.db.insert(order).values([
    { ...bought, ...terms, id: 'open', status: 'pending' },
    { ...bought, ...terms, id: 'paid', status: 'paid', paidAt: past },
  ]);
  await database.db.insert(receipt).values({ orderId: 'paid', year: 2026, number: 1, issuedAt: past });
  const written = { userId, text: 'Ďakujem.', createdAt: past };
  await database.db.insert(commentTable).values([
    { ...written, id: lectureComment, lectureId: 'l1' },
    { ...written, id: postComment, postId: 'post1' },
  ]);
}

/** Each call has a server of its own: limits are not what is asked here. */
async function send(name: string, { at, body }: Call, caller: Caller) {
  const [method = '', path = ''] = name.split(' ');
  const api = testApi(database, [], { integrations: { identity: issuer.verifier } });
  return api.send(at ?? path, await issuer.call(caller, method, body));
}

test('every call of the API is in the table', () => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(Object.keys(matrix).sort()).toEqual(operations.sort());
});

/** What a handler should never see of somebody who may not call. */
const brokenBodies: Record<string, RequestInit> = {
  'no JSON': { body: '{', headers: { 'content-type': 'application/json' } },
  'unknown fields': { body: '{"nezname":1}', headers: { 'content-type': 'application/json' } },
  'text that cannot be stored': { body: '{"text":"\\u0000"}', headers: { 'content-type': 'application/json' } },
  'another type': { body: 'text=x', headers: { 'content-type': 'text/plain' } },
  'no type': { body: new Uint8Array([1, 2, 3]) },
  'too large': { body: `"${'x'.repeat(65 * 1024)}"`, headers: { 'content-type': 'application/json' } },
  'declared too large': { body: '{}', headers: { 'content-type': 'application/json', 'content-length': '999999' } },
};
/** Roles are known before anything of the call is read; whose a thing is needs the thing. */
const needsRole = (name: string) => operationOf(name).security.some(({ firebaseIdToken }) => firebaseIdToken?.length);
const refused = calls.flatMap(([name, { statuses }]) => [
  ...(statuses[0] === 401 ? [[name, 'nobody', null, 401] as const] : []),
  ...(needsRole(name) ? [[name, 'who lacks the role', peter, 403] as const] : []),
]);

test('the document says of every call whether it is for those who are signed in', () => {
  const wrong = calls.filter(
    ([
      name,
      {
        statuses: [anonymous],
      },
    ]) => {
      const isForSignedIn = operationOf(name).security.every(({ firebaseIdToken }) => firebaseIdToken !== undefined);
      return isForSignedIn !== (anonymous === 401);
    },
  );
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test('every call that takes a role of the desk says in the table which', () => {
  const names = calls.filter(([name]) => deskRolesOf(name).length > 0).map(([name]) => name);
  expect(names.sort()).toEqual(calls.flatMap(([name, { roles }]) => (roles ? [name] : [])).sort());
});

describe('a call that is refused', () => {
  let before: Awaited<ReturnType<typeof allRows>>;

  // What changes nothing needs nothing made anew.
  beforeAll(async () => {
    await makeThings();
    before = await allRows(database);
  });

  test('is so before anything of it is read', { timeout: 120_000 }, async () => {
    for (const [name, who, caller, status] of refused) {
      const [method = '', template = ''] = name.split(' ');
      const at = matrix[name]?.at ?? template;
      const api = testApi(database, [], { integrations: { identity: issuer.verifier } });
      const { headers } = await issuer.call(caller, method);
      const unknown = await api.send(`${at.split('?')[0]}?nezname=1`, { method, headers });
      expect.soft(unknown.status, `${name} by ${who}: an unknown parameter`).toBe(status);
      for (const [what, broken] of Object.entries(method === 'GET' ? {} : brokenBodies)) {
        const response = await api.send(at, {
          ...broken,
          method,
          headers: { ...headers, ...broken.headers } as HeadersInit,
        });
        expect.soft(response.status, `${name} by ${who}: ${what}`).toBe(status);
      }
    }
  });

  test('by a token that is wrong is so whatever is wrong with it', { timeout: 120_000 }, async () => {
    for (const [name, call] of calls) {
      for (const [what, idToken] of Object.entries(wrong)) {
        const response = await send(name, call, idToken);
        expect.soft(response.status, `${name}: ${what}`).toBe(401);
        expect.soft(await response.json(), `${name}: ${what}`).toMatchObject({ code: 'token-invalid' });
        expect.soft(response.headers.get('www-authenticate'), `${name}: ${what}`).toBe('Bearer');
      }
    }
  });

  test('has left every row as it was', async () => {
    expect(await allRows(database)).toEqual(before);
  });
});

describe('a call that may come through', { tags: ['thorough'] }, () => {
  beforeEach(makeThings);

  test.each(calls)('%s', async (name, call) => {
    const [anonymous, other, owner] = call.statuses;
    /** On things as they were first. */
    const ask = async (caller: Caller, who: string, status: number) => {
      const response = await send(name, call, caller);
      expect.soft(response.status, who).toBe(status);
      const kept = response.headers.get('cache-control') ?? '';
      if (caller) expect.soft(kept, who).toBe('private, no-store');
      else expect.soft(kept, who).not.toContain('private');
      if (response.status === 401) expect.soft(response.headers.get('www-authenticate'), who).toBe('Bearer');
      if (response.ok && !name.startsWith('GET ')) await makeThings();
    };
    await ask(null, 'without a token', anonymous);
    await ask(peter, 'by another user', other);
    await ask(jana, 'by its user', owner);
    if (call.roles) await askByRoles(name, call, call.roles);
  });

  test('what another user does leaves a profile as it was', async () => {
    const before = await (await send('GET /user', { statuses: [401, 404, 200] }, jana)).json();
    for (const method of ['PUT', 'POST', 'DELETE']) {
      const call = matrix[`${method} /user`];
      if (call) await send(`${method} /user`, call, peter);
    }
    expect(await (await send('GET /user', { statuses: [401, 404, 200] }, jana)).json()).toEqual(before);
  });
});

async function askByRoles(name: string, call: Call, roles: readonly Role[]): Promise<void> {
  expect.soft(deskRolesOf(name).sort()).toEqual(['ADMIN', ...roles].sort());
  for (const role of roleSchema.options) {
    const person = { uid: `uid-${role}`, email: `${role.toLowerCase()}@example.org` };
    await send('POST /user', { body: profile, statuses: [401, 200, 200] }, person);
    const [{ id: userId } = { id: '' }] = await database.db.select().from(user).where(eq(user.uid, person.uid));
    await database.db.insert(userRole).values({ userId, role, givenAt: past });
    const { status, ok } = await send(name, call, person);
    if (role === 'ADMIN' || roles.includes(role)) expect.soft([401, 403], role).not.toContain(status);
    else expect.soft(status, role).toBe(403);
    // Once more is another answer: the next one acts on things as they were first.
    if (ok && !name.startsWith('GET ')) await makeThings();
  }
}

function deskRolesOf(name: string): string[] {
  const scopes = operationOf(name).security.flatMap(({ firebaseIdToken }) => firebaseIdToken ?? []);
  return scopes.filter((scope) => scope !== 'profile');
}
