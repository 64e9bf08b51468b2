import { type DataTag, type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
import { createContext, data, type RouterContextProvider } from 'react-router-dom';
import { queryClient as browserQueryClient } from '#src/browser/queryClient.ts';
import type { BrowserServices } from '#src/browser/services.ts';
import { ApiError } from '#src/queries/apiClient.ts';

/** What the server gives to the loaders of one page. */
export interface PageContext {
  /** Reads from the API in process; made anew for each page. */
  queryClient: QueryClient;
  publicUrl: string;
  publicApiUrl: string;
  services: BrowserServices;
  /** Writes an unexpected error to the server's log. */
  logError: (error: unknown) => void;
  /** Marks the scripts that the renderer itself writes; nothing of it is left in the page. */
  nonce: string;
  /** Whether the 404 page of this route is there already, so that it needs no drawing. */
  isNotFoundKnown: (routeId: string) => boolean;
}

export const pageContext = createContext<PageContext>();

/** Queries by name; each key carries the type of its data. */
type Queries = Record<string, { queryKey: readonly [string, string] }>;
type Loaded<Q extends Queries> = {
  [K in keyof Q]: Q[K]['queryKey'] extends DataTag<unknown, infer T, unknown> ? T : never;
};

/** A route's loader data: what `meta` reads, and on the server the state that the browser starts from. */
export interface Page<T> {
  data: T;
  state?: DehydratedState;
}

/** Throws the 404 screen. */
export function notFound(): never {
  throw data(null, { status: 404 });
}

/**
 * Runs a route's queries on the server; every failure is thrown: the API's 404 as a page not found, the rest as an error.
 * The order of the loaders does not matter: the browser gets the state of all queries of the page.
 */
export async function loadOnServer<Q extends Queries>(
  context: Readonly<RouterContextProvider>,
  queries: Q,
): Promise<Page<Loaded<Q>>> {
  const { queryClient } = context.get(pageContext);
  const loaded = await runAll(queryClient, queries, (error) => {
    // Something behind the API is away, and the API's log has said so: the page is not to blame.
    if (error instanceof ApiError && error.status === 503) throw data(null, { status: 503 });
    throw error;
  });
  return { data: loaded as Loaded<Q>, state: dehydrate(queryClient) };
}

/**
 * Runs a route's queries in the browser. A 404 becomes the 404 screen; after any other failure the page opens,
 * and the section in question shows its own message and a way to try again.
 */
export async function loadInBrowser<Q extends Queries>(queries: Q): Promise<Page<Partial<Loaded<Q>>>> {
  return { data: (await runAll(browserQueryClient, queries, () => undefined)) as Partial<Loaded<Q>> };
}

async function runAll(client: QueryClient, queries: Queries, onFailure: (error: unknown) => undefined) {
  const entries = Object.entries(queries).map(async ([name, query]) => {
    try {
      return [name, await client.query(query)] as const;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) notFound();
      return [name, onFailure(error)] as const;
    }
  });
  return Object.fromEntries(await Promise.all(entries));
}
