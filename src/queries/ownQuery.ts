import { queryOptions } from '@tanstack/react-query';
import type { Address, ApiError } from './apiClient.ts';

/** A query that reads what the API answers to one signed-in user, or (`null`) a visitor: nobody else on this browser is shown it. */
export function ownQuery<T>(resource: string, address: Address<T>, userId: string | null) {
  return queryOptions<T, ApiError, T, readonly [string, string, string | null]>({
    queryKey: [resource, address, userId] as const,
  });
}
