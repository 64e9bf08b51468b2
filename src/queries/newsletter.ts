import type { NewsletterToken, Subscription } from '#src/contract/newsletter.ts';
import { ApiError, type SendRequest } from './apiClient.ts';

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
  post(send, '/newsletter', subscription);

/** Confirms a subscription by the token of its mail. @throws ApiError of status 400 for a token that is not valid. */
export const confirmNewsletter = (send: SendRequest, token: NewsletterToken) =>
  post(send, '/newsletter/confirm', token);

/** Ends a subscription by the token of a mail. @throws ApiError of status 400 for a token that is not valid. */
export const unsubscribeFromNewsletter = (send: SendRequest, token: NewsletterToken) =>
  post(send, '/newsletter/unsubscribe', token);

async function post(send: SendRequest, path: string, body: Subscription | NewsletterToken): Promise<void> {
  const response = await send(path, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new ApiError(response.status, 'refused', path);
}
