import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';

type Asked<T> = Pick<UseQueryResult<T>, 'status' | 'isFetching' | 'data' | 'refetch'>;

/** What a section shows of a query: while one that failed is asked again, it loads. */
export function sectionStatus({
  status,
  isFetching,
}: Pick<Asked<unknown>, 'status' | 'isFetching'>): 'loading' | 'error' | 'ready' {
  if (status === 'success') return 'ready';
  return status === 'error' && !isFetching ? 'error' : 'loading';
}

/** A query as the props of its `DataSection`. */
export function sectionOf<T>(query: Asked<T>) {
  return { status: sectionStatus(query), data: query.data, onRetry: () => void query.refetch() };
}

/** What a button shows of the call that it makes. */
export function callState({
  isPending,
  isError,
}: Pick<UseMutationResult, 'isPending' | 'isError'>): 'ready' | 'busy' | 'failed' {
  if (isPending) return 'busy';
  return isError ? 'failed' : 'ready';
}
