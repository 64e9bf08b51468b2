import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idSchema, pageQuerySchema, slugSchema } from '#src/contract/conventions.ts';
import { courseCardSchema, coursePageSchema, courseSchema } from '#src/contract/course.ts';
import { courseBeginningSchema } from '#src/contract/courseBeginning.ts';
import { courseEndingsSchema } from '#src/contract/courseEndings.ts';
import { myCoursesSchema } from '#src/contract/progress.ts';
import { presentCourse } from '#src/server/http/presenters/presentCourse.ts';
import { presentCourseBeginning } from '#src/server/http/presenters/presentCourseBeginning.ts';
import { presentCourseCard } from '#src/server/http/presenters/presentCourseCard.ts';
import { presentCourseEndings } from '#src/server/http/presenters/presentCourseEndings.ts';
import { presentPaged } from '#src/server/http/presenters/presentPaged.ts';
import { presentMyCourse } from '#src/server/http/presenters/presentProgress.ts';
import {
  getCourse,
  getCourseBeginning,
  getCourseEndings,
  getCourseSummary,
  listCourses,
  listMyCourses,
} from '#src/server/services/catalogue/index.ts';
import { everybody, signedIn } from './callers.ts';
import { answers, endpoint, noQuery } from './endpoint.ts';

const tags = ['course'];

export const courseList = endpoint(
  createRoute({
    method: 'get',
    path: '/course/overview',
    summary: 'The catalogue, nine courses a page',
    tags,
    security: everybody,
    request: { query: pageQuerySchema },
    responses: answers(coursePageSchema, 'A page of courses', 400, 404),
  }),
  async (c) => {
    const courses = await listCourses({ ctx: c.var.ctx, input: c.req.valid('query') });
    return c.json(presentPaged(courses, presentCourseCard), 200);
  },
);

export const courseOverview = endpoint(
  createRoute({
    method: 'get',
    path: '/course/overview/{courseId}',
    summary: 'One course as on its card',
    tags,
    security: everybody,
    request: { params: z.object({ courseId: idSchema }), query: noQuery },
    responses: answers(courseCardSchema, 'The course', 400, 404),
  }),
  async (c) => {
    const course = await getCourseSummary({ ctx: c.var.ctx, input: c.req.valid('param') });
    return c.json(presentCourseCard(course), 200);
  },
);

export const courseBeginning = endpoint(
  createRoute({
    method: 'get',
    path: '/course/beginning',
    summary: 'Where learning begins: the first lecture of the catalogue with its opening, and who teaches',
    tags,
    security: everybody,
    request: { query: noQuery },
    responses: answers(courseBeginningSchema, 'The beginning', 400),
  }),
  async (c) => c.json(await presentCourseBeginning(await getCourseBeginning({ ctx: c.var.ctx })), 200),
);

export const courseEndings = endpoint(
  createRoute({
    method: 'get',
    path: '/course/endings/{courseId}',
    summary: 'What the ends of a course and of its chapters say, and what fits next',
    tags,
    security: everybody,
    request: { params: z.object({ courseId: idSchema }), query: noQuery },
    responses: answers(courseEndingsSchema, 'The endings', 400, 404),
  }),
  async (c) => {
    const endings = await getCourseEndings({ ctx: c.var.ctx, input: c.req.valid('param') });
    return c.json(presentCourseEndings(endings), 200);
  },
);

export const courseBySlug = endpoint(
  createRoute({
    method: 'get',
    path: '/course/slug/{slug}',
    summary: 'A whole course by its address, without the texts of its lectures',
    tags,
    security: everybody,
    request: { params: z.object({ slug: slugSchema }), query: noQuery },
    responses: answers(courseSchema, 'The course', 400, 404),
  }),
  async (c) => {
    const course = await getCourse({ ctx: c.var.ctx, input: c.req.valid('param') });
    return c.json(await presentCourse(course), 200);
  },
);

export const javaCourse = endpoint(
  createRoute({
    method: 'get',
    path: '/course/java',
    summary: 'The Java course',
    tags,
    security: everybody,
    request: { query: noQuery },
    responses: answers(courseSchema, 'The course', 400, 404),
  }),
  async (c) => {
    const course = await getCourse({ ctx: c.var.ctx, input: { courseId: 'java' } });
    return c.json(await presentCourse(course), 200);
  },
);

export const myCourses = endpoint(
  createRoute({
    method: 'get',
    path: '/course/my-courses',
    summary: 'The courses that the caller has bought or begun, the one touched last first',
    tags,
    security: signedIn,
    request: { query: noQuery },
    responses: answers(myCoursesSchema, 'The courses with their progress', 400, 401),
  }),
  async (c) => {
    const courses = await listMyCourses({ ctx: c.var.ctx });
    return c.json({ items: courses.map(presentMyCourse) }, 200);
  },
);
