import type { CodeChange, CodeDraft, DeskCodePage, DeskCodeUses } from '#src/contract/desk/money/deskCodes.ts';
import type {
  DeskOrder,
  DeskOrderPage,
  DeskProductList,
  GiftDraft,
  GiftPage,
  OrderNoteChange,
} from '#src/contract/desk/money/deskOrders.ts';
import type { Order, RefundDraft } from '#src/contract/order.ts';
import { withFilters } from '#src/domain/withFilters.ts';
import { fileFromApi, type SendRequest, writeToApi } from '#src/queries/apiClient.ts';
import { deskQuery } from '#src/queries/desk/kit/deskQuery.ts';

type Filters = Record<string, string | number | null | undefined>;

export const deskOrders = (userId: string, filters: Filters) =>
  deskQuery<DeskOrderPage>(withFilters('/admin/order', filters), userId);

const pathOf = (orderId: string) => `/admin/order/${encodeURIComponent(orderId)}`;

export const deskOrder = (userId: string, orderId: string) => ({
  ...deskQuery<DeskOrder>(pathOf(orderId), userId),
  // The order that was open before is another one.
  placeholderData: undefined,
});

/** The paid orders of a filter as a file. @throws ApiError */
export const exportOrders = (send: SendRequest, filters: Filters) =>
  fileFromApi(send, withFilters('/admin/order-export', filters));

/** @throws ApiError, `recent-sign-in-required` and `order-changed` among others */
export const refundOrder = (send: SendRequest, orderId: string, draft: RefundDraft) =>
  writeToApi<Order>(send, 'POST', `${pathOf(orderId)}/refund`, draft);

/** @throws ApiError */
export const checkOrder = (send: SendRequest, orderId: string) =>
  writeToApi<DeskOrder>(send, 'POST', `${pathOf(orderId)}/check`);

/** @throws ApiError, `note-changed` among others */
export const changeOrderNote = (send: SendRequest, orderId: string, change: OrderNoteChange) =>
  writeToApi<DeskOrder>(send, 'PUT', `${pathOf(orderId)}/note`, change);

/** @throws ApiError */
export const mailReceipt = (send: SendRequest, orderId: string) =>
  writeToApi<DeskOrder>(send, 'POST', `${pathOf(orderId)}/receipt-mail`);

export const deskProducts = (userId: string) => deskQuery<DeskProductList>('/admin/product', userId);

export const deskGifts = (userId: string, filters: Filters) =>
  deskQuery<GiftPage>(withFilters('/admin/gift', filters), userId);

/** @throws ApiError, `person-unknown` and `already-owned` among others */
export const giveProduct = (send: SendRequest, draft: GiftDraft) =>
  writeToApi<{ id: string }>(send, 'POST', '/admin/gift', draft);

/** @throws ApiError */
export const endGift = (send: SendRequest, giftId: string) =>
  writeToApi(send, 'DELETE', `/admin/gift/${encodeURIComponent(giftId)}`);

export const deskCodes = (userId: string, filters: Filters) =>
  deskQuery<DeskCodePage>(withFilters('/admin/code', filters), userId);

const pathOfCode = (codeId: string) => `/admin/code/${encodeURIComponent(codeId)}`;

export const deskCode = (userId: string, codeId: string, page: number) =>
  deskQuery<DeskCodeUses>(withFilters(pathOfCode(codeId), { page }), userId);

/** @throws ApiError, `code-taken` among others */
export const createCode = (send: SendRequest, draft: CodeDraft) =>
  writeToApi<DeskCodeUses>(send, 'POST', '/admin/code', draft);

/** @throws ApiError, `code-changed` among others */
export const changeCode = (send: SendRequest, codeId: string, change: CodeChange) =>
  writeToApi<DeskCodeUses>(send, 'PUT', pathOfCode(codeId), change);
