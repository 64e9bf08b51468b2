import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  adminEventFilterSchema,
  adminEventPageSchema,
  adminEventQuerySchema,
  reportsClosedSchema,
} from '#src/contract/admin.ts';
import { deskSchema } from '#src/contract/desk/frame/desk.ts';
import { presentAdminEvent, presentDesk } from '#src/server/http/presenters/presentAdmin.ts';
import { presentAdminEventFile } from '#src/server/http/presenters/presentAdminEventFile.ts';
import { presentPaged } from '#src/server/http/presenters/presentPaged.ts';
import { admins, moderators, staff } from '#src/server/http/routes/callers.ts';
import { answers, endpoint, noQuery } from '#src/server/http/routes/endpoint.ts';
import { perUser } from '#src/server/http/routes/limits.ts';
import { exportAdminEvents, getDesk, listAdminEvents } from '#src/server/services/ground/index.ts';
import { closeReports } from '#src/server/services/words/index.ts';

const tags = ['admin'];
const writes = perUser({ name: 'admin-writes', points: 60, seconds: 60 });

export const desk = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/desk',
    summary: 'Who sits at the desk, by which roles, and how much waits there. For everybody who has a role',
    tags,
    security: staff,
    request: { query: noQuery },
    responses: answers(deskSchema, 'The desk', 400, 401, 403),
  }),
  async (c) => c.json(presentDesk(await getDesk({ ctx: c.var.ctx })), 200),
);

export const adminEventList = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/event',
    summary: 'What admins have done to others and read of them, the newest first, fifty a page. For admins',
    tags,
    security: admins,
    request: { query: adminEventQuerySchema },
    responses: answers(adminEventPageSchema, 'A page of acts', 400, 401, 403, 404),
  }),
  async (c) => {
    const events = await listAdminEvents({ ctx: c.var.ctx, input: c.req.valid('query') });
    return c.json({ ...presentPaged(events, presentAdminEvent), actors: events.actors }, 200);
  },
);

export const adminEventFile = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/event/file',
    summary: 'The same of a filter, as a table for spreadsheets; after a recent sign-in. For admins',
    tags,
    security: admins,
    request: { query: adminEventFilterSchema },
    responses: {
      ...answers(z.unknown(), 'The table', 400, 401, 403),
      200: { description: 'The table', content: { 'text/csv': { schema: z.any() } } },
    },
  }),
  async (c) => {
    const events = await exportAdminEvents({ ctx: c.var.ctx, input: c.req.valid('query') });
    return c.body(presentAdminEventFile(events), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="zaznam.csv"',
    });
  },
);

export const reportClosing = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/comment-report/{commentId}/close',
    summary: 'Closes the open reports of a comment, which stays. For moderators',
    tags,
    security: moderators,
    limits: [writes],
    request: { params: z.object({ commentId: z.uuid() }), query: noQuery },
    responses: answers(reportsClosedSchema, 'How many there were', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    return c.json({ closed: await closeReports({ ctx: c.var.ctx, input: c.req.valid('param') }) }, 200);
  },
);
