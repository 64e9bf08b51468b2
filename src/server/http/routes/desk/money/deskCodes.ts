import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idSchema, pageQuerySchema } from '#src/contract/conventions.ts';
import {
  codeChangeSchema,
  codeDraftSchema,
  deskCodePageSchema,
  deskCodeQuerySchema,
  deskCodeUsesSchema,
} from '#src/contract/desk/money/deskCodes.ts';
import { presentCodes, presentCodeUses } from '#src/server/http/presenters/presentDeskCodes.ts';
import { treasurers } from '#src/server/http/routes/callers.ts';
import { answers, endpoint, jsonBody, noQuery } from '#src/server/http/routes/endpoint.ts';
import { perUser } from '#src/server/http/routes/limits.ts';
import { changeCode, createCode, getCode, listCodes } from '#src/server/services/selling/index.ts';

const tags = ['admin'];
const ofCode = z.object({ codeId: idSchema });
const writes = perUser({ name: 'desk-codes', points: 60, seconds: 60 });

export const deskCodeList = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/code',
    summary: 'Promotion codes with how often they were used, the newest first, twenty-five a page. For treasurers',
    tags,
    security: treasurers,
    request: { query: deskCodeQuerySchema },
    responses: answers(deskCodePageSchema, 'A page of codes', 400, 401, 403, 404),
  }),
  async (c) => c.json(presentCodes(await listCodes({ ctx: c.var.ctx, input: c.req.valid('query') })), 200),
);

export const deskCode = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/code/{codeId}',
    summary: 'A code and who used it, twenty-five a page, with sums in cents. For treasurers',
    tags,
    security: treasurers,
    request: { params: ofCode, query: pageQuerySchema },
    responses: answers(deskCodeUsesSchema, 'The code', 400, 401, 403, 404),
  }),
  async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('query') };
    return c.json(presentCodeUses(await getCode({ ctx: c.var.ctx, input })), 200);
  },
);

export const codeCreation = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/code',
    summary: 'Makes a promotion code. For treasurers',
    tags,
    security: treasurers,
    limits: [writes],
    request: { query: noQuery, body: jsonBody(codeDraftSchema) },
    responses: answers(deskCodeUsesSchema, 'The code', 400, 401, 403, 429),
  }),
  async (c) => {
    const { ctx } = c.var;
    const codeId = await createCode({ ctx, input: c.req.valid('json') });
    return c.json(presentCodeUses(await getCode({ ctx, input: { codeId, page: 1 } })), 200);
  },
);

export const codeChange = endpoint(
  createRoute({
    method: 'put',
    path: '/admin/code/{codeId}',
    summary: 'Switches a code off or on, or changes how often and how long it holds. For treasurers',
    tags,
    security: treasurers,
    limits: [writes],
    request: { params: ofCode, query: noQuery, body: jsonBody(codeChangeSchema) },
    responses: answers(deskCodeUsesSchema, 'The code', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const { ctx } = c.var;
    const { codeId } = c.req.valid('param');
    await changeCode({ ctx, input: { codeId, ...c.req.valid('json') } });
    return c.json(presentCodeUses(await getCode({ ctx, input: { codeId, page: 1 } })), 200);
  },
);
