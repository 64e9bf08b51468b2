import { mutationOptions } from '@tanstack/react-query';
import type { DeskBrowserError, DeskBrowserErrorPage } from '#src/contract/desk/overview/deskBrowserErrors.ts';
import { withFilters } from '#src/domain/desk/kit/deskPaths.ts';
import { type SendRequest, writeToApi } from '#src/queries/apiClient.ts';
import { deskQuery } from '#src/queries/desk/kit/deskQuery.ts';

export const browserErrors = (
  userId: string,
  filters: { list: 'open' | 'all'; release: string | undefined; page: number },
) => deskQuery<DeskBrowserErrorPage>(withFilters('/admin/browser-errors', filters), userId);

/** @throws ApiError */
export function settleBrowserError(send: SendRequest) {
  return mutationOptions({
    mutationFn: ({ id, isSettled }: { id: string; isSettled: boolean }) =>
      writeToApi<DeskBrowserError>(send, 'PUT', `/admin/browser-errors/${id}`, { isSettled }),
    onSettled: (_answer, _error, _act, _result, { client }) => client.invalidateQueries({ queryKey: ['desk'] }),
  });
}
