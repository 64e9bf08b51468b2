import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { idSchema, pageQuerySchema } from '#src/contract/conventions.ts';
import {
  deskOrderExportQuerySchema,
  deskOrderPageSchema,
  deskOrderQuerySchema,
  deskOrderSchema,
  deskProductListSchema,
  giftDraftSchema,
  giftEndedSchema,
  giftMadeSchema,
  giftPageSchema,
  orderNoteChangeSchema,
} from '#src/contract/desk/money/deskOrders.ts';
import { hours, inSeconds, seconds } from '#src/domain/duration.ts';
import { ordersCsv } from '#src/server/http/presenters/ordersCsv.ts';
import {
  presentDeskOrder,
  presentDeskOrders,
  presentGift,
  presentProduct,
} from '#src/server/http/presenters/presentDeskOrders.ts';
import { presentPaged } from '#src/server/http/presenters/presentPaged.ts';
import { treasurers } from '#src/server/http/routes/callers.ts';
import { answers, endpoint, jsonBody, noQuery } from '#src/server/http/routes/endpoint.ts';
import { perUser } from '#src/server/http/routes/limits.ts';
import { withPatience } from '#src/server/integrations/payments/withPatience.ts';
import {
  changeOrderNote,
  checkOrder,
  endGift,
  exportOrders,
  getDeskOrder,
  giveProduct,
  listDeskOrders,
  listGifts,
  listProducts,
  mailReceiptAgain,
} from '#src/server/services/selling/index.ts';

const tags = ['admin'];
const ofOrder = z.object({ orderId: idSchema });
const writes = perUser({ name: 'desk-money', points: 60, seconds: 60 });
const exports = perUser({ name: 'desk-exports', points: 30, seconds: inSeconds(hours(1)) });
const mails = perUser({ name: 'desk-mails', points: 60, seconds: inSeconds(hours(1)) });
const patienceMs = seconds(10);

export const deskOrderList = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/order',
    summary:
      'Orders of everybody, the newest first, twenty-five a page, with sums of the filter in cents. For treasurers',
    tags,
    security: treasurers,
    request: { query: deskOrderQuerySchema },
    responses: answers(deskOrderPageSchema, 'A page of orders', 400, 401, 403, 404),
  }),
  async (c) => {
    const orders = await listDeskOrders({ ctx: c.var.ctx, input: c.req.valid('query') });
    return c.json(presentDeskOrders(orders), 200);
  },
);

export const deskOrderExport = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/order-export',
    summary:
      'The paid orders of a filter for the books, as CSV for a Slovak Excel; after a recent sign-in. For treasurers',
    tags,
    security: treasurers,
    limits: [exports],
    request: { query: deskOrderExportQuerySchema },
    responses: {
      ...answers(z.unknown(), 'The file', 400, 401, 403, 429),
      200: { description: 'The file', content: { 'text/csv': { schema: z.any() } } },
    },
  }),
  async (c) => {
    const input = c.req.valid('query');
    const file = ordersCsv(await exportOrders({ ctx: c.var.ctx, input }));
    return c.body(file, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="objednavky${input.month ? `-${input.month}` : ''}.csv"`,
    });
  },
);

export const deskOrder = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/order/{orderId}',
    summary: 'An order with its buyer, its history and its mails. For treasurers',
    tags,
    security: treasurers,
    request: { params: ofOrder, query: noQuery },
    responses: answers(deskOrderSchema, 'The order', 400, 401, 403, 404),
  }),
  async (c) => c.json(presentDeskOrder(await getDeskOrder({ ctx: c.var.ctx, input: c.req.valid('param') })), 200),
);

export const orderChecking = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/order/{orderId}/check',
    summary: 'Asks the payment provider about an order now, or to give back what is owed. For treasurers',
    tags,
    security: treasurers,
    limits: [writes],
    request: { params: ofOrder, query: noQuery },
    responses: answers(deskOrderSchema, 'The order as it is now', 400, 401, 403, 404, 429, 503),
  }),
  async (c) => {
    const { ctx, integrations } = c.var;
    const { payments, paymentPatienceMs = patienceMs } = integrations;
    const input = c.req.valid('param');
    await checkOrder({ ctx, payments: withPatience(payments, paymentPatienceMs), input });
    return c.json(presentDeskOrder(await getDeskOrder({ ctx, input })), 200);
  },
);

export const orderNoteChange = endpoint(
  createRoute({
    method: 'put',
    path: '/admin/order/{orderId}/note',
    summary: 'Changes the note of the desk about an order; recorded without its words. For treasurers',
    tags,
    security: treasurers,
    limits: [writes],
    request: { params: ofOrder, query: noQuery, body: jsonBody(orderNoteChangeSchema) },
    responses: answers(deskOrderSchema, 'The order', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const { ctx } = c.var;
    const input = c.req.valid('param');
    await changeOrderNote({ ctx, input: { ...input, ...c.req.valid('json') } });
    return c.json(presentDeskOrder(await getDeskOrder({ ctx, input })), 200);
  },
);

export const receiptMailing = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/order/{orderId}/receipt-mail',
    summary: 'Mails the buyer of a paid order its receipt once more. For treasurers',
    tags,
    security: treasurers,
    limits: [mails],
    request: { params: ofOrder, query: noQuery },
    responses: answers(deskOrderSchema, 'The order', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const { ctx } = c.var;
    const input = c.req.valid('param');
    await mailReceiptAgain({ ctx, input });
    return c.json(presentDeskOrder(await getDeskOrder({ ctx, input })), 200);
  },
);

export const deskProductList = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/product',
    summary: 'Everything that is sold or was. For treasurers',
    tags,
    security: treasurers,
    request: { query: noQuery },
    responses: answers(deskProductListSchema, 'The products', 400, 401, 403),
  }),
  async (c) => c.json({ items: (await listProducts({ ctx: c.var.ctx })).map(presentProduct) }, 200),
);

export const giftList = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/gift',
    summary: 'Products that people have been given, the newest first, twenty-five a page. For treasurers',
    tags,
    security: treasurers,
    request: { query: pageQuerySchema },
    responses: answers(giftPageSchema, 'A page of gifts', 400, 401, 403, 404),
  }),
  async (c) => {
    const gifts = await listGifts({ ctx: c.var.ctx, input: c.req.valid('query') });
    return c.json(presentPaged(gifts, presentGift), 200);
  },
);

export const giftCreation = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/gift',
    summary: 'Gives a product to who has an account with an address, and mails them. For treasurers',
    tags,
    security: treasurers,
    limits: [mails],
    request: { query: noQuery, body: jsonBody(giftDraftSchema) },
    responses: answers(giftMadeSchema, 'The gift', 400, 401, 403, 404, 429),
  }),
  async (c) => c.json({ id: await giveProduct({ ctx: c.var.ctx, input: c.req.valid('json') }) }, 200),
);

export const giftEnding = endpoint(
  createRoute({
    method: 'delete',
    path: '/admin/gift/{giftId}',
    summary: 'Takes a given product back; progress stays. For treasurers',
    tags,
    security: treasurers,
    limits: [writes],
    request: { params: z.object({ giftId: idSchema }), query: noQuery },
    responses: answers(giftEndedSchema, 'It is so', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    await endGift({ ctx: c.var.ctx, input: c.req.valid('param') });
    return c.json({ ended: true as const }, 200);
  },
);
