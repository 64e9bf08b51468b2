import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { z } from 'zod';
import { idSchema, pageQuerySchema } from '#src/contract/conventions.ts';
import {
  checkoutSchema,
  localPaymentResultSchema,
  localPaymentSchema,
  orderPageSchema,
  orderSchema,
  paymentIntentDraftSchema,
  paymentIntentUpdateSchema,
  productIdSchema,
  promotionCheckQuerySchema,
  promotionCheckSchema,
  promotionCodeSchema,
  refundDraftSchema,
} from '#src/contract/order.ts';
import { webhookReceivedSchema } from '#src/contract/webhook.ts';
import { hours, inSeconds, seconds } from '#src/domain/duration.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { presentCheckout, presentOrder } from '#src/server/http/presenters/presentOrder.ts';
import { presentPaged } from '#src/server/http/presenters/presentPaged.ts';
import { withPatience } from '#src/server/integrations/payments/withPatience.ts';
import { receiptData } from '#src/server/receipts/receiptData.ts';
import { renderReceipt } from '#src/server/receipts/renderReceipt.ts';
import {
  changePromotionCode,
  checkPromotionCode,
  dropOrder,
  findOrder,
  getLatestOrder,
  getReceipt,
  giveConsent,
  listOrders,
  openCheckout,
  type PreparedOrder,
  receiveEvent,
  refundOrder,
} from '#src/server/services/selling/index.ts';
import type { ApiEnv } from './apiEnv.ts';
import { learners, paymentProvider, signedIn, treasurers } from './callers.ts';
import { answers, endpoint, jsonBody, noQuery } from './endpoint.ts';
import { perUser } from './limits.ts';

const tags = ['order'];
const ofOrder = z.object({ orderId: idSchema });
const writes = perUser({ name: 'order-writes', points: 30, seconds: 60 });
/** How long a buyer waits for the payment provider, in all. */
const patienceMs = seconds(10);
/** Nobody guesses codes. */
const codesPerHour = perUser({ name: 'promotion-codes', points: 60, seconds: inSeconds(hours(1)) });

export const paymentIntentCreation = endpoint(
  createRoute({
    method: 'post',
    path: '/stripe/create-payment-intent',
    summary: 'Opens the checkout of a product; the open order of the caller is taken up again. Amounts in cents',
    tags,
    security: learners,
    limits: [writes],
    request: { query: noQuery, body: jsonBody(paymentIntentDraftSchema) },
    responses: answers(checkoutSchema, 'The order and what its payment form needs', 400, 401, 403, 404, 429, 503),
  }),
  async (c) => {
    return c.json(await present(c, await openCheckout(withPayments(c, c.req.valid('json')))), 200);
  },
);

export const paymentIntentUpdate = endpoint(
  createRoute({
    method: 'post',
    path: '/stripe/update-payment-intent',
    summary: 'Sets or removes the promotion code of an open order, or records the consent before paying',
    tags,
    security: learners,
    limits: [writes],
    request: { query: noQuery, body: jsonBody(paymentIntentUpdateSchema) },
    responses: answers(checkoutSchema, 'The order, perhaps another one', 400, 401, 403, 404, 429, 503),
  }),
  async (c) => {
    const input = c.req.valid('json');
    if ('consented' in input) return c.json(await present(c, await giveConsent(withPayments(c, input))), 200);
    if (input.promotionCode !== null) await codesPerHour.count(c);
    return c.json(await present(c, await changePromotionCode(withPayments(c, input))), 200);
  },
);

