import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idSchema } from '#src/contract/conventions.ts';
import {
  balanceAskedSchema,
  bookMonthSchema,
  monthReopeningSchema,
  movementExportQuerySchema,
  movementPageSchema,
  movementQuerySchema,
  ofMonthSchema,
  ofPayoutSchema,
  payoutCheckSchema,
  payoutSchema,
  trialDisputeSchema,
} from '#src/contract/desk/money/deskMovements.ts';
import { deskOrderSchema } from '#src/contract/desk/money/deskOrders.ts';
import { hours, inSeconds, seconds } from '#src/domain/duration.ts';
import { movementsCsv } from '#src/server/http/presenters/movementsCsv.ts';
import { presentDeskOrder } from '#src/server/http/presenters/presentDeskOrders.ts';
import { presentMovements, presentPayout } from '#src/server/http/presenters/presentMovements.ts';
import { treasurers } from '#src/server/http/routes/callers.ts';
import { answers, endpoint, jsonBody, noQuery } from '#src/server/http/routes/endpoint.ts';
import { perUser } from '#src/server/http/routes/limits.ts';
import { withPatience } from '#src/server/integrations/payments/withPatience.ts';
import {
  askBalance,
  checkPayout,
  closeMonth,
  exportMovements,
  getDeskOrder,
  getPayout,
  listMovements,
  reopenMonth,
  tryDispute,
} from '#src/server/services/selling/index.ts';

const tags = ['admin'];
const writes = perUser({ name: 'desk-books', points: 60, seconds: 60 });
const asks = perUser({ name: 'desk-balance', points: 6, seconds: 60 });
const exports = perUser({ name: 'desk-movement-exports', points: 30, seconds: inSeconds(hours(1)) });
const patienceMs = seconds(10);

export const movementList = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/movement',
    summary:
      'What moved money in a month, the newest first, twenty-five lines a page, with the sums of the month in cents. For treasurers',
    tags,
    security: treasurers,
    request: { query: movementQuerySchema },
    responses: answers(movementPageSchema, 'A page of a month', 400, 401, 403, 404),
  }),
  async (c) => {
    const { isTest } = c.var.integrations.payments;
    return c.json(
      presentMovements(await listMovements({ ctx: c.var.ctx, input: { ...c.req.valid('query'), isTest } })),
      200,
    );
  },
);

export const movementExport = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/movement-export',
    summary:
      'A month for the books, a row a movement and the control sums last, as CSV for a Slovak Excel; after a recent sign-in. For treasurers',
    tags,
    security: treasurers,
    limits: [exports],
    request: { query: movementExportQuerySchema },
    responses: {
      ...answers(z.unknown(), 'The file', 400, 401, 403, 429),
      200: { description: 'The file', content: { 'text/csv': { schema: z.any() } } },
    },
  }),
  async (c) => {
    const { month, people } = c.req.valid('query');
    const input = { month, isTest: c.var.integrations.payments.isTest, hasPeople: people === '1' };
    const file = movementsCsv({ ...(await exportMovements({ ctx: c.var.ctx, input })), hasPeople: input.hasPeople });
    return c.body(file, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="pohyby-${month}.csv"`,
    });
  },
);

export const movementAsking = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/movement-asking',
    summary: 'Asks the payment provider for the newest fees and payouts now. For treasurers',
    tags,
    security: treasurers,
    limits: [asks],
    request: { query: noQuery },
    responses: answers(balanceAskedSchema, 'Until when all is known', 400, 401, 403, 429, 503),
  }),
  async (c) => {
    const { ctx, integrations } = c.var;
    const { payments, paymentPatienceMs = patienceMs } = integrations;
    const answeredAt = await askBalance({
      ctx,
      payments: withPatience(payments, paymentPatienceMs),
      isForced: true,
    });
    return c.json({ knownUntil: (answeredAt ?? ctx.now()).toISOString() }, 200);
  },
);

export const payoutOne = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/payout/{payoutId}',
    summary: 'A payout and what it is made of. For treasurers',
    tags,
    security: treasurers,
    request: { params: ofPayoutSchema, query: noQuery },
    responses: answers(payoutSchema, 'The payout', 400, 401, 403, 404),
  }),
  async (c) => c.json(presentPayout(await getPayout({ ctx: c.var.ctx, input: c.req.valid('param') })), 200),
);

export const payoutChecking = endpoint(
  createRoute({
    method: 'put',
    path: '/admin/payout/{payoutId}/check',
    summary: 'Notes what the bank’s statement says of a payout; another amount needs a reason. For treasurers',
    tags,
    security: treasurers,
    limits: [writes],
    request: { params: ofPayoutSchema, query: noQuery, body: jsonBody(payoutCheckSchema) },
    responses: answers(payoutSchema, 'The payout', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const { ctx } = c.var;
    const input = c.req.valid('param');
    await checkPayout({ ctx, input: { ...input, ...c.req.valid('json') } });
    return c.json(presentPayout(await getPayout({ ctx, input })), 200);
  },
);

export const monthClosing = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/book-month/{month}/closing',
    summary: 'Closes the books of a month that is over: nothing is added to it any more. For treasurers',
    tags,
    security: treasurers,
    limits: [writes],
    request: { params: ofMonthSchema, query: noQuery },
    responses: answers(bookMonthSchema, 'It is closed', 400, 401, 403, 429),
  }),
  async (c) => {
    const { month } = c.req.valid('param');
    await closeMonth({ ctx: c.var.ctx, input: { month, isTest: c.var.integrations.payments.isTest } });
    return c.json({ month, state: 'closed' as const }, 200);
  },
);

export const monthReopening = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/book-month/{month}/reopening',
    summary: 'Opens the last closed month again; the reason stands in the audit. For treasurers',
    tags,
    security: treasurers,
    limits: [writes],
    request: { params: ofMonthSchema, query: noQuery, body: jsonBody(monthReopeningSchema) },
    responses: answers(bookMonthSchema, 'It is open', 400, 401, 403, 429),
  }),
  async (c) => {
    const { month } = c.req.valid('param');
    const { isTest } = c.var.integrations.payments;
    await reopenMonth({ ctx: c.var.ctx, input: { month, isTest, ...c.req.valid('json') } });
    return c.json({ month, state: 'open' as const }, 200);
  },
);

export const trialDisputing = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/order/{orderId}/trial-dispute',
    summary:
      'Has the bank of a trial payment’s buyer ask for the money, or decide; only where payments are local. For treasurers',
    tags,
    security: treasurers,
    limits: [writes],
    request: { params: z.object({ orderId: idSchema }), query: noQuery, body: jsonBody(trialDisputeSchema) },
    responses: answers(deskOrderSchema, 'The order; the news comes a moment later', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const { ctx, integrations } = c.var;
    const input = c.req.valid('param');
    await tryDispute({ ctx, payments: integrations.localPayments, input: { ...input, ...c.req.valid('json') } });
    return c.json(presentDeskOrder(await getDeskOrder({ ctx, input })), 200);
  },
);
