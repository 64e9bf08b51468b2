import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { z } from 'zod';
import type { Logger } from '#src/server/context.ts';
import type { Database } from '#src/server/db/database.ts';
import { type ClientNetwork, createClientNetwork } from './clientNetwork.ts';
import { allowCallsFrom, headersOf304 } from './crossOrigin.ts';
import { type NetworkLimits, networkLimits } from './integrations/networkLimits.ts';
import { localCallsOnly } from './localCalls.ts';
import { nameRequest } from './observe/nameRequest.ts';
import { openApiDocument } from './openApiDocument.ts';
import { adminEventFile, adminEventList, desk, reportClosing } from './routes/admin.ts';
import { authenticate } from './routes/authenticate.ts';
import { authorBySlug, authorOverview } from './routes/author.ts';
import { everybody } from './routes/callers.ts';
import {
  lectureCommentCreation,
  lectureCommentDeletion,
  lectureCommentList,
  lectureCommentReport,
  lectureCommentUpdate,
  postCommentCreation,
  postCommentDeletion,
  postCommentList,
  postCommentReport,
  postCommentUpdate,
  replyMailOff,
} from './routes/comment.ts';
import { courseBeginning, courseBySlug, courseList, courseOverview, javaCourse, myCourses } from './routes/course.ts';
import { productOwnership } from './routes/courseProduct.ts';
import { codeChange, codeCreation, deskCode, deskCodeList } from './routes/deskCodes.ts';
import {
  contentChecking,
  contentConflict,
  contentCreation,
  contentList,
  contentOpening,
  contentPresence,
  contentPreviewing,
  contentRevision,
  contentRevisionList,
  contentSaving,
  contentStepping,
  courseOrdering,
  courseTree,
  firstCourseTree,
  previewLinking,
} from './routes/deskContent.ts';
import {
  feedbackAnswering,
  feedbackClosing,
  feedbackList,
  feedbackOne,
  feedbackReopening,
} from './routes/deskFeedback.ts';
import { mediaChange, mediaDeletion, mediaList, mediaOne, mediaUpload } from './routes/deskMedia.ts';
import {
  issueCreation,
  issueList,
  issueOne,
  issuePausing,
  issuePreview,
  issueRemoval,
  issueResuming,
  issueSaving,
  issueScheduling,
  issueStopping,
  issueTesting,
  issueUnscheduling,
  subscriberExport,
  subscriberList,
  subscriberRemoval,
} from './routes/deskNewsletter.ts';
import {
  deskOrder,
  deskOrderExport,
  deskOrderList,
  deskProductList,
  giftCreation,
  giftEnding,
  giftList,
  orderChecking,
  orderNoteChange,
  receiptMailing,
} from './routes/deskOrders.ts';
import { sourceAsking, sourceList } from './routes/deskSources.ts';
import {
  associationAnswer,
  blockEnding,
  blockList,
  blockMaking,
  commentCase,
  commentHiding,
  commentRemoval,
  commentRestoring,
  deskCommentList,
  deskReviewList,
  reportReopening,
  reviewCase,
  reviewHiding,
  reviewRemoval,
  reviewRestoring,
  wordCounts,
} from './routes/deskWords.ts';
import { type ApiEnv, answers, type Endpoint, endpoint, type Integrations, noQuery } from './routes/endpoint.ts';
import { exerciseStatisticsList, exerciseUpdate, ownExerciseList } from './routes/exercise.ts';
import { emailFeedback } from './routes/feedback.ts';
import { lectureContent } from './routes/lecture.ts';
import { limitAnonymous } from './routes/limitAnonymous.ts';
import { newsletterConfirmation, newsletterSubscription, newsletterUnsubscription } from './routes/newsletter.ts';
import { nextCourseState, nextCourseVoting } from './routes/nextCourse.ts';
import {
  latestOrder,
  localPayment,
  orderDropping,
  orderList,
  orderReceipt,
  orderRefund,
  paymentIntentCreation,
  paymentIntentUpdate,
  paymentWebhook,
  promotionCodeCheck,
} from './routes/order.ts';
import {
  contentSearch,
  courseStopStatistics,
  incomeStatistics,
  learnerStatistics,
  subscriberStatistics,
  waitingList,
} from './routes/overview.ts';
import { pageBySlug } from './routes/page.ts';
import {
  authorLink,
  courseGift,
  courseMove,
  peopleList,
  personDeletion,
  personDetail,
  personExport,
  roleChange,
} from './routes/people.ts';
import { postBySlug, postList } from './routes/post.ts';
import { onError, onInvalid, onNotFound, problem } from './routes/problem.ts';
import { progressOverview, progressReset, progressUpdate, watchTime } from './routes/progress.ts';
import { lectureQuizzes, ownQuizAnswers, quizAnswering, quizAnswerReset, quizQuestions } from './routes/quiz.ts';
import { reviewCreation, reviewDeletion, reviewList, reviewOverview, reviewUpdate } from './routes/review.ts';
import { wordpressWebhook } from './routes/sourceWebhook.ts';
import {
  ownProfile,
  profileCreation,
  profileDeletion,
  profileExport,
  profileSignIn,
  profileUpdate,
} from './routes/user.ts';
import { videoBySlug, videoList } from './routes/video.ts';

