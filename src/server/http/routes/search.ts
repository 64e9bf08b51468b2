import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { searchQuerySchema, searchResultSchema, typedQuerySchema } from '#src/contract/search.ts';
import { presentSearchResult } from '#src/server/http/presenters/presentSearchResult.ts';
import { searchesUnderWay } from '#src/server/pages/searchesUnderWay.ts';
import { searchContent } from '#src/server/services/catalogue/index.ts';
import type { ApiEnv } from './apiEnv.ts';
import { everybody } from './callers.ts';
import { networkOfCaller } from './clientAddress.ts';
import { answers, endpoint } from './endpoint.ts';
import { perNetworkOutside } from './limits.ts';

/** A thousand people behind one address who search every two minutes; each search costs some ten milliseconds. */
const searches = perNetworkOutside({ name: 'search', points: 600, seconds: 60 });
/** Fifty people behind one address who type all the time; who is above is asked to wait, and the sheet asks again by itself. */
const typed = perNetworkOutside({ name: 'search-typed', points: 6_000, seconds: 60 });

/** The page that calls from inside is under way itself. */
function underWay<T>(c: Context<ApiEnv>, search: () => Promise<T>, kind: 'page' | 'typing'): Promise<T> {
  const network = networkOfCaller(c);
  return network === null ? search() : searchesUnderWay.run(network, search, kind);
}

export const siteSearch = endpoint(
  createRoute({
    method: 'get',
    path: '/search',
    summary: 'All that has a page and all words of `q`, with the sentence that has them; 20 on a page',
    tags: ['search'],
    security: everybody,
    limits: [searches],
    request: { query: searchQuerySchema },
    responses: answers(searchResultSchema, 'What was found', 400, 404, 429, 503),
  }),
  async (c) => {
    const search = async () =>
      presentSearchResult(await searchContent({ ctx: c.var.ctx, input: c.req.valid('query') }), 'page');
    return c.json(await underWay(c, search, 'page'), 200);
  },
);

export const typedSearch = endpoint(
  createRoute({
    method: 'get',
    path: '/search/typed',
    summary:
      'The same while `q` is being typed: the best of each kind, with a part of the sentence where the name does not say why',
    tags: ['search'],
    security: everybody,
    limits: [typed],
    request: { query: typedQuerySchema },
    responses: answers(searchResultSchema, 'What was found', 400, 429, 503),
  }),
  async (c) => {
    const { q } = c.req.valid('query');
    const search = async () =>
      presentSearchResult(await searchContent({ ctx: c.var.ctx, input: { q, page: 'typing' } }), 'line');
    return c.json(await underWay(c, search, 'typing'), 200);
  },
);
