import { queryOptions } from '@tanstack/react-query';
import type { Address, ApiError } from './apiClient.ts';

/** A query that reads one address of the API; `resource` names what it shows. */
export function readQuery<T>(resource: string, address: Address<T>) {
  return queryOptions<T, ApiError, T, readonly [string, string]>({ queryKey: [resource, address] as const });
}
