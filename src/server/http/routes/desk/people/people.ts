import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idSchema } from '#src/contract/conventions.ts';
import {
  authorLinkedSchema,
  authorLinkSchema,
  courseGiftSchema,
  courseGivenSchema,
  courseMoveSchema,
  peoplePageSchema,
  peopleQuerySchema,
  personDeletedSchema,
  personDeletionSchema,
  personSchema,
  roleChangeSchema,
  rolesChangedSchema,
} from '#src/contract/desk/people/deskPeople.ts';
import { userExportSchema } from '#src/contract/user.ts';
import { presentPeople, presentPerson } from '#src/server/http/presenters/presentPerson.ts';
import { presentUserExport } from '#src/server/http/presenters/presentUserExport.ts';
import { admins, peopleReaders } from '#src/server/http/routes/callers.ts';
import { answers, endpoint, jsonBody, noQuery } from '#src/server/http/routes/endpoint.ts';
import { perUser } from '#src/server/http/routes/limits.ts';
import {
  deletePerson,
  exportPerson,
  getPerson,
  giveCourse,
  listPeople,
  moveCourse,
  setAuthor,
  setRole,
} from '#src/server/services/accounts/index.ts';

const tags = ['admin'];
const params = z.object({ userId: idSchema });
const writes = perUser({ name: 'admin-people', points: 60, seconds: 60 });

export const peopleList = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/user',
    summary: 'People by words of their name or address, without accents; thirty a page. For moderators and treasurers',
    tags,
    security: peopleReaders,
    request: { query: peopleQuerySchema },
    responses: answers(peoplePageSchema, 'A page of people', 400, 401, 403, 404),
  }),
  async (c) => {
    const { adminEmails } = c.var.integrations;
    const people = await listPeople({ ctx: c.var.ctx, input: { ...c.req.valid('query'), adminEmails } });
    return c.json(presentPeople(people), 200);
  },
);

export const personDetail = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/user/{userId}',
    summary:
      'One person: courses, last events; for treasurers money, for admins roles and similar accounts. For moderators and treasurers',
    tags,
    security: peopleReaders,
    request: { params, query: noQuery },
    responses: answers(personSchema, 'The person', 400, 401, 403, 404),
  }),
  async (c) => {
    const { adminEmails } = c.var.integrations;
    const person = await getPerson({ ctx: c.var.ctx, input: { ...c.req.valid('param'), adminEmails } });
    return c.json(presentPerson(person), 200);
  },
);

export const roleChange = endpoint(
  createRoute({
    method: 'put',
    path: '/admin/user/{userId}/role',
    summary: 'Gives a role or takes it, from the next call on; after a recent sign-in. For admins',
    tags,
    security: admins,
    limits: [writes],
    request: { params, query: noQuery, body: jsonBody(roleChangeSchema) },
    responses: answers(rolesChangedSchema, 'The roles that the person has now', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const { adminEmails } = c.var.integrations;
    const input = { ...c.req.valid('param'), ...c.req.valid('json'), adminEmails };
    return c.json({ roles: await setRole({ ctx: c.var.ctx, input }) }, 200);
  },
);

export const authorLink = endpoint(
  createRoute({
    method: 'put',
    path: '/admin/user/{userId}/author',
    summary: 'Says which lecturer of the web somebody is; after a recent sign-in. For admins',
    tags,
    security: admins,
    limits: [writes],
    request: { params, query: noQuery, body: jsonBody(authorLinkSchema) },
    responses: answers(authorLinkedSchema, 'Which one they are now', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json({ authorId: await setAuthor({ ctx: c.var.ctx, input }) }, 200);
  },
);

export const courseGift = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/user/{userId}/course',
    summary: 'Gives a course for nothing, and mails it; after a recent sign-in. For admins',
    tags,
    security: admins,
    limits: [writes],
    request: { params, query: noQuery, body: jsonBody(courseGiftSchema) },
    responses: answers(courseGivenSchema, 'The person has it', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    await giveCourse({ ctx: c.var.ctx, input: { ...c.req.valid('param'), ...c.req.valid('json') } });
    return c.json({ given: true as const }, 200);
  },
);

export const courseMove = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/user/{userId}/course/move',
    summary:
      'Moves a course here from another account of the same person, and mails both; after a recent sign-in. For admins',
    tags,
    security: admins,
    limits: [writes],
    request: { params, query: noQuery, body: jsonBody(courseMoveSchema) },
    responses: answers(courseGivenSchema, 'The person has it here', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    await moveCourse({ ctx: c.var.ctx, input: { ...c.req.valid('param'), ...c.req.valid('json') } });
    return c.json({ given: true as const }, 200);
  },
);

export const personExport = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/user/{userId}/export',
    summary:
      'What the person would export of themselves, as a file; it is recorded. After a recent sign-in. For admins',
    tags,
    security: admins,
    limits: [writes],
    request: { params, query: noQuery },
    responses: answers(userExportSchema, 'The data', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const { adminEmails } = c.var.integrations;
    const { data, isAdmin } = await exportPerson({
      ctx: c.var.ctx,
      input: { ...c.req.valid('param'), adminEmails },
    });
    c.header('content-disposition', 'attachment; filename="udaje.json"');
    return c.json(presentUserExport(data, isAdmin), 200);
  },
);

export const personDeletion = endpoint(
  createRoute({
    method: 'delete',
    path: '/admin/user/{userId}',
    summary:
      'Deletes an account on request, as its person would; the address is typed, after a recent sign-in. For admins',
    tags,
    security: admins,
    limits: [writes],
    request: { params, query: noQuery, body: jsonBody(personDeletionSchema) },
    responses: answers(personDeletedSchema, 'It is gone', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const { adminEmails } = c.var.integrations;
    const input = { ...c.req.valid('param'), ...c.req.valid('json'), adminEmails };
    await deletePerson({ ctx: c.var.ctx, input });
    return c.json({ deleted: true as const }, 200);
  },
);
