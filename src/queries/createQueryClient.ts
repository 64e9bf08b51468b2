import { QueryClient } from '@tanstack/react-query';
import { minutes } from '#src/domain/duration.ts';
import { type Address, isBrokenAnswer, readFromApi, type SendToApi } from './apiClient.ts';

/**
 * A query client whose queries read from the API: their key is `[resource, address]`, so that a query
 * is the same object for the server's loader, the browser's loader and the container.
 */
export function createQueryClient(send: SendToApi): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) => readFromApi(send, queryKey[1] as Address<unknown>),
        // What breaks its contract is an unexpected error (spec 8), unless something stands there that was right.
        throwOnError: (error, query) => isBrokenAnswer(error) && query.state.data === undefined,
        staleTime: minutes(5),
        gcTime: minutes(30),
        retry: false,
        // Offline a request fails at once and the section says so; the default would wait without a word.
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
