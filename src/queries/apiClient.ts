/** An answer of the API that is not a success. `code` is the problem's stable code. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    path: string,
  ) {
    super(`${path}: ${status} ${code}`);
    this.name = 'ApiError';
  }
}

/** Asks the API; the browser goes over the network, the page renderer calls the API in its own process. */
export type SendToApi = (path: string) => Promise<Response>;

/** The same with a method and a body, for calls that write. */
export type SendRequest = (path: string, init?: RequestInit) => Promise<Response>;

/**
 * Reads JSON from the API.
 * @throws ApiError for every answer that is not a success.
 */
export async function readFromApi<T>(send: SendToApi, path: string): Promise<T> {
  const response = await send(path);
  if (response.ok) return (await response.json()) as T;
  throw await apiErrorOf(response, path);
}

/** What an answer that is no success says. */
export async function apiErrorOf(response: Response, path: string): Promise<ApiError> {
  const problem = (await response.json().catch(() => null)) as { code?: string } | null;
  return new ApiError(response.status, problem?.code ?? 'unknown', path);
}