export interface ApiOptions {
  database: Pick<Database, 'db'>;
  logger: Logger;
  /** Where the API is reached, for the OpenAPI document: `https://prvyriadok.sk`. */
  serverOrigin: string;
  /** Where pages are that call from another origin; without it, none may. */
  pagesOrigin?: string | null;
  integrations: Integrations;
  /** Without it no header says where a call comes from. */
  clientNetwork?: ClientNetwork;
  /** Something was written, and perhaps a mail with it. */
  onWrite?: () => void;
  /** What one network may ask without a token. */
  limits?: NetworkLimits;
  now?: () => Date;
}

/** Every call; the names are those of the OpenAPI document's operations. */
const endpoints: Record<string, Endpoint> = {
  courseList,
  courseOverview,
  courseBySlug,
  javaCourse,
  courseBeginning,
  myCourses,
  productOwnership,
  progressOverview,
  progressUpdate,
  progressReset,
  watchTime,
  ownExerciseList,
  exerciseUpdate,
  exerciseStatisticsList,
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
  profileSignIn,
  profileUpdate,
  profileDeletion,
  profileExport,
  newsletterSubscription,
  newsletterConfirmation,
  newsletterUnsubscription,
  emailFeedback,
  lectureCommentList,
  lectureCommentCreation,
  lectureCommentUpdate,
  lectureCommentDeletion,
  lectureCommentReport,
  postCommentList,
  postCommentCreation,
  postCommentUpdate,
  postCommentDeletion,
  postCommentReport,
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
  orderDropping,
  orderReceipt,
  orderRefund,
  desk,
  waitingList,
  learnerStatistics,
  courseStopStatistics,
  incomeStatistics,
  subscriberStatistics,
  contentSearch,
  adminEventList,
  adminEventFile,
  reportClosing,
  wordCounts,
  deskCommentList,
  commentCase,
  commentHiding,
  commentRestoring,
  commentRemoval,
  associationAnswer,
  reportReopening,
  deskReviewList,
  reviewCase,
  reviewHiding,
  reviewRestoring,
  reviewRemoval,
  blockList,
  blockMaking,
  blockEnding,
  feedbackList,
  feedbackOne,
  feedbackAnswering,
  feedbackClosing,
  feedbackReopening,
  deskOrderList,
  deskOrderExport,
  deskOrder,
  orderChecking,
  orderNoteChange,
  receiptMailing,
  deskProductList,
  giftList,
  giftCreation,
  giftEnding,
  mediaList,
  mediaOne,
  mediaUpload,
  mediaChange,
  mediaDeletion,
  sourceList,
  sourceAsking,
  wordpressWebhook,
  deskCodeList,
  deskCode,
  codeCreation,
  codeChange,
  contentList,
  firstCourseTree,
  courseTree,
  contentOpening,
  contentSaving,
  contentStepping,
  courseOrdering,
  contentCreation,
  contentConflict,
  contentRevisionList,
  contentRevision,
  previewLinking,
  contentPresence,
  contentChecking,
  contentPreviewing,
  peopleList,
  personDetail,
  authorLink,
  roleChange,
  courseGift,
  courseMove,
  personExport,
  personDeletion,
  issueCreation,
  issueList,
  issueOne,
  issuePausing,
  issuePreview,
  issueRemoval,
  issueResuming,
  issueSaving,
  issueScheduling,
  issueStopping,
  issueTesting,
  issueUnscheduling,
  subscriberExport,
  subscriberList,
  subscriberRemoval,
};

