import { queryOptions } from '@tanstack/react-query';
import type { Checkout, LocalPayment } from '#src/contract/order.ts';
import { ApiError, addressOf, fileFromApi, type SendRequest, writeToApi } from './apiClient.ts';
import { ownQuery } from './ownQuery.ts';

/**
 * The checkout of a product, opened by whoever reads it first: the API makes the order, or takes up the open one. Every
 * visit opens it anew, and what changes it is written into it.
 */
export const checkoutOf = (send: SendRequest, productId: string, userId: string) =>
  queryOptions<Checkout, ApiError | TypeError>({
    queryKey: ['checkout', productId, userId] as const,
    queryFn: () => writeToApi(send, 'POST', '/stripe/create-payment-intent', { body: { productId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

const updatePath = '/stripe/update-payment-intent';

/** Sets or removes (`null`) the promotion code of an open order, which makes it another order. @throws ApiError */
export const changePromotionCode = (send: SendRequest, orderId: string, promotionCode: string | null) =>
  writeToApi(send, 'POST', updatePath, { body: { orderId, promotionCode } });

/**
 * Records the buyer's consent, their last word before paying; answers the payment's secret, `null` when the order is
 * paid. An order of nothing is paid by it.
 * @throws ApiError, `order-closed` when it can be paid no more.
 */
export async function giveConsent(send: SendRequest, orderId: string): Promise<string | null> {
  const { order, clientSecret } = await writeToApi(send, 'POST', updatePath, { body: { orderId, consented: true } });
  if (order.status === 'pending') return clientSecret;
  if (order.status === 'paid') return null;
  throw new ApiError(403, 'order-closed', updatePath);
}

/** Pays with a test card, where no provider is configured. @throws ApiError */
export const confirmLocalPayment = (send: SendRequest, payment: LocalPayment) =>
  writeToApi(send, 'POST', '/stripe/local/confirm', { body: payment });

/** A page of what a user has ordered, newest first. */
export const ordersOf = (userId: string, page: number) =>
  ownQuery('order', addressOf('/order', { query: { page } }), userId);

/** The user's latest order of a product, paid ones first; 404 when there is none. Asked anew each time: payments arrive. */
export const latestOrderOf = (productId: string, userId: string) =>
  queryOptions({
    ...ownQuery('order', addressOf('/order/product/{productId}', { path: { productId } }), userId),
    staleTime: 0,
  });

/** Ends an open order; answers it as it is now. @throws ApiError, `order-closed` when it is over already. */
export const dropOrder = (send: SendRequest, orderId: string) =>
  writeToApi(send, 'DELETE', '/order/{orderId}', { path: { orderId } });

/** The receipt of a paid order, a PDF. @throws ApiError */
export const downloadReceipt = (send: SendRequest, orderId: string) =>
  fileFromApi(send, 'GET', '/order/{orderId}/receipt', { path: { orderId } });
