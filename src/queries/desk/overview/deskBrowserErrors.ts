import { mutationOptions } from '@tanstack/react-query';
import type { QueryOf } from '#src/queries/apiCall.ts';
import { addressOf, type SendRequest, writeToApi } from '#src/queries/apiClient.ts';
import { deskQuery } from '#src/queries/desk/kit/deskQuery.ts';

export const browserErrors = (userId: string, query: QueryOf<'/admin/browser-errors'>) =>
  deskQuery(addressOf('/admin/browser-errors', { query }), userId);

/** @throws ApiError */
export function settleBrowserError(send: SendRequest) {
  return mutationOptions({
    mutationFn: ({ id, isSettled }: { id: string; isSettled: boolean }) =>
      writeToApi(send, 'PUT', '/admin/browser-errors/{errorId}', { path: { errorId: id }, body: { isSettled } }),
    onSettled: (_answer, _error, _act, _result, { client }) => client.invalidateQueries({ queryKey: ['desk'] }),
  });
}
