import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idSchema, pageQuerySchema } from '#src/contract/conventions.ts';
import {
  reviewDeletedSchema,
  reviewDraftSchema,
  reviewOverviewSchema,
  reviewPageSchema,
  reviewSchema,
  reviewUpdateSchema,
} from '#src/contract/review.ts';
import { presentPaged } from '#src/server/http/presenters/presentPaged.ts';
import { presentReview, presentReviewOverview } from '#src/server/http/presenters/presentReview.ts';
import {
  createReview,
  deleteReview,
  getReviewOverview,
  listReviews,
  updateReview,
} from '#src/server/services/words/index.ts';
import { authorEmails } from '#src/server/services/writing/index.ts';
import { everybody, learners, signedIn } from './callers.ts';
import { answers, endpoint, jsonBody, noQuery } from './endpoint.ts';
import { perUser } from './limits.ts';

const tags = ['review'];
const ofCourse = z.object({ courseId: idSchema });
const ofReview = z.object({ reviewId: idSchema });
const writes = perUser({ name: 'review-writes', points: 20, seconds: 60 });

export const reviewList = endpoint(
  createRoute({
    method: 'get',
    path: '/course-review/course/{courseId}',
    summary: 'Reviews of a course, newest first, ten a page',
    tags,
    security: everybody,
    request: { params: ofCourse, query: pageQuerySchema },
    responses: answers(reviewPageSchema, 'A page of reviews', 400, 404),
  }),
  async (c) => {
    const { ctx } = c.var;
    const input = { ...c.req.valid('param'), ...c.req.valid('query') };
    const reviews = await listReviews({ ctx, input });
    return c.json(
      presentPaged(reviews, (review) => presentReview(review, ctx.actor)),
      200,
    );
  },
);

export const reviewOverview = endpoint(
  createRoute({
    method: 'get',
    path: '/course-review/course/{courseId}/overview',
    summary: 'The average of a course, how the stars are spread, and what the caller may write',
    tags,
    security: everybody,
    request: { params: ofCourse, query: noQuery },
    responses: answers(reviewOverviewSchema, 'The overview', 400, 404),
  }),
  async (c) => {
    const { ctx } = c.var;
    const overview = await getReviewOverview({ ctx, input: { ...c.req.valid('param'), authorEmails } });
    return c.json(presentReviewOverview(overview, ctx.actor), 200);
  },
);

export const reviewCreation = endpoint(
  createRoute({
    method: 'post',
    path: '/course-review',
    summary: 'Reviews a course, once; for its owners who have completed a lecture of it',
    tags,
    security: signedIn,
    limits: [writes],
    request: { query: noQuery, body: jsonBody(reviewDraftSchema) },
    responses: answers(reviewSchema, 'The review', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const { ctx } = c.var;
    const review = await createReview({ ctx, input: { ...c.req.valid('json'), authorEmails } });
    return c.json(presentReview(review, ctx.actor), 200);
  },
);

export const reviewUpdate = endpoint(
  createRoute({
    method: 'put',
    path: '/course-review/{reviewId}',
    summary: 'Replaces the stars and the text of an own review',
    tags,
    security: learners,
    limits: [writes],
    request: { params: ofReview, query: noQuery, body: jsonBody(reviewUpdateSchema) },
    responses: answers(reviewSchema, 'The review', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const { ctx } = c.var;
    const review = await updateReview({ ctx, input: { ...c.req.valid('param'), ...c.req.valid('json') } });
    return c.json(presentReview(review, ctx.actor), 200);
  },
);

export const reviewDeletion = endpoint(
  createRoute({
    method: 'delete',
    path: '/course-review/{reviewId}',
    summary: 'Deletes an own review; admins delete any',
    tags,
    security: signedIn,
    limits: [writes],
    request: { params: ofReview, query: noQuery },
    responses: answers(reviewDeletedSchema, 'It is gone', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    await deleteReview({ ctx: c.var.ctx, input: c.req.valid('param') });
    return c.json({ deleted: true as const }, 200);
  },
);
