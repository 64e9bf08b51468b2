import { queryOptions } from '@tanstack/react-query';
import type { ApiError } from './apiClient.ts';

/** A query that reads one address of the API; `resource` names what it shows. */
export function readQuery<T>(resource: string, path: string) {
  return queryOptions<T, ApiError, T, readonly [string, string]>({ queryKey: [resource, path] as const });
}
