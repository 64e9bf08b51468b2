import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  teacherAnsweredSchema,
  teacherAnswerSchema,
  teacherRequestListSchema,
} from '#src/contract/desk/people/deskTeachers.ts';
import { presentTeacherRequest } from '#src/server/http/presenters/presentTeaching.ts';
import { admins } from '#src/server/http/routes/callers.ts';
import { answers, endpoint, jsonBody, noQuery } from '#src/server/http/routes/endpoint.ts';
import { perUser } from '#src/server/http/routes/limits.ts';
import { answerTeacher, listTeacherRequests } from '#src/server/services/accounts/index.ts';

const tags = ['admin'];
const params = z.object({ requestId: z.uuid() });
const writes = perUser({ name: 'admin-people', points: 60, seconds: 60 });

export const teacherRequestList = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/teacher-request',
    summary: 'Who asks to teach and has no answer yet, the oldest first. For admins',
    tags,
    security: admins,
    request: { query: noQuery },
    responses: answers(teacherRequestListSchema, 'At most a hundred', 400, 401, 403),
  }),
  async (c) => {
    const asking = await listTeacherRequests({ ctx: c.var.ctx });
    return c.json({ items: asking.map(presentTeacherRequest) }, 200);
  },
);

export const teacherAnswering = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/teacher-request/{requestId}/answer',
    summary: 'Gives who asks the role of a teacher, or refuses it with a reason; after a recent sign-in. For admins',
    tags,
    security: admins,
    limits: [writes],
    request: { params, query: noQuery, body: jsonBody(teacherAnswerSchema) },
    responses: answers(teacherAnsweredSchema, 'It is answered, and mailed', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const answer = c.req.valid('json');
    await answerTeacher({ ctx: c.var.ctx, input: { id: c.req.valid('param').requestId, answer } });
    return c.json({ given: answer.given }, 200);
  },
);
