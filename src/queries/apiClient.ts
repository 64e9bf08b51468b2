import { type Filters, withFilters } from '#src/domain/withFilters.ts';
import type { AnswerOf, PathOf, RequestArgument } from './apiCall.ts';

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

declare const answer: unique symbol;

/** Where something is read, and by its type what is answered there. */
export type Address<Answer> = string & { readonly [answer]: Answer };

/** The address of a call that reads. */
export function addressOf<P extends PathOf<'GET'>>(path: P, ...[asked]: RequestArgument<'GET', P>) {
  return fillPath(path, asked) as Address<AnswerOf<'GET', P>>;
}

/**
 * Reads JSON from the API. The browser has the types of the contract and none of its schemas: an answer is refused that is
 * empty, and what misses a part is found out where the part is read.
 * @throws ApiError for every answer that is not a success, SyntaxError for a success that breaks its contract.
 */
export async function readFromApi<Answer>(send: SendToApi, address: Address<Answer>): Promise<Answer> {
  return readJson(send, address);
}

/**
 * Writes to the API, and reads the JSON that it answers.
 * @throws as readFromApi
 */
export function writeToApi<M extends 'POST' | 'PUT' | 'DELETE', P extends PathOf<M>>(
  send: SendRequest,
  method: M,
  path: P,
  ...[asked]: RequestArgument<M, P>
): Promise<AnswerOf<M, P>> {
  return readJson((address) => send(address, initOf(method, asked)), fillPath(path, asked));
}

/**
 * Reads a file from the API.
 * @throws ApiError for every answer that is not a success.
 */
export async function fileFromApi<M extends 'GET' | 'POST', P extends PathOf<M>>(
  send: SendRequest,
  method: M,
  path: P,
  ...[asked]: RequestArgument<M, P>
): Promise<Blob> {
  return (await answerOf((address) => send(address, initOf(method, asked)), fillPath(path, asked))).blob();
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

async function readJson(send: SendToApi, address: string) {
  const body = await (await answerOf(send, address)).json();
  if (Object.keys(Object(body)).length === 0) throw new SyntaxError(address);
  return body;
}

interface Asked {
  path?: Record<string, string | number>;
  query?: Filters;
  header?: Record<string, string>;
  body?: object;
}

/** An address with the parameters of a call in it. */
export function fillPath(path: string, { path: values = {}, query = {} }: Asked = {}): string {
  return withFilters(
    path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(values[name] ?? '')),
    query,
  );
}

const initOf = (method: string, { header, body }: Asked = {}): RequestInit => ({
  method,
  ...(header && { headers: header }),
  ...(body && { body: JSON.stringify(body) }),
});
