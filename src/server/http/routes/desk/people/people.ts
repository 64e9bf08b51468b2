import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idSchema } from '#src/contract/conventions.ts';
import {
  courseGiftSchema,
  courseGivenSchema,
  courseMoveSchema,
  peoplePageSchema,
  peopleQuerySchema,
  personDeletedSchema,
  personDeletionSchema,
  personSchema,
  rolesChangedSchema,
  rolesChangeSchema,
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
  setRoles,
} from '#src/server/services/accounts/index.ts';
import { createAuthor } from '#src/server/services/writing/index.ts';

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

export const rolesChange = endpoint(
  createRoute({
    method: 'put',
    path: '/admin/user/{userId}/roles',
    summary:
      "Gives roles and takes others, and says which lecturer's page somebody has, from the next call on; after a recent sign-in. For admins",
    tags,
    security: admins,
    limits: [writes],
    request: { params, query: noQuery, body: jsonBody(rolesChangeSchema) },
    responses: answers(rolesChangedSchema, 'What the person has now', 400, 401, 403, 404, 412, 429),
  }),
  async (c) => {
    const { adminEmails } = c.var.integrations;
    const input = { ...c.req.valid('param'), ...c.req.valid('json'), adminEmails, makeAuthor: createAuthor };
    return c.json(await setRoles({ ctx: c.var.ctx, input }), 200);
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
