import type { Endpoint } from '#src/server/routes/endpoint.ts';
import { paymentWebhook } from '#src/server/routes/order.ts';
import { wordpressWebhook } from '#src/server/routes/sourceWebhook.ts';

/** What services outside call, with a signature. */
export const webhookEndpoints: Record<string, Endpoint> = {
  paymentWebhook,
  wordpressWebhook,
};
