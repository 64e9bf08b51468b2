import { idToken, signOut } from '#src/browser/identity/identity.ts';
import { createQueryClient } from '#src/queries/createQueryClient.ts';

let apiUrl = '/api';

/** Tells where the API is; called once, before the first query, with what the server put into the page. */
export function setApiUrl(url: string): void {
  apiUrl = url;
}

/** The address of a call. */
export const apiAddress = (path: string) => apiUrl + path;

/**
 * Calls the API, with the bearer token exactly when a user is signed in (spec 7, conventions). A token that is refused
 * is made anew once; refused again, the session is over.
 */
export async function sendToApi(path: string, init?: RequestInit): Promise<Response> {
  const token = await idToken();
  const answer = await send(path, init, token);
  if (answer.status !== 401 || !token) return answer;
  const renewed = await idToken(true);
  const second = renewed ? await send(path, init, renewed) : answer;
  if (second.status === 401) await signOut({ reason: 'session-ended' });
  return second;
}

function send(path: string, init: RequestInit | undefined, token: string | null): Promise<Response> {
  const headers = new Headers(init?.headers);
  headers.set('accept', 'application/json');
  if (init?.body) headers.set('content-type', 'application/json');
  if (token) headers.set('authorization', `Bearer ${token}`);
  return fetch(apiAddress(path), { ...init, headers });
}

/** The browser's one query client. */
export const queryClient = createQueryClient(sendToApi);
