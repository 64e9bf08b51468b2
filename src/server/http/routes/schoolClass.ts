import { createRoute } from '@hono/zod-openapi';
import {
  classCodeQuestionSchema,
  classCodeSchema,
  classCreatedSchema,
  classDraftSchema,
  classEndedSchema,
  classJoiningSchema,
  classListSchema,
  classMemberParamsSchema,
  classParamsSchema,
  classTableSchema,
  openedClassSchema,
  ownClassListSchema,
} from '#src/contract/schoolClass.ts';
import { hours, inSeconds } from '#src/domain/duration.ts';
import { typeset } from '#src/domain/typography.ts';
import {
  closeClass,
  createClass,
  getClassTable,
  joinClass,
  leaveClass,
  listClasses,
  listOwnClasses,
  openClass,
  removeClassMember,
  renewClassCode,
} from '#src/server/services/learning/index.ts';
import { learners, signedIn, teachers } from './callers.ts';
import { answers, endpoint, jsonBody, noQuery } from './endpoint.ts';
import { perNetwork, perUser } from './limits.ts';

const tags = ['school'];
const writes = perUser({ name: 'class-writes', points: 60, seconds: 60 });
/** Whoever tries codes is stopped long before one fits; a whole school on one network is not. */
const looks = [
  perUser({ name: 'class-look', points: 30, seconds: inSeconds(hours(1)) }),
  perNetwork({ name: 'class-look-network', points: 600, seconds: inSeconds(hours(1)) }),
];
const joins = perUser({ name: 'class-join', points: 20, seconds: inSeconds(hours(1)) });

const withCourse = <C extends { name: string }, T extends { course: C }>(one: T): T => ({
  ...one,
  course: { ...one.course, name: typeset(one.course.name) },
});

export const classList = endpoint(
  createRoute({
    method: 'get',
    path: '/class',
    summary: 'Classes of the caller, the newest first, and the courses that one can be of. For teachers',
    tags,
    security: teachers,
    request: { query: noQuery },
    responses: answers(classListSchema, 'At most twenty', 400, 401, 403),
  }),
  async (c) => {
    const { items, courses } = await listClasses({ ctx: c.var.ctx });
    const typesetCourses = courses.map((one) => ({ ...one, name: typeset(one.name) }));
    return c.json({ items: items.map(withCourse), courses: typesetCourses }, 200);
  },
);

export const classCreation = endpoint(
  createRoute({
    method: 'post',
    path: '/class',
    summary: 'Makes a class of a course, with a code. For teachers',
    tags,
    security: teachers,
    limits: [writes],
    request: { query: noQuery, body: jsonBody(classDraftSchema) },
    responses: answers(classCreatedSchema, 'Its id', 400, 401, 403, 404, 429),
  }),
  async (c) => c.json(await createClass({ ctx: c.var.ctx, input: c.req.valid('json') }), 200),
);

export const classTable = endpoint(
  createRoute({
    method: 'get',
    path: '/class/{classId}',
    summary: 'Who of a class has passed which tasks of its course. For its teacher',
    tags,
    security: teachers,
    request: { params: classParamsSchema, query: noQuery },
    responses: answers(classTableSchema, 'The class', 400, 401, 403, 404),
  }),
  async (c) => {
    const table = await getClassTable({ ctx: c.var.ctx, input: c.req.valid('param') });
    const chapters = table.chapters.map(({ name, lectures, ...chapter }) => ({
      ...chapter,
      name: typeset(name),
      lectures: lectures.map((lecture) => ({ ...lecture, name: typeset(lecture.name) })),
    }));
    return c.json({ ...withCourse(table), chapters }, 200);
  },
);

export const classCodeRenewal = endpoint(
  createRoute({
    method: 'post',
    path: '/class/{classId}/code',
    summary: 'Gives a class a new code, which ends the one before. For its teacher',
    tags,
    security: teachers,
    limits: [writes],
    request: { params: classParamsSchema, query: noQuery },
    responses: answers(classCodeSchema, 'The new code', 400, 401, 403, 404, 429),
  }),
  async (c) => c.json({ code: await renewClassCode({ ctx: c.var.ctx, input: c.req.valid('param') }) }, 200),
);

export const classClosing = endpoint(
  createRoute({
    method: 'delete',
    path: '/class/{classId}',
    summary: 'Ends a class; what its learners have learnt stays theirs. For its teacher',
    tags,
    security: teachers,
    limits: [writes],
    request: { params: classParamsSchema, query: noQuery },
    responses: answers(classEndedSchema, 'It is gone', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    await closeClass({ ctx: c.var.ctx, input: c.req.valid('param') });
    return c.json({ ended: true as const }, 200);
  },
);

export const classMemberRemoval = endpoint(
  createRoute({
    method: 'delete',
    path: '/class/{classId}/member/{memberId}',
    summary: 'Takes a learner out of a class. For its teacher',
    tags,
    security: teachers,
    limits: [writes],
    request: { params: classMemberParamsSchema, query: noQuery },
    responses: answers(classEndedSchema, 'They are not in it any more', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    await removeClassMember({ ctx: c.var.ctx, input: c.req.valid('param') });
    return c.json({ ended: true as const }, 200);
  },
);

export const classOpening = endpoint(
  createRoute({
    method: 'post',
    path: '/class/open',
    summary: 'Whose class a code is',
    tags,
    security: learners,
    limits: looks,
    request: { query: noQuery, body: jsonBody(classCodeQuestionSchema) },
    responses: answers(openedClassSchema, 'The class', 400, 401, 403, 404, 429),
  }),
  async (c) => c.json(withCourse(await openClass({ ctx: c.var.ctx, input: c.req.valid('json') })), 200),
);

export const classJoin = endpoint(
  createRoute({
    method: 'post',
    path: '/class/join',
    summary: 'Joins the class of a code under a name of the caller’s choice. Twice is once',
    tags,
    security: learners,
    limits: [joins, ...looks],
    request: { query: noQuery, body: jsonBody(classJoiningSchema) },
    responses: answers(openedClassSchema, 'The class', 400, 401, 403, 404, 429),
  }),
  async (c) => c.json(withCourse(await joinClass({ ctx: c.var.ctx, input: c.req.valid('json') })), 200),
);

export const ownClassList = endpoint(
  createRoute({
    method: 'get',
    path: '/my-class',
    summary: 'Classes that the caller is in',
    tags,
    security: signedIn,
    request: { query: noQuery },
    responses: answers(ownClassListSchema, 'The classes; none before onboarding', 400, 401),
  }),
  async (c) => c.json({ items: (await listOwnClasses({ ctx: c.var.ctx })).map(withCourse) }, 200),
);

export const classLeaving = endpoint(
  createRoute({
    method: 'delete',
    path: '/my-class/{classId}',
    summary: 'Leaves a class; its teacher sees nothing of the caller from now on. Twice is once',
    tags,
    security: learners,
    limits: [writes],
    request: { params: classParamsSchema, query: noQuery },
    responses: answers(classEndedSchema, 'The caller is not in it', 400, 401, 403, 429),
  }),
  async (c) => {
    await leaveClass({ ctx: c.var.ctx, input: c.req.valid('param') });
    return c.json({ ended: true as const }, 200);
  },
);
