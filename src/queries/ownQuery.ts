import { queryOptions } from '@tanstack/react-query';
import type { ApiError } from './apiClient.ts';

/** A query that reads what the API answers to one signed-in user: nobody else on this browser is shown their data. */
export function ownQuery<T>(resource: string, path: string, userId: string) {
  return queryOptions<T, ApiError, T, readonly [string, string, string]>({
    queryKey: [resource, path, userId] as const,
  });
}