export const promotionCodeCheck = endpoint(
  createRoute({
    method: 'get',
    path: '/stripe/check-promotion-code/{code}',
    summary: 'What a promotion code leaves to pay for a product; nothing is reserved',
    tags,
    security: signedIn,
    limits: [codesPerHour],
    request: { params: z.object({ code: promotionCodeSchema }), query: promotionCheckQuerySchema },
    responses: answers(promotionCheckSchema, 'The amounts in cents', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const { ctx } = c.var;
    const { code, amount, product } = await checkPromotionCode({
      ctx,
      input: { ...c.req.valid('param'), ...c.req.valid('query') },
    });
    return c.json({ code, amount, listAmount: product.amount, currency: product.currency }, 200);
  },
);

export const paymentWebhook = endpoint(
  createRoute({
    method: 'post',
    path: '/stripe/webhook',
    summary: 'Events of the payment provider, signed by it; the same event again changes nothing',
    tags,
    security: paymentProvider,
    request: { query: noQuery },
    responses: answers(webhookReceivedSchema, 'It is recorded, or none of ours', 400),
  }),
  async (c) => {
    const { integrations, ctx } = c.var;
    const signature = c.req.header('stripe-signature') ?? '';
    await receiveEvent({ ctx, payments: integrations.payments, input: { body: await c.req.text(), signature } });
    return c.json({ received: true as const }, 200);
  },
);

export const localPayment = endpoint(
  createRoute({
    method: 'post',
    path: '/stripe/local/confirm',
    summary: 'Pays with a test card; only where the local gateway stands in for a provider',
    tags,
    security: signedIn,
    limits: [writes],
    request: { query: noQuery, body: jsonBody(localPaymentSchema) },
    responses: answers(localPaymentResultSchema, 'What came of it', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const { localPayments } = c.var.integrations;
    if (!localPayments) throw new NotFoundError('call');
    return c.json(await localPayments.confirm(c.req.valid('json')), 200);
  },
);

export const orderList = endpoint(
  createRoute({
    method: 'get',
    path: '/order',
    summary: 'The orders of the caller, newest first, ten a page',
    tags,
    security: signedIn,
    request: { query: pageQuerySchema },
    responses: answers(orderPageSchema, 'A page of orders', 400, 401, 404),
  }),
  async (c) => {
    const orders = await listOrders({ ctx: c.var.ctx, input: c.req.valid('query') });
    return c.json(presentPaged(orders, presentOrder), 200);
  },
);

export const latestOrder = endpoint(
  createRoute({
    method: 'get',
    path: '/order/product/{productId}',
    summary: 'Where the caller stands with a product: the paid order, else the last one',
    tags,
    security: signedIn,
    request: { params: z.object({ productId: productIdSchema }), query: noQuery },
    responses: answers(orderSchema, 'The order', 400, 401, 404),
  }),
  async (c) => c.json(presentOrder(await getLatestOrder({ ctx: c.var.ctx, input: c.req.valid('param') })), 200),
);

export const orderDropping = endpoint(
  createRoute({
    method: 'delete',
    path: '/order/{orderId}',
    summary: 'Ends an open order that its buyer wants no more; answers it as it is now, lapsed or paid meanwhile',
    tags,
    security: learners,
    limits: [writes],
    request: { params: ofOrder, query: noQuery },
    responses: answers(orderSchema, 'The order', 400, 401, 403, 404, 429, 503),
  }),
  async (c) => {
    const { id } = await dropOrder(withPayments(c, c.req.valid('param')));
    return c.json(presentOrder(await findOrder({ ctx: c.var.ctx, input: { orderId: id } })), 200);
  },
);

export const orderReceipt = endpoint(
  createRoute({
    method: 'get',
    path: '/order/{orderId}/receipt',
    summary: 'The receipt of a paid order, as a PDF; for its buyer and for treasurers',
    tags,
    security: signedIn,
    request: { params: ofOrder, query: noQuery },
    responses: {
      ...answers(z.unknown(), 'The receipt', 400, 401, 404),
      200: { description: 'The receipt', content: { 'application/pdf': { schema: z.any() } } },
    },
  }),
  async (c) => {
    const data = receiptData(await getReceipt({ ctx: c.var.ctx, input: c.req.valid('param') }));
    return c.body(new Uint8Array(await renderReceipt(data)), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="doklad-${data.number}.pdf"`,
    });
  },
);

export const orderRefund = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/order/{orderId}/refund',
    summary: 'Gives an amount back, in cents; the whole amount ends the access that the order paid for. For treasurers',
    tags: ['admin'],
    security: treasurers,
    limits: [writes],
    request: { params: ofOrder, query: noQuery, body: jsonBody(refundDraftSchema) },
    responses: answers(orderSchema, 'The order', 400, 401, 403, 404, 429, 503),
  }),
  async (c) => {
    const { id } = await refundOrder(withPayments(c, { ...c.req.valid('param'), ...c.req.valid('json') }));
    return c.json(presentOrder(await findOrder({ ctx: c.var.ctx, input: { orderId: id } })), 200);
  },
);

/** What the verbs of checkout work with. */
function withPayments<Input>(c: Context<ApiEnv>, input: Input) {
  const { payments, paymentPatienceMs = patienceMs } = c.var.integrations;
  return { ctx: c.var.ctx, payments: withPatience(payments, paymentPatienceMs), input };
}

async function present(c: Context<ApiEnv>, { order, clientSecret }: PreparedOrder) {
  return presentCheckout(await findOrder({ ctx: c.var.ctx, input: { orderId: order.id } }), clientSecret);
}
