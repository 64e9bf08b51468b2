import { LRUCache } from 'lru-cache';
import { matchPath, type ServerBuild } from 'react-router-dom';
import { isDecodable } from '#src/server/pages/pageKey.ts';

/** More addresses than a site has pages; those of no page fall out first. */
const mostRemembered = 5_000;

/**
 * Names the pattern of a page's address as the route table has it: `/kurzy/:slug`, and `*` for every address that it does
 * not know. Kept pages are asked about at each request, so that answers are remembered.
 */
export function createPageRoutes({ routes }: Pick<ServerBuild, 'routes'>): (target: string) => string {
  const patterns = [...routePatterns({ routes }).values()]
    .filter((pattern) => pattern !== '/*')
    // `/kurzy/stranka/…` before `/kurzy/:slug/…`: what is fixed wins, as in the router.
    .toSorted((a, b) => parametersIn(a) - parametersIn(b));
  const known = new LRUCache<string, string>({ max: mostRemembered });
  return (target) => {
    const end = target.search(/[?#]/);
    const path = end === -1 ? target : target.slice(0, end);
    let route = known.get(path);
    if (route === undefined) {
      route = isDecodable(path) ? (patterns.find((pattern) => matchPath(pattern, path)) ?? '*') : '*';
      known.set(path, route);
    }
    return route;
  };
}

/** The pattern of each route with an address of its own, by its id. */
export function routePatterns({ routes }: Pick<ServerBuild, 'routes'>): ReadonlyMap<string, string> {
  return new Map(
    Object.values(routes).flatMap((route) =>
      route && (route.path !== undefined || route.index) ? [[route.id, patternOf(route.id, routes)] as const] : [],
    ),
  );
}

function patternOf(id: string, routes: ServerBuild['routes']): string {
  const route = routes[id];
  if (!route) return '';
  const above = route.parentId ? patternOf(route.parentId, routes) : '';
  return `${above.replace(/\/$/, '')}/${route.path ?? ''}`.replace(/(?<=.)\/$/, '');
}

function parametersIn(pattern: string): number {
  return pattern.split(':').length;
}
