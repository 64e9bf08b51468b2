import type { Endpoint } from '#src/server/http/routes/endpoint.ts';
import { paymentWebhook } from '#src/server/http/routes/order.ts';
import { wordpressWebhook } from '#src/server/http/routes/sourceWebhook.ts';

/** What services outside call, with a signature. */
export const webhookEndpoints: Record<string, Endpoint> = {
  paymentWebhook,
  wordpressWebhook,
};
