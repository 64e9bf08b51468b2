import type { NewsletterToken } from '#src/contract/newsletter.ts';
import { ApiError, type SendRequest } from './apiClient.ts';

/** Ends the mails about replies by the token of one. @throws ApiError of status 400 for a token that is not valid. */
export async function turnOffReplyMail(send: SendRequest, token: NewsletterToken): Promise<void> {
  const path = '/comment/reply-mail/off';
  const response = await send(path, { method: 'POST', body: JSON.stringify(token) });
  if (!response.ok) throw new ApiError(response.status, 'refused', path);
}
