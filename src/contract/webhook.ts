import { z } from 'zod';

/** What a service outside hears that has told something. */
export const webhookReceivedSchema = z.object({ received: z.literal(true) }).meta({ id: 'WebhookReceived' });
