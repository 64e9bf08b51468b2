import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Address } from '#src/queries/apiClient.ts';
import { ownQuery } from '#src/queries/ownQuery.ts';

/** Lists of the desk are never older than a look away, and stay while the next page comes. */
export function deskQuery<T>(address: Address<T>, userId: string) {
  return queryOptions({
    ...ownQuery('desk', address, userId),
    staleTime: 0,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });
}
