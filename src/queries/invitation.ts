import { queryOptions } from '@tanstack/react-query';
import type { MailedToken } from '#src/contract/mailedToken.ts';
import { type SendRequest, writeToApi } from './apiClient.ts';

/** What the link of an invitation leads to. @throws ApiError of status 400 or 404 for a link that is cut off or unknown */
export const openedInvitation = (send: SendRequest, token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: () => writeToApi(send, 'POST', '/invitation/open', { body: { token } }),
    retry: false,
  });

/** @throws ApiError, `invitation-other-address` among others */
export const acceptInvitation = (send: SendRequest, body: MailedToken) =>
  writeToApi(send, 'POST', '/invitation/accept', { body });
