import type { MonthReopening, PayoutCheck, TrialDispute } from '#src/contract/desk/money/deskMovements.ts';
import type { QueryOf } from '#src/queries/apiCall.ts';
import { addressOf, fileFromApi, type SendRequest, writeToApi } from '#src/queries/apiClient.ts';
import { deskQuery } from '#src/queries/desk/kit/deskQuery.ts';

export const deskMovements = (userId: string, query: QueryOf<'/admin/movement'>) =>
  deskQuery(addressOf('/admin/movement', { query }), userId);

export const deskPayout = (userId: string, payoutId: string) => ({
  ...deskQuery(addressOf('/admin/payout/{payoutId}', { path: { payoutId } }), userId),
  // The payout that was open before is another one.
  placeholderData: undefined,
});

/** A month as a file. @throws ApiError, `recent-sign-in-required` among others */
export const exportMovements = (send: SendRequest, query: QueryOf<'/admin/movement-export'>) =>
  fileFromApi(send, 'GET', '/admin/movement-export', { query });

/** @throws ApiError */
export const askBalance = (send: SendRequest) => writeToApi(send, 'POST', '/admin/movement-asking');

/** @throws ApiError, `month-closed` among others */
export const checkPayout = (send: SendRequest, payoutId: string, check: PayoutCheck) =>
  writeToApi(send, 'PUT', '/admin/payout/{payoutId}/check', { path: { payoutId }, body: check });

/** @throws ApiError with why it cannot be closed */
export const closeMonth = (send: SendRequest, month: string) =>
  writeToApi(send, 'POST', '/admin/book-month/{month}/closing', { path: { month } });

/** @throws ApiError, `month-open` and `later-month-closed` among others */
export const reopenMonth = (send: SendRequest, month: string, body: MonthReopening) =>
  writeToApi(send, 'POST', '/admin/book-month/{month}/reopening', { path: { month }, body });

/** @throws ApiError, `dispute-impossible` among others */
export const tryDispute = (send: SendRequest, orderId: string, body: TrialDispute) =>
  writeToApi(send, 'POST', '/admin/order/{orderId}/trial-dispute', { path: { orderId }, body });
