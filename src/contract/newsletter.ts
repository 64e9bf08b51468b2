import { z } from 'zod';
import { newsletterEmailError } from './newsletterEmail.ts';

/** The place of a subscription (spec 3). */
export const subscribedFromSchema = z.enum(['FOOTER', 'NEWSLETTER_MODAL']);
export type SubscribedFrom = z.infer<typeof subscribedFromSchema>;

/** The body of POST `/newsletter` (spec 3, newsletter subscription). */
export const subscriptionSchema = z.strictObject({
  email: z
    .string()
    .max(254)
    .transform((email) => email.trim())
    .refine((email) => newsletterEmailError(email) === null, 'Email má nesprávny formát'),
  recaptchaToken: z.string().max(4096).optional(),
  subscribedFrom: subscribedFromSchema,
  fromPath: z.string().max(300).optional(),
});
export type Subscription = z.input<typeof subscriptionSchema>;

/** The answer of each newsletter call: it tells nothing about an address. */
export const acceptedSchema = z.object({ accepted: z.literal(true) }).meta({ id: 'Accepted' });
