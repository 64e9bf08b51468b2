import { QueryClient } from '@tanstack/react-query';
import { readFromApi, type SendToApi } from './apiClient.ts';

const minute = 60_000;

/**
 * A query client whose queries read from the API: their key is `[resource, path]`, so that a query
 * is the same object for the server's loader, the browser's loader and the container.
 */
export function createQueryClient(send: SendToApi): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) => readFromApi(send, String(queryKey[1])),
        staleTime: 5 * minute,
        gcTime: 30 * minute,
        retry: false,
        // Offline a request fails at once and the section says so; the default would wait without a word.
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
