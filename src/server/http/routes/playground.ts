import { createRoute } from '@hono/zod-openapi';
import {
  programParamsSchema,
  programRemovalSchema,
  programStandingSchema,
  programUpdateSchema,
  savedProgramListSchema,
  savedProgramSchema,
} from '#src/contract/playground.ts';
import { presentKeptProgram } from '#src/server/http/presenters/presentKeptProgram.ts';
import { listOwnPrograms, openOwnProgram, removeProgram, saveProgram } from '#src/server/services/learning/index.ts';
import { learners } from './callers.ts';
import { answers, endpoint, jsonBody, noQuery } from './endpoint.ts';
import { perUser } from './limits.ts';

/** A text goes when its writer pauses; after a sign-in all that a browser has kept comes at once. */
const writes = perUser({ name: 'program-writes', points: 240, seconds: 60 });
/** A hundred thousand signs, each of which may be six in JSON. */
const bodyBytes = 640 * 1024;

export const ownProgramList = endpoint(
  createRoute({
    method: 'get',
    path: '/playground/program',
    summary: 'Programs that the caller keeps, the newest first, without their texts',
    tags: ['playground'],
    security: learners,
    request: { query: noQuery },
    responses: answers(savedProgramListSchema, 'At most a hundred', 400, 401, 403),
  }),
  async (c) => c.json({ items: await listOwnPrograms({ ctx: c.var.ctx }) }, 200),
);

export const ownProgram = endpoint(
  createRoute({
    method: 'get',
    path: '/playground/program/{programId}',
    summary: 'A program that the caller keeps',
    tags: ['playground'],
    security: learners,
    request: { params: programParamsSchema, query: noQuery },
    responses: answers(savedProgramSchema, 'The program', 400, 401, 403, 404),
  }),
  async (c) => {
    return c.json(presentKeptProgram(await openOwnProgram({ ctx: c.var.ctx, input: c.req.valid('param') })), 200);
  },
);

export const programSaving = endpoint(
  createRoute({
    method: 'put',
    path: '/playground/program/{programId}',
    summary: 'Keeps a program, unless another version stands there than it was written on. Twice is once',
    tags: ['playground'],
    security: learners,
    limits: [writes],
    bodyBytes,
    request: { params: programParamsSchema, query: noQuery, body: jsonBody(programUpdateSchema) },
    responses: answers(programStandingSchema, 'What stands there now', 400, 401, 403, 429),
  }),
  async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json({ program: presentKeptProgram(await saveProgram({ ctx: c.var.ctx, input })) }, 200);
  },
);

export const programRemoval = endpoint(
  createRoute({
    method: 'delete',
    path: '/playground/program/{programId}',
    summary: 'Takes a program away, unless another version stands there than the caller has seen. Twice is once',
    tags: ['playground'],
    security: learners,
    limits: [writes],
    request: { params: programParamsSchema, query: programRemovalSchema },
    responses: answers(programStandingSchema, 'What stands there now', 400, 401, 403, 429),
  }),
  async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('query') };
    const standing = await removeProgram({ ctx: c.var.ctx, input });
    return c.json({ program: standing && presentKeptProgram(standing) }, 200);
  },
);
