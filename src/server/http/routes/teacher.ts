import { createRoute } from '@hono/zod-openapi';
import { teacherRequestDraftSchema, teachingSchema } from '#src/contract/teacher.ts';
import { hours, inSeconds } from '#src/domain/duration.ts';
import { presentTeaching } from '#src/server/http/presenters/presentTeaching.ts';
import { askToTeach, getTeaching, withdrawTeacherRequest } from '#src/server/services/accounts/index.ts';
import { learners } from './callers.ts';
import { answers, endpoint, jsonBody, noQuery } from './endpoint.ts';
import { perUser } from './limits.ts';

const tags = ['school'];
/** Somebody at the association reads each. */
const asks = perUser({ name: 'teacher-request', points: 10, seconds: inSeconds(hours(24)) });

export const teachingState = endpoint(
  createRoute({
    method: 'get',
    path: '/teacher',
    summary: 'Whether the caller is a teacher, and how it stands with their request',
    tags,
    security: learners,
    request: { query: noQuery },
    responses: answers(teachingSchema, 'How it stands', 400, 401, 403),
  }),
  async (c) => c.json(presentTeaching(await getTeaching({ ctx: c.var.ctx })), 200),
);

export const teacherRequesting = endpoint(
  createRoute({
    method: 'post',
    path: '/teacher/request',
    summary: 'Asks for the role of a teacher, or says the open request anew',
    tags,
    security: learners,
    limits: [asks],
    request: { query: noQuery, body: jsonBody(teacherRequestDraftSchema) },
    responses: answers(teachingSchema, 'How it stands now', 400, 401, 403, 429),
  }),
  async (c) => c.json(presentTeaching(await askToTeach({ ctx: c.var.ctx, input: c.req.valid('json') })), 200),
);

export const teacherWithdrawal = endpoint(
  createRoute({
    method: 'delete',
    path: '/teacher/request',
    summary: 'Takes the open request back',
    tags,
    security: learners,
    limits: [asks],
    request: { query: noQuery },
    responses: answers(teachingSchema, 'How it stands now', 400, 401, 403, 404, 429),
  }),
  async (c) => c.json(presentTeaching(await withdrawTeacherRequest({ ctx: c.var.ctx })), 200),
);
