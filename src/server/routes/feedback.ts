import { createRoute } from '@hono/zod-openapi';
import { feedbackSchema } from '#src/contract/feedback.ts';
import { acceptedSchema } from '#src/contract/newsletter.ts';
import type { RateLimit } from '#src/server/integrations/rateLimiter.ts';
import { sendFeedback } from '#src/server/services/feedback/sendFeedback.ts';
import { everybody } from './callers.ts';
import { clientAddress } from './clientAddress.ts';
import { accepts, endpoint, noQuery } from './endpoint.ts';
import { requireCaptcha } from './requireCaptcha.ts';

const feedbackPerNetwork: RateLimit = { name: 'feedback-network', points: 5, seconds: 60 * 60 };

export const emailFeedback = endpoint(
  createRoute({
    method: 'post',
    path: '/email-feedback',
    summary: 'Write to the association',
    tags: ['feedback'],
    security: everybody,
    request: {
      query: noQuery,
      body: { content: { 'application/json': { schema: feedbackSchema } }, required: true },
    },
    responses: accepts(acceptedSchema, 'The message is on its way', 400, 403, 429),
  }),
  async (c) => {
    const { recaptchaToken, ...feedback } = c.req.valid('json');
    await c.var.integrations.rateLimiter.consume(feedbackPerNetwork, clientAddress(c));
    await requireCaptcha(c, recaptchaToken, 'feedback');
    await sendFeedback({ ctx: c.var.ctx, input: feedback });
    return c.json({ accepted: true as const }, 202);
  },
);
