import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import {
  feedbackAnswerSchema,
  feedbackMessageSchema,
  feedbackPageSchema,
  feedbackQuerySchema,
} from '#src/contract/desk/words/deskFeedback.ts';
import { presentFeedbackMessage } from '#src/server/http/presenters/presentFeedbackMessage.ts';
import { presentPaged } from '#src/server/http/presenters/presentPaged.ts';
import { moderators } from '#src/server/http/routes/callers.ts';
import { answers, endpoint, jsonBody, noQuery } from '#src/server/http/routes/endpoint.ts';
import { perUser } from '#src/server/http/routes/limits.ts';
import { answerFeedback, getFeedback, listFeedback, setFeedbackClosed } from '#src/server/services/words/index.ts';

const tags = ['admin'];
const writes = perUser({ name: 'desk-feedback-writes', points: 60, seconds: 60 });
const ofMessage = z.object({ messageId: z.uuid() });

export const feedbackList = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/feedback',
    summary: 'What visitors have written to the association, thirty a page. For moderators',
    tags,
    security: moderators,
    request: { query: feedbackQuerySchema },
    responses: answers(feedbackPageSchema, 'A page of messages', 400, 401, 403, 404),
  }),
  async (c) => {
    const messages = await listFeedback({ ctx: c.var.ctx, input: c.req.valid('query') });
    return c.json(presentPaged(messages, presentFeedbackMessage), 200);
  },
);

export const feedbackOne = endpoint(
  createRoute({
    method: 'get',
    path: '/admin/feedback/{messageId}',
    summary: 'One message of a visitor. For moderators',
    tags,
    security: moderators,
    request: { params: ofMessage, query: noQuery },
    responses: answers(feedbackMessageSchema, 'The message', 400, 401, 403, 404),
  }),
  async (c) => c.json(presentFeedbackMessage(await getFeedback({ ctx: c.var.ctx, input: c.req.valid('param') })), 200),
);

export const feedbackAnswering = endpoint(
  createRoute({
    method: 'post',
    path: '/admin/feedback/{messageId}/answer',
    summary: 'Mails an answer to who wrote a message, and closes it. For moderators',
    tags,
    security: moderators,
    limits: [writes],
    request: { params: ofMessage, query: noQuery, body: jsonBody(feedbackAnswerSchema) },
    responses: answers(feedbackMessageSchema, 'The message', 400, 401, 403, 404, 429),
  }),
  async (c) => {
    const input = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(presentFeedbackMessage(await answerFeedback({ ctx: c.var.ctx, input })), 200);
  },
);

export const feedbackClosing = closingEndpoint(
  'close',
  true,
  'Is done with a message without an answer. For moderators',
);
export const feedbackReopening = closingEndpoint('reopen', false, 'Opens a message again. For moderators');

function closingEndpoint(verb: 'close' | 'reopen', isClosed: boolean, summary: string) {
  return endpoint(
    createRoute({
      method: 'post',
      path: `/admin/feedback/{messageId}/${verb}`,
      summary,
      tags,
      security: moderators,
      limits: [writes],
      request: { params: ofMessage, query: noQuery },
      responses: answers(feedbackMessageSchema, 'The message', 400, 401, 403, 404, 429),
    }),
    async (c) => {
      const input = { ...c.req.valid('param'), isClosed };
      return c.json(presentFeedbackMessage(await setFeedbackClosed({ ctx: c.var.ctx, input })), 200);
    },
  );
}
