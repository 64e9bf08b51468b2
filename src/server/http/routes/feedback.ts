import { createRoute } from '@hono/zod-openapi';
import { feedbackSchema } from '#src/contract/feedback.ts';
import { acceptedSchema } from '#src/contract/newsletter.ts';
import { hours, inSeconds } from '#src/domain/duration.ts';
import { sendFeedback } from '#src/server/services/words/index.ts';
import { everybody } from './callers.ts';
import { accepts, endpoint, jsonBody, noQuery } from './endpoint.ts';
import { perNetwork } from './limits.ts';
import { requireCaptcha } from './requireCaptcha.ts';

const feedbackPerNetwork = perNetwork({ name: 'feedback-network', points: 5, seconds: inSeconds(hours(1)) });
const feedbackWithoutCaptcha = perNetwork({
  name: 'feedback-without-captcha',
  points: 2,
  seconds: inSeconds(hours(1)),
});

export const emailFeedback = endpoint(
  createRoute({
    method: 'post',
    path: '/email-feedback',
    summary: 'Write to the association',
    tags: ['feedback'],
    security: everybody,
    limits: [feedbackPerNetwork],
    request: { query: noQuery, body: jsonBody(feedbackSchema) },
    responses: accepts(acceptedSchema, 'The message is on its way', 400, 403, 429),
  }),
  async (c) => {
    const { recaptchaToken, ...feedback } = c.req.valid('json');
    await requireCaptcha(c, recaptchaToken, { action: 'feedback', withoutToken: feedbackWithoutCaptcha });
    await sendFeedback({ ctx: c.var.ctx, input: feedback });
    return c.json({ accepted: true as const }, 202);
  },
);
