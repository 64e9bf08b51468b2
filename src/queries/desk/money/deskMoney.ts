import type { CodeChange, CodeDraft } from '#src/contract/desk/money/deskCodes.ts';
import type { GiftDraft, OrderNoteChange } from '#src/contract/desk/money/deskOrders.ts';
import type { RefundDraft } from '#src/contract/order.ts';
import type { QueryOf } from '#src/queries/apiCall.ts';
import { addressOf, fileFromApi, type SendRequest, writeToApi } from '#src/queries/apiClient.ts';
import { deskQuery } from '#src/queries/desk/kit/deskQuery.ts';

export const deskOrders = (userId: string, query: QueryOf<'/admin/order'>) =>
  deskQuery(addressOf('/admin/order', { query }), userId);

export const deskOrder = (userId: string, orderId: string) => ({
  ...deskQuery(addressOf('/admin/order/{orderId}', { path: { orderId } }), userId),
  // The order that was open before is another one.
  placeholderData: undefined,
});

/** The paid orders of a filter as a file. @throws ApiError */
export const exportOrders = (send: SendRequest, query: QueryOf<'/admin/order-export'>) =>
  fileFromApi(send, 'GET', '/admin/order-export', { query });

/** @throws ApiError, `recent-sign-in-required` and `order-changed` among others */
export const refundOrder = (send: SendRequest, orderId: string, draft: RefundDraft) =>
  writeToApi(send, 'POST', '/admin/order/{orderId}/refund', { path: { orderId }, body: draft });

/** @throws ApiError */
export const checkOrder = (send: SendRequest, orderId: string) =>
  writeToApi(send, 'POST', '/admin/order/{orderId}/check', { path: { orderId } });

/** @throws ApiError, `note-changed` among others */
export const changeOrderNote = (send: SendRequest, orderId: string, change: OrderNoteChange) =>
  writeToApi(send, 'PUT', '/admin/order/{orderId}/note', { path: { orderId }, body: change });

/** @throws ApiError */
export const mailReceipt = (send: SendRequest, orderId: string) =>
  writeToApi(send, 'POST', '/admin/order/{orderId}/receipt-mail', { path: { orderId } });

export const deskProducts = (userId: string) => deskQuery(addressOf('/admin/product'), userId);

export const deskGifts = (userId: string, query: QueryOf<'/admin/gift'>) =>
  deskQuery(addressOf('/admin/gift', { query }), userId);

/** @throws ApiError, `person-unknown` and `already-owned` among others */
export const giveProduct = (send: SendRequest, draft: GiftDraft) =>
  writeToApi(send, 'POST', '/admin/gift', { body: draft });

/** @throws ApiError */
export const endGift = (send: SendRequest, giftId: string) =>
  writeToApi(send, 'DELETE', '/admin/gift/{giftId}', { path: { giftId } });

export const deskCodes = (userId: string, query: QueryOf<'/admin/code'>) =>
  deskQuery(addressOf('/admin/code', { query }), userId);

export const deskCode = (userId: string, codeId: string, page: number) =>
  deskQuery(addressOf('/admin/code/{codeId}', { path: { codeId }, query: { page } }), userId);

/** @throws ApiError, `code-taken` among others */
export const createCode = (send: SendRequest, draft: CodeDraft) =>
  writeToApi(send, 'POST', '/admin/code', { body: draft });

/** @throws ApiError, `code-changed` among others */
export const changeCode = (send: SendRequest, codeId: string, change: CodeChange) =>
  writeToApi(send, 'PUT', '/admin/code/{codeId}', { path: { codeId }, body: change });
