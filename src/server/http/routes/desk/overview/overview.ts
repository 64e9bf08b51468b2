import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  contentFoundSchema,
  contentSearchQuerySchema,
  courseStopsQuerySchema,
  courseStopsSchema,
  deskWaitingSchema,
  incomeInTimeSchema,
  learnersInTimeSchema,
  lectureStopsQuerySchema,
  lectureStopsSchema,
  spanQuerySchema,
  subscribersInTimeSchema,
  visitsInTimeSchema,
  waitingClaimedSchema,
  waitingClaimingSchema,
  waitingKindSchema,
  wrongAnswersQuerySchema,
  wrongAnswersSchema,
} from '#src/contract/desk/overview/deskOverview.ts';
import { presentWaiting } from '#src/server/http/presenters/presentOverview.ts';
import { admins, authors, contentFinders, staff, treasurers } from '#src/server/http/routes/callers.ts';
import { answers, endpoint, jsonBody, noQuery } from '#src/server/http/routes/endpoint.ts';
import { perUser } from '#src/server/http/routes/limits.ts';
import {
  courseStops,
  findContent,
  incomeInTime,
  learnersInTime,
  lectureStops,
  listWaiting,
  subscribersInTime,
  takeWaiting,
  visitsInTime,
  wrongAnswers,
} from '#src/server/services/overview/index.ts';

const tags = ['admin'];

export const waitingList = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/overview/waiting',
    summary: 'What waits for the roles of the caller, and since when. For everybody who has a role',
    tags,
    security: staff,
    request: { query: noQuery },
    responses: answers(deskWaitingSchema, 'What waits', 400, 401, 403),
  }),
  async (c) => {
    const { lastDumpAt, payments } = c.var.integrations;
    const input = { isTest: payments.isTest, lastDumpAt };
    return c.json(presentWaiting(await listWaiting({ ctx: c.var.ctx, input })), 200);
  },
);

export const waitingClaiming = endpoint(
  createRoute({
    method: 'put',
    path: '/admin/overview/waiting/{kind}/claim',
    summary: 'Takes on what waits of a kind, or lets it go. For everybody whose role can do something about it',
    tags,
    security: staff,
    limits: [perUser({ name: 'waiting-claims', points: 60, seconds: 60 })],
    request: {
      params: z.object({ kind: waitingKindSchema }),
      query: noQuery,
      body: jsonBody(waitingClaimingSchema),
    },
    responses: answers(waitingClaimedSchema, 'Whose it is now', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const { isTest } = c.var.integrations.payments;
    const input = { ...c.req.valid('param'), ...c.req.valid('json'), isTest };
    return c.json({ claim: await takeWaiting({ ctx: c.var.ctx, input }) }, 200);
  },
);

export const learnerStatistics = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/overview/learners',
    summary:
      'Active and new learners of some days; for lecturers those of their own courses. For everybody who has a role',
    tags,
    security: staff,
    request: { query: spanQuerySchema },
    responses: answers(learnersInTimeSchema, 'In parts of these days', 400, 401, 403),
  }),
  async (c) => {
    const { at, value } = await learnersInTime({ ctx: c.var.ctx, input: c.req.valid('query') });
    return c.json({ at: at.toISOString(), ...value }, 200);
  },
);

export const courseStopStatistics = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/overview/course-stops',
    summary:
      'Where learners stop in a course, without an id in the first one. For editors, and lecturers of the course',
    tags,
    security: authors,
    request: { query: courseStopsQuerySchema },
    responses: answers(courseStopsSchema, 'By lecture', 400, 401, 403, 404),
  }),
  async (c) => {
    const { at, ...stops } = await courseStops({ ctx: c.var.ctx, input: c.req.valid('query') });
    return c.json({ ...stops, at: at.toISOString() }, 200);
  },
);

export const lectureStopStatistics = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/overview/lecture-stops',
    summary: 'Where learners stop in a lecture. For editors, and lecturers of the course',
    tags,
    security: authors,
    request: { query: lectureStopsQuerySchema },
    responses: answers(lectureStopsSchema, 'By task', 400, 401, 403, 404),
  }),
  async (c) => {
    const { at, ...stops } = await lectureStops({ ctx: c.var.ctx, input: c.req.valid('query') });
    return c.json({ ...stops, at: at.toISOString() }, 200);
  },
);

export const wrongAnswerList = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/overview/wrong-answers',
    summary: 'What most people were left with in a task. For editors, and lecturers of the course',
    tags,
    security: authors,
    request: { query: wrongAnswersQuerySchema },
    responses: answers(wrongAnswersSchema, 'The most frequent first', 400, 401, 403, 404),
  }),
  async (c) => {
    const { at, value } = await wrongAnswers({ ctx: c.var.ctx, input: c.req.valid('query') });
    return c.json({ ...value, at: at.toISOString() }, 200);
  },
);

export const incomeStatistics = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/overview/income',
    summary: 'What was paid and given back on some days. For treasurers',
    tags,
    security: treasurers,
    request: { query: spanQuerySchema },
    responses: answers(incomeInTimeSchema, 'In parts of these days', 400, 401, 403),
  }),
  async (c) => {
    const { at, value } = await incomeInTime({ ctx: c.var.ctx, input: c.req.valid('query') });
    return c.json({ at: at.toISOString(), ...value }, 200);
  },
);

export const subscriberStatistics = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/overview/subscribers',
    summary: 'Subscribers of the newsletter through some days. For admins',
    tags,
    security: admins,
    request: { query: spanQuerySchema },
    responses: answers(subscribersInTimeSchema, 'In parts of these days', 400, 401, 403),
  }),
  async (c) => {
    const { at, value } = await subscribersInTime({ ctx: c.var.ctx, input: c.req.valid('query') });
    return c.json({ at: at.toISOString(), ...value }, 200);
  },
);

export const visitStatistics = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/overview/visits',
    summary: 'Loaded pages of some days, and the sites that led to them. For everybody who has a role',
    tags,
    security: staff,
    request: { query: spanQuerySchema },
    responses: answers(visitsInTimeSchema, 'In parts of these days', 400, 401, 403),
  }),
  async (c) => {
    const { isBehindCache = false } = c.var.integrations;
    const { at, value } = await visitsInTime({ ctx: c.var.ctx, input: c.req.valid('query') });
    return c.json({ at: at.toISOString(), ...value, isBehindCache }, 200);
  },
);

export const contentSearch = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/content-search',
    summary: 'Courses, lectures and posts by name, at most eight. For who has a role, but treasurers',
    tags,
    security: contentFinders,
    request: { query: contentSearchQuerySchema },
    responses: answers(contentFoundSchema, 'Those that fit', 400, 401, 403),
  }),
  async (c) => c.json({ items: await findContent({ ctx: c.var.ctx, input: c.req.valid('query') }) }, 200),
);
