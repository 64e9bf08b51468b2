import { z } from 'zod';

/** The body of a call that a mail's link leads to: the token of the link. */
export const mailedTokenSchema = z.strictObject({ token: z.string().regex(/^[\w-]{20,100}$/) });
export type MailedToken = z.infer<typeof mailedTokenSchema>;

/** What a mail program posts to unsubscribe by one click (RFC 8058), to an address with `?token=`. */
export const oneClickSchema = z.strictObject({ 'List-Unsubscribe': z.literal('One-Click') });
export const oneClickQuerySchema = z.strictObject({ token: mailedTokenSchema.shape.token.optional() });
