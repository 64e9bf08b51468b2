import type { DeskSource } from '#src/contract/desk/content/deskSource.ts';
import { addressOf, type SendRequest, writeToApi } from '#src/queries/apiClient.ts';
import { deskQuery } from '#src/queries/desk/kit/deskQuery.ts';

/** A look takes seconds or minutes: what it does is seen while it does it. */
export const sourceList = (userId: string) => ({
  ...deskQuery(addressOf('/admin/source'), userId),
  refetchInterval: 5_000,
});

/** @throws ApiError */
export const askSource = (send: SendRequest) => (name: DeskSource['name']) =>
  writeToApi(send, 'POST', '/admin/source/{name}/run', { path: { name } });
