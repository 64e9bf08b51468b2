import { createRoute } from '@hono/zod-openapi';
import { searchQuerySchema, searchResultSchema } from '#src/contract/search.ts';
import { presentSearchResult } from '#src/server/http/presenters/presentSearchResult.ts';
import { searchesUnderWay } from '#src/server/pages/searchesUnderWay.ts';
import { searchContent } from '#src/server/services/catalogue/index.ts';
import { everybody } from './callers.ts';
import { networkOfCaller } from './clientAddress.ts';
import { answers, endpoint } from './endpoint.ts';
import { perNetworkOutside } from './limits.ts';

/** A thousand people behind one address who search every two minutes; each search costs some ten milliseconds. */
const searches = perNetworkOutside({ name: 'search', points: 600, seconds: 60 });

export const siteSearch = endpoint(
  createRoute({
    method: 'get',
    path: '/search',
    summary:
      'Courses, lectures, posts and videos that have all words of `q`, with the sentence that has them; the best 20',
    tags: ['search'],
    security: everybody,
    limits: [searches],
    request: { query: searchQuerySchema },
    responses: answers(searchResultSchema, 'What was found', 400, 429, 503),
  }),
  async (c) => {
    const search = async () =>
      presentSearchResult(await searchContent({ ctx: c.var.ctx, input: c.req.valid('query') }));
    // The page that calls from inside is under way itself.
    const network = networkOfCaller(c);
    return c.json(await (network === null ? search() : searchesUnderWay.run(network, search)), 200);
  },
);
