import { createQueryClient } from '#src/queries/createQueryClient.ts';

let apiUrl = '/api';

/** Tells where the API is; called once, before the first query, with what the server put into the page. */
export function setApiUrl(url: string): void {
  apiUrl = url;
}

/** The browser's one query client. */
export const queryClient = createQueryClient((path) =>
  fetch(`${apiUrl}${path}`, { headers: { accept: 'application/json' } }),
);
