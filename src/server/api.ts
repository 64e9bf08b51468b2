import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { etag } from 'hono/etag';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { z } from 'zod';
import type { Logger } from '#src/server/context.ts';
import type { Database } from '#src/server/db/database.ts';
import { nameRequest } from './observe/nameRequest.ts';
import { openApiDocument } from './openApiDocument.ts';
import { authenticate } from './routes/authenticate.ts';
import { authorBySlug, authorOverview } from './routes/author.ts';
import { lectureComments, postComments, replyMailOff } from './routes/comment.ts';
import { courseBySlug, courseList, courseOverview, javaCourse, myCourses } from './routes/course.ts';
import { productOwnership } from './routes/courseProduct.ts';
import { type ApiEnv, answers, type Integrations, noQuery } from './routes/endpoint.ts';
import { emailFeedback } from './routes/feedback.ts';
import { lectureContent } from './routes/lecture.ts';
import { newsletterConfirmation, newsletterSubscription, newsletterUnsubscription } from './routes/newsletter.ts';
import { nextCourseState, nextCourseVoting } from './routes/nextCourse.ts';
import {
  latestOrder,
  localPayment,
  orderList,
  orderReceipt,
  orderRefund,
  paymentIntentCreation,
  paymentIntentUpdate,
  paymentWebhook,
  promotionCodeCheck,
} from './routes/order.ts';
import { pageBySlug } from './routes/page.ts';
import { postBySlug, postList } from './routes/post.ts';
import { onError, onInvalid, onNotFound, problem } from './routes/problem.ts';
import { progressOverview, progressReset, progressUpdate, watchTime } from './routes/progress.ts';
import { lectureQuizzes, ownQuizAnswers, quizAnswering, quizAnswerReset, quizQuestions } from './routes/quiz.ts';
import { refuseBrokenText } from './routes/refuseBrokenText.ts';
import { reviewCreation, reviewDeletion, reviewList, reviewOverview, reviewUpdate } from './routes/review.ts';
import { ownProfile, profileCreation, profileDeletion, profileExport, profileUpdate } from './routes/user.ts';
import { videoBySlug, videoList } from './routes/video.ts';

export interface ApiOptions {
  database: Pick<Database, 'db'>;
  logger: Logger;
  /** Where the API is reached, for the OpenAPI document: `https://prvyriadok.sk`. */
  serverOrigin: string;
  integrations: Integrations;
  /** Something was written, and perhaps a mail with it. */
  onWrite?: () => void;
  now?: () => Date;
}

const maxBodyBytes = 64 * 1024;

/** The whole HTTP API; every route is in the list below. */
export function createApi(options: ApiOptions) {
  const { database, logger, serverOrigin, integrations, onWrite, now = () => new Date() } = options;
  const api = new OpenAPIHono<ApiEnv>({ defaultHook: onInvalid }).basePath('/api');
  api.onError(onError);
  api.notFound(onNotFound);
  api.use(nameRequest);
  api.use(async (c, next) => {
    c.set('integrations', integrations);
    c.set('ctx', {
      db: database.db,
      actor: { kind: 'anonymous' },
      logger: logger.child({ requestId: c.var.requestId }),
      now,
    });
    await next();
  });
  api.use(
    methodNotAllowed({
      app: api,
      onMethodNotAllowed: (c, methods) => {
        c.header('allow', methods.join(', '));
        return problem(c, 405, { code: 'method-not-allowed' });
      },
    }),
  );
  api.use(bodyLimit({ maxSize: maxBodyBytes, onError: (c) => problem(c, 413, { code: 'content-too-large' }) }));
  api.use(authenticate);
  api.use(refuseBrokenText);
  api.use(etag(), revalidated);
  api.use(async (c, next) => {
    await next();
    if (onWrite && !isRead(c.req.method) && c.res.ok) onWrite();
  });

  api.openapiRoutes([
    courseList,
    courseOverview,
    courseBySlug,
    javaCourse,
    myCourses,
    productOwnership,
    progressOverview,
    progressUpdate,
    progressReset,
    watchTime,
    lectureContent,
    lectureQuizzes,
    quizQuestions,
    quizAnswering,
    ownQuizAnswers,
    quizAnswerReset,
    postList,
    postBySlug,
    videoList,
    videoBySlug,
    authorBySlug,
    authorOverview,
    pageBySlug,
    ownProfile,
    profileCreation,
    profileUpdate,
    profileDeletion,
    profileExport,
    newsletterSubscription,
    newsletterConfirmation,
    newsletterUnsubscription,
    emailFeedback,
    ...lectureComments,
    ...postComments,
    replyMailOff,
    nextCourseState,
    nextCourseVoting,
    reviewList,
    reviewOverview,
    reviewCreation,
    reviewUpdate,
    reviewDeletion,
    paymentIntentCreation,
    paymentIntentUpdate,
    promotionCodeCheck,
    paymentWebhook,
    localPayment,
    orderList,
    latestOrder,
    orderReceipt,
    orderRefund,
  ]);
  let document: ReturnType<typeof openApiDocument> | undefined;
  api.openapi(openApiRoute, (c) => {
    document ??= openApiDocument(api, serverOrigin);
    return c.json(document, 200);
  });
  return api;
}

const openApiRoute = createRoute({
  method: 'get',
  path: '/openapi.json',
  summary: 'This document',
  tags: ['openapi'],
  request: { query: noQuery },
  responses: answers(z.record(z.string(), z.unknown()), 'OpenAPI 3.1', 400),
});

/** A browser may keep an answer, but asks each time whether it still holds. */
const revalidated: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  if (isRead(c.req.method) && c.res.ok) c.res.headers.set('cache-control', 'no-cache');
};

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
