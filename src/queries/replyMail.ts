import type { MailedToken } from '#src/contract/mailedToken.ts';
import { type SendRequest, writeToApi } from './apiClient.ts';

/** Ends the mails about replies by the token of one. @throws ApiError of status 400 for a token that is not valid. */
export const turnOffReplyMail = (send: SendRequest, token: MailedToken) =>
  writeToApi(send, 'POST', '/comment/reply-mail/off', { body: token });
