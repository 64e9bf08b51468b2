import { type DataTag, type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
import { createContext, data, type RouterContextProvider } from 'react-router-dom';
import { queryClient as browserQueryClient } from '#src/browser/queryClient.ts';
import type { BrowserServices } from '#src/contract/browserServices.ts';
import type { PostedForm } from '#src/domain/postedForm.ts';
import { ApiError, isBrokenAnswer } from '#src/queries/apiClient.ts';

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
  /** The text of a style sheet that the page carries itself; `null` where Vite serves it. */
  styleText: (href: string) => string | null;
  /** Whether the 404 page of this route is there already, so that it needs no drawing. */
  isNotFoundKnown: (routeId: string) => boolean;
  /** The form that this page is the answer to, if it is one. */
  posted?: PostedForm | undefined;
}

export const pageContext = createContext<PageContext>();

/** Queries by name; each key carries the type of its data. */
type Queries = Record<string, { queryKey: readonly [string, string, ...unknown[]] }>;
type Loaded<Q extends Queries> = {
  [K in keyof Q]: Q[K]['queryKey'] extends DataTag<unknown, infer T, unknown> ? T : never;
};

/** A route's loader data: what `meta` reads, and on the server the state that the browser starts from. */
export interface Page<T> {
  data: T;
  state?: DehydratedState;
  /** Set when the page has opened before its data came: resolves when loading it again brings more. */
  late?: Promise<boolean> | undefined;
}

/** How long a page waits for its data: what comes sooner is shown at once, later its sections say that they load. */
const patienceMs = 400;
/** How long what the API has not found counts as not found, so that a late 404 need not be asked for again. */
const notFoundMs = 10_000;

export type Patience = Promise<'over'>;

/** Starts the wait; a loader that asks in steps gives the same one to each. */
export const startPatience = (): Patience => new Promise((resolve) => setTimeout(() => resolve('over'), patienceMs));

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
 * and the section in question shows its own message and a way to try again. When the answers take long, the page opens
 * with what is known: its sections wait for the same queries. An answer that breaks its contract is thrown: the error screen.
 */
export async function loadInBrowser<Q extends Queries>(
  queries: Q,
  patience: Patience = startPatience(),
): Promise<Page<Partial<Loaded<Q>>>> {
  const client = browserQueryClient;
  const isMissing = ({ queryKey }: Queries[string]) => {
    const { error, errorUpdatedAt = 0 } = client.getQueryState(queryKey) ?? {};
    return isNotFound(error) && Date.now() - errorUpdatedAt < notFoundMs;
  };
  if (Object.values(queries).some(isMissing)) notFound();
  const loading = runAll(client, queries, (error) => {
    if (isBrokenAnswer(error)) throw error;
  });
  const loaded = await Promise.race([loading, patience]);
  if (loaded !== 'over') return { data: loaded as Partial<Loaded<Q>> };
  const known = Object.entries(queries).map(([name, { queryKey }]) => [name, client.getQueryData(queryKey)]);
  return {
    data: Object.fromEntries(known) as Partial<Loaded<Q>>,
    // A section that failed says so itself; the 404 and the error screen take another load.
    late: loading.then(
      (data) => Object.values(data).every((part) => part !== undefined),
      () => true,
    ),
  };
}

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

async function runAll(client: QueryClient, queries: Queries, onFailure: (error: unknown) => undefined) {
  const entries = Object.entries(queries).map(async ([name, query]) => {
    try {
      return [name, await client.query(query)] as const;
    } catch (error) {
      if (isNotFound(error)) notFound();
      return [name, onFailure(error)] as const;
    }
  });
  return Object.fromEntries(await Promise.all(entries));
}