const openApiRoute = createRoute({
  method: 'get',
  path: '/openapi.json',
  summary: 'This document',
  tags: ['openapi'],
  security: everybody,
  request: { query: noQuery },
  responses: answers(z.record(z.string(), z.unknown()), 'OpenAPI 3.1', 400),
});

/** The whole HTTP API. */
export function createApi(options: ApiOptions) {
  const {
    database,
    logger,
    serverOrigin,
    pagesOrigin,
    integrations,
    onWrite,
    clientNetwork = createClientNetwork(null),
    limits = networkLimits,
    now = () => new Date(),
  } = options;
  const api = new OpenAPIHono<ApiEnv>({ defaultHook: onInvalid }).basePath('/api');
  api.onError(onError);
  api.notFound(onNotFound);
  api.use(nameRequest);
  api.use(async (c, next) => {
    c.set('integrations', integrations);
    c.set('clientNetwork', clientNetwork);
    c.set('publicUrl', serverOrigin);
    c.set('ctx', {
      db: database.db,
      actor: { kind: 'anonymous' },
      logger: logger.child({ requestId: c.var.requestId }),
      now,
      requestId: c.var.requestId,
    });
    await next();
  });
  if (pagesOrigin) api.use(allowCallsFrom(pagesOrigin));
  api.use('/stripe/local/*', localCallsOnly);
  api.use(limitAnonymous(limits));
  api.use(
    methodNotAllowed({
      app: api,
      onMethodNotAllowed: (c, methods) => {
        c.header('allow', methods.join(', '));
        return problem(c, 405, { code: 'method-not-allowed' });
      },
    }),
  );
  api.use(authenticate);
  api.use(withValidator, revalidated);
  api.use(async (c, next) => {
    await next();
    if (onWrite && !isRead(c.req.method) && c.res.ok) onWrite();
  });

  let document: ReturnType<typeof openApiDocument> | undefined;
  const apiDescription = endpoint(openApiRoute, (c) => {
    document ??= openApiDocument(api, serverOrigin);
    return c.json(document, 200);
  });
  for (const [operationId, { route, handler }] of Object.entries({ ...endpoints, apiDescription })) {
    api.openapi({ ...route, operationId }, handler);
  }
  return api;
}

const withEtag = etag({ retainedHeaders: headersOf304 });

/** An answer for somebody who is signed in is kept nowhere, so no digest of it is made. */
const withValidator: MiddlewareHandler<ApiEnv> = (c, next) =>
  c.var.ctx.actor.kind === 'user' ? next() : withEtag(c, next);

/** A browser may keep an answer, but asks each time whether it still holds. */
const revalidated: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await next();
  if (!isRead(c.req.method) || !c.res.ok) return;
  c.res.headers.set('cache-control', 'no-cache');
  // What nobody in particular is told is not the answer to somebody who is signed in.
  c.res.headers.append('vary', 'authorization');
};

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
