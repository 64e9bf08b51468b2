/** An answer of the API that is not a success. `code` is the problem's stable code, `retryAfter` how many seconds it asks to wait. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    path: string,
    readonly retryAfter = 0,
  ) {
    super(`${path}: ${status} ${code}`);
    this.name = 'ApiError';
  }
}

/** Whether a call failed because a success of the API is not what any contract says: no JSON, or nothing in it. */
export const isBrokenAnswer = (error: unknown): boolean => error instanceof SyntaxError;

/** Asks the API; the browser goes over the network, the page renderer calls the API in its own process. */
export type SendToApi = (path: string) => Promise<Response>;

/** The same with a method and a body, for calls that write. */
export type SendRequest = (path: string, init?: RequestInit) => Promise<Response>;

/**
 * Reads JSON from the API. The browser has the types of the contract and none of its schemas: an answer is refused that is
 * empty, and what misses a part is found out where the part is read.
 * @throws ApiError for every answer that is not a success, SyntaxError for a success that breaks its contract.
 */
export async function readFromApi<T>(send: SendToApi, path: string): Promise<T> {
  const body = await (await answerOf(send, path)).json();
  if (Object.keys(Object(body)).length === 0) throw new SyntaxError(path);
  return body;
}

/**
 * Writes to the API, and reads the JSON that it answers.
 * @throws as readFromApi
 */
export function writeToApi<T>(
  send: SendRequest,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<T> {
  const init = { method, ...(body && { body: JSON.stringify(body) }) };
  return readFromApi((address) => send(address, init), path);
}

/**
 * Reads a file from the API.
 * @throws ApiError for every answer that is not a success.
 */
export async function fileFromApi(send: SendToApi, path: string): Promise<Blob> {
  return (await answerOf(send, path)).blob();
}

/** The problem's code in the answer that made a call fail; `null` when no answer came, or nothing failed. */
export function refusalOf(error: unknown): string | null {
  return error instanceof ApiError ? error.code : null;
}

async function answerOf(send: SendToApi, path: string): Promise<Response> {
  const response = await send(path);
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as { code?: string } | null;
  throw new ApiError(
    response.status,
    problem?.code ?? 'unknown',
    path,
    Number(response.headers.get('retry-after')) || 0,
  );
}
