import { createRoute } from '@hono/zod-openapi';
import { mailedTokenSchema } from '#src/contract/mailedToken.ts';
import { acceptedSchema, subscriptionSchema } from '#src/contract/newsletter.ts';
import { hours, inSeconds } from '#src/domain/duration.ts';
import { TooManyRequestsError } from '#src/server/errors.ts';
import type { RateLimit, RateLimiter } from '#src/server/integrations/rateLimiter.ts';
import { confirmSubscription, subscribe, unsubscribe } from '#src/server/services/letters/index.ts';
import { everybody } from './callers.ts';
import { accepts, answers, endpoint, jsonBody, noQuery } from './endpoint.ts';
import { perNetwork } from './limits.ts';
import { mailedToken, mailedTokenRequest } from './mailedToken.ts';
import { requireCaptcha } from './requireCaptcha.ts';

const tags = ['newsletter'];
const hour = inSeconds(hours(1));

/** A whole school may share one address. */
const subscriptionsPerNetwork = perNetwork({ name: 'newsletter-network', points: 300, seconds: hour });
/** Where the captcha is blocked: a family or an office, not a school. */
const subscriptionsWithoutCaptcha = perNetwork({ name: 'newsletter-without-captcha', points: 10, seconds: hour });
const subscriptionsPerMailbox: RateLimit = { name: 'newsletter-mailbox', points: 5, seconds: hour };
/** Mail providers unsubscribe all of their users from a few addresses. */
const tokensPerNetwork = perNetwork({ name: 'newsletter-token', points: 3000, seconds: hour });

export const newsletterSubscription = endpoint(
  createRoute({
    method: 'post',
    path: '/newsletter',
    summary: 'Subscribe an address; a mail asks to confirm it',
    tags,
    security: everybody,
    limits: [subscriptionsPerNetwork],
    request: { query: noQuery, body: jsonBody(subscriptionSchema) },
    responses: accepts(acceptedSchema, 'Always the same, whether the address is known or not', 400, 403, 429),
  }),
  async (c) => {
    const { recaptchaToken, ...subscription } = c.req.valid('json');
    await requireCaptcha(c, recaptchaToken, { action: 'newsletter', withoutToken: subscriptionsWithoutCaptcha });
    if (await mayMail(c.var.integrations.rateLimiter, subscription.email)) {
      await subscribe({ ctx: c.var.ctx, input: subscription });
    }
    return c.json({ accepted: true as const }, 202);
  },
);

export const newsletterConfirmation = endpoint(
  createRoute({
    method: 'post',
    path: '/newsletter/confirm',
    summary: 'Confirm a subscription with the token of its mail',
    tags,
    security: everybody,
    limits: [tokensPerNetwork],
    request: { query: noQuery, body: jsonBody(mailedTokenSchema) },
    responses: answers(acceptedSchema, 'The address is confirmed', 400, 429),
  }),
  async (c) => {
    await confirmSubscription({ ctx: c.var.ctx, input: c.req.valid('json') });
    return c.json({ accepted: true as const }, 200);
  },
);

export const newsletterUnsubscription = endpoint(
  createRoute({
    method: 'post',
    path: '/newsletter/unsubscribe',
    summary: 'Unsubscribe with the token of a mail; a form with `?token=` is the one click of RFC 8058',
    tags,
    security: everybody,
    limits: [tokensPerNetwork],
    request: mailedTokenRequest,
    responses: answers(acceptedSchema, 'The address is unsubscribed', 400, 429),
  }),
  async (c) => {
    const token = mailedToken({
      json: c.req.valid('json'),
      form: c.req.valid('form'),
      query: c.req.valid('query'),
    });
    await unsubscribe({ ctx: c.var.ctx, input: { token } });
    return c.json({ accepted: true as const }, 200);
  },
);

/** A mailbox over its limit gets nothing more, and the caller is not told: the answer is the same for every address. */
async function mayMail(rateLimiter: RateLimiter, email: string): Promise<boolean> {
  try {
    await rateLimiter.consume(subscriptionsPerMailbox, email.toLowerCase());
    return true;
  } catch (error) {
    if (error instanceof TooManyRequestsError) return false;
    throw error;
  }
}
