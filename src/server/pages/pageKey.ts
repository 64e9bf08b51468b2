/**
 * What a page depends on, as text: its path without a trailing slash, and the page number if there is one.
 * Other parameters (campaigns, mail tokens) are read in the browser only, so they share the page.
 */
export function pageKey(url: URL): string {
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') || '/' : url.pathname;
  const page = url.searchParams.get('page');
  return page === null || page === '1' ? path : `${path}?page=${encodeURIComponent(page)}`;
}

/** The key of a request's raw target; most are keys as they are and are not parsed. */
export function requestedPageKey(target: string): string {
  if (!/[?#]|.\/$/.test(target)) return target;
  const url = URL.parse(target, 'http://internal');
  return url ? pageKey(url) : target;
}
