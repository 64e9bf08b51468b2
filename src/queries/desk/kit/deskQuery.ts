import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ownQuery } from '#src/queries/ownQuery.ts';

/** Lists of the desk are never older than a look away, and stay while the next page comes. */
export function deskQuery<T>(path: string, userId: string) {
  return queryOptions({
    ...ownQuery<T>('desk', path, userId),
    staleTime: 0,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });
}
