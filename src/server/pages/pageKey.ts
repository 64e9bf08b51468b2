import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router-dom';
import { parsePage } from '#src/domain/paging.ts';
import { paths } from '#src/domain/paths.ts';
import { readSearch } from '#src/domain/search.ts';
import type { PageHandle } from '#src/routes/parts/pageHandle.ts';

/** An address that no route knows, not even `/:slug`; all of that kind share its page, whose route the browser has to find again. */
export const unknownAddress = '/*/*';

/**
 * Makes the function that tells what the page of an address depends on, as text: its path as the route table spells it, and
 * the page number where the route has pages, what is searched and which page of it where it searches, or the name of a
 * parameter that the route tells, or which one of a few values it has. Other parameters (campaigns, mail tokens) are read in the browser only, so they share the page. A key
 * is an address itself.
 */
export function createPageKeys(routes: ServerBuild['routes']): (url: URL) => string {
  const tree = childrenOf(routes, undefined);
  return ({ pathname, searchParams }) => {
    // The router's own calls for data: no page makes them, for in the browser every route asks the API.
    if (pathname.endsWith('.data') || !isDecodable(pathname)) return unknownAddress;
    const matches = matchRoutes(tree, pathname) ?? [];
    const leaf = matches.at(-1);
    if (!leaf || leaf.route.path === '*') return unknownAddress;
    const { hasPages, isSearch, sharedPath, parameters = [], choice }: PageHandle = leaf.route.handle ?? {};
    if (sharedPath) return sharedPath;
    const pattern = matches.flatMap(({ route }) => route.path || []).join('/');
    const path = `/${pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(leaf.params[name] ?? ''))}`;
    const parameter = parameters.find((name) => searchParams.has(name));
    if (parameter) return `${path}?${parameter}=`;
    const chosen = choice?.values.find((value) => value === searchParams.get(choice.parameter));
    if (choice && chosen !== undefined) return `${path}?${choice.parameter}=${chosen}`;
    if (isSearch) return paths.search(readSearch(searchParams.get('q')), parsePage(searchParams.get('page')) ?? 1);
    if (!hasPages) return path;
    // 0 stands for whatever is no page number: the route answers that there is no such page.
    const page = parsePage(searchParams.get('page')) ?? 0;
    return page === 1 ? path : `${path}?page=${page}`;
  };
}

/** The key of an address without a query, for which no route has to be looked at; `null`: the function above says it. */
export function plainPageKey(target: string): string | null {
  const isPlain = !/[?#]/.test(target) && (target === '/' || !target.endsWith('/'));
  return isPlain ? target : null;
}

/** Whether a key is that of a search, whose page is kept nowhere. */
export const isSearchKey = (key: string): boolean => key.startsWith(`${paths.search()}?`);

/** Whether a key is that of a certificate's page, which is kept nowhere either: what it says may change at any moment. */
export const isVerificationKey = (key: string): boolean => key.startsWith(paths.verification(''));

/** The id that an address names as a WordPress does (`/?p=12`, `/?page_id=12`); `null`: it is no short link. */
export function shortLinkId({ pathname, searchParams }: URL): string | null {
  if (pathname !== '/') return null;
  const id = searchParams.get('p') ?? searchParams.get('page_id') ?? '';
  return /^[1-9]\d{0,9}$/.test(id) ? id : null;
}

function childrenOf(routes: ServerBuild['routes'], parentId: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, module } = route;
    if (route.index) return { id, index: true as const, handle: module.handle };
    return { id, path, handle: module.handle, children: childrenOf(routes, id) };
  });
}

/** `/%ff` is no text in any language: it names no page, and the router would print a complaint. */
export function isDecodable(path: string): boolean {
  try {
    // The result is used: bundlers leave out a call that is made for its error only.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
