import { createRoute } from '@hono/zod-openapi';
import { webhookReceivedSchema } from '#src/contract/webhook.ts';
import { heedWordpress } from '#src/server/services/writing/index.ts';
import { wordpress } from './callers.ts';
import { answers, endpoint, noQuery } from './endpoint.ts';
import { perNetwork } from './limits.ts';

/** A blog that is written by hand says less. */
const calls = perNetwork({ name: 'wordpress-calls', points: 60, seconds: 60 });

export const wordpressWebhook = endpoint(
  createRoute({
    method: 'post',
    path: '/source/wordpress/changed',
    summary:
      'Something was changed at the WordPress that feeds the site, which signs the call; it is looked at at once',
    tags: ['source'],
    security: wordpress,
    limits: [calls],
    request: { query: noQuery },
    responses: answers(webhookReceivedSchema, 'It is looked at, within seconds', 400, 404, 429),
  }),
  async (c) => {
    const { integrations, ctx } = c.var;
    const body = new Uint8Array(await c.req.arrayBuffer());
    const signature = c.req.header('x-hub-signature-256') ?? '';
    await heedWordpress({ ctx, secret: integrations.wordpressSecret, input: { body, signature } });
    return c.json({ received: true as const }, 200);
  },
);
