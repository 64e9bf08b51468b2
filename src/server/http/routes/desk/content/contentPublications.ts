import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  contentIdSchema,
  contentPublicationCheckedSchema,
  contentPublicationCheckSchema,
  contentPublicationSchema,
  contentPublishedSchema,
  coursePricedSchema,
  coursePricingSchema,
  publicationPlanSchema,
  publicationSteppedSchema,
} from '#src/contract/desk/content/deskContent.ts';
import { presentPublicationPlan } from '#src/server/http/presenters/presentDeskContent.ts';
import { authors, editors } from '#src/server/http/routes/callers.ts';
import { answers, endpoint, jsonBody, noQuery } from '#src/server/http/routes/endpoint.ts';
import {
  checkPublication,
  planPublication,
  priceCourse,
  publishContent,
  undoPublication,
  withdrawPublication,
} from '#src/server/services/writing/index.ts';
import { checks, steps } from './deskContent.ts';

const tags = ['admin'];

export const contentPublication = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/content-publication',
    summary: 'Publishes things together, at once or at a moment: all of them or none',
    tags,
    security: authors,
    limits: [steps],
    request: { query: noQuery, body: jsonBody(contentPublicationSchema) },
    responses: answers(contentPublishedSchema, 'What was published', 400, 401, 403, 404, 412, 429),
  }),
  async (c) => {
    const { id, items, publishAt } = await publishContent({ ctx: c.var.ctx, input: c.req.valid('json') });
    return c.json({ id, items: items.map(({ kind, id, address }) => ({ kind, id, address })), publishAt }, 200);
  },
);

export const publicationPlan = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/content-publication/course/{courseId}',
    summary: 'What a course would come to the web with, and how its last publication stands',
    tags,
    security: authors,
    request: { params: z.object({ courseId: contentIdSchema }), query: noQuery },
    responses: answers(publicationPlanSchema, 'All that waits', 400, 401, 403, 404),
  }),
  async (c) =>
    c.json(presentPublicationPlan(await planPublication({ ctx: c.var.ctx, input: c.req.valid('param') })), 200),
);

export const publicationChecking = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/content-publication/check',
    summary: 'What would keep things from the web if they came there together; nothing is published',
    tags,
    security: authors,
    limits: [checks],
    request: { query: noQuery, body: jsonBody(contentPublicationCheckSchema) },
    responses: answers(contentPublicationCheckedSchema, 'The findings of each', 400, 401, 403, 404, 412, 429),
  }),
  async (c) => c.json({ things: await checkPublication({ ctx: c.var.ctx, input: c.req.valid('json') }) }, 200),
);

/** The number of a publication. */
const ofPublication = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
});

export const publicationUndoing = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/content-publication/{id}/undo',
    summary: 'Takes a publication back within its minute: all things are on the web what they were before',
    tags,
    security: authors,
    limits: [steps],
    request: { params: ofPublication, query: noQuery },
    responses: answers(publicationSteppedSchema, 'It is taken back', 400, 401, 403, 404, 412, 429),
  }),
  async (c) => {
    await undoPublication({ ctx: c.var.ctx, input: c.req.valid('param') });
    return c.json({ id: c.req.valid('param').id }, 200);
  },
);

export const publicationWithdrawal = endpoint(
  createRoute({
    method: 'delete',
    path: '/admin/content-publication/{id}',
    summary: 'Takes the plan of several things back as a whole',
    tags,
    security: authors,
    limits: [steps],
    request: { params: ofPublication, query: noQuery },
    responses: answers(publicationSteppedSchema, 'There is no plan any more', 400, 401, 403, 404, 412, 429),
  }),
  async (c) => {
    await withdrawPublication({ ctx: c.var.ctx, input: c.req.valid('param') });
    return c.json({ id: c.req.valid('param').id }, 200);
  },
);

export const coursePricing = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/content-tree/{courseId}/price',
    summary: 'The first price of a course that is on the web for free; who has begun it keeps it',
    tags,
    security: editors,
    limits: [steps],
    request: {
      params: z.object({ courseId: contentIdSchema }),
      query: noQuery,
      body: jsonBody(coursePricingSchema),
    },
    responses: answers(coursePricedSchema, 'How many keep it', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(await priceCourse({ ctx: c.var.ctx, input }), 200);
  },
);
