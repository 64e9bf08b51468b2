import { createRoute } from '@hono/zod-openapi';
import { chapterPlanParamsSchema, chapterPlanSchema, coursePlanSchema, planParamsSchema } from '#src/contract/plan.ts';
import { presentChapterPlan, presentCoursePlan } from '#src/server/http/presenters/presentPlan.ts';
import { getChapterPlan, getCoursePlan } from '#src/server/services/learning/index.ts';
import { teachers } from './callers.ts';
import { answers, endpoint, noQuery } from './endpoint.ts';
import { perUser } from './limits.ts';

const tags = ['school'];
/** Texts are read for it, though each only once. */
const reads = perUser({ name: 'chapter-plan', points: 60, seconds: 60 });

export const coursePlan = endpoint(
  createRoute({
    method: 'get',
    path: '/plan/{courseSlug}',
    summary: 'What the chapters of a course are for and how long they take. For teachers',
    tags,
    security: teachers,
    request: { params: planParamsSchema, query: noQuery },
    responses: answers(coursePlanSchema, 'The chapters that are on the web', 400, 401, 403, 404),
  }),
  async (c) => c.json(presentCoursePlan(await getCoursePlan({ ctx: c.var.ctx, input: c.req.valid('param') })), 200),
);

export const chapterPlan = endpoint(
  createRoute({
    method: 'get',
    path: '/plan/chapter/{chapterId}',
    summary: 'What often goes wrong in a chapter, and its tasks with solutions. For teachers who may open its lectures',
    tags,
    security: teachers,
    limits: [reads],
    request: { params: chapterPlanParamsSchema, query: noQuery },
    responses: answers(chapterPlanSchema, 'By lecture', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const lectures = await getChapterPlan({ ctx: c.var.ctx, input: c.req.valid('param') });
    return c.json(await presentChapterPlan(lectures), 200);
  },
);
