import type { MailedToken } from '#src/contract/mailedToken.ts';
import type { Subscription } from '#src/contract/newsletter.ts';
import { type SendRequest, writeToApi } from './apiClient.ts';

interface Subscribing {
  email: string;
  subscribedFrom: Subscription['subscribedFrom'];
  /** The captcha's token of an anonymous visitor; `null` where there is no captcha. */
  captchaToken: string | null;
  /** The current path. */
  path: string;
}

/** The body of a subscription (spec 7). */
export function newsletterSubscription({ email, subscribedFrom, captchaToken, path }: Subscribing): Subscription {
  const subscription = { email: email.trimEnd(), subscribedFrom };
  if (captchaToken === null) return subscription;
  const fromPath = subscribedFrom === 'NEWSLETTER_MODAL' ? { fromPath: path } : {};
  return { ...subscription, recaptchaToken: captchaToken, ...fromPath };
}

/** Subscribes an address; it gets a mail to confirm. @throws ApiError */
export const subscribeToNewsletter = (send: SendRequest, subscription: Subscription) =>
  writeToApi(send, 'POST', '/newsletter', { body: subscription });

/** Confirms a subscription by the token of its mail. @throws ApiError of status 400 for a token that is not valid. */
export const confirmNewsletter = (send: SendRequest, token: MailedToken) =>
  writeToApi(send, 'POST', '/newsletter/confirm', { body: token });

/** Ends a subscription by the token of a mail. @throws ApiError of status 400 for a token that is not valid. */
export const unsubscribeFromNewsletter = (send: SendRequest, token: MailedToken) =>
  writeToApi(send, 'POST', '/newsletter/unsubscribe', { body: token });
