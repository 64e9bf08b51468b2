import type { IncomingMessage } from 'node:http';
import { isVisit, siteOfReferrer } from '#src/domain/visits.ts';
import type { ObservedResponse } from '#src/server/network/observedResponse.ts';
import { isPersonalPage } from '#src/server/pages/pageCacheControl.ts';
import type { VisitCounter } from '#src/server/services/overview/index.ts';

interface Options {
  visits: Pick<VisitCounter, 'count'>;
  /** What the page of an address is kept under: one key for all its spellings. */
  pageKey: (url: URL) => string;
  /** Answered as pages are, and yet none. */
  feedPaths: ReadonlySet<string>;
  publicUrl: string;
}

/**
 * Counts the answer to a request, if it is a public page that somebody has opened (docs/decisions/064-visits-without-visitors.md). To be
 * called when the answer is on its way; it takes the path and the host of the referrer, and nothing else. `key` is what the page is kept under, where
 * that is known.
 */
export function createVisitSeer({ visits, pageKey, feedPaths, publicUrl }: Options) {
  const ownHost = new URL(publicUrl).hostname;
  return ({ method, headers, url = '/' }: IncomingMessage, response: ObservedResponse, key?: string): void => {
    const { cache, statusCode, isAborted } = response;
    // A browser that has the page already hears 304: it has been opened again.
    const isPage = cache !== null && (statusCode === 200 || statusCode === 304);
    if (!isPage || (isAborted && cache === 'miss')) return;
    const purposes = [headers['sec-purpose'], headers.purpose];
    const destination = headers['sec-fetch-dest'];
    if (!isVisit({ method, userAgent: headers['user-agent'], purposes, destination })) return;
    if (!URL.canParse(url, publicUrl)) return;
    const [path = '/'] = (key ?? pageKey(new URL(url, publicUrl))).split('?');
    if (feedPaths.has(path) || isPersonalPage(path)) return;
    visits.count(path, siteOfReferrer(headers.referer, ownHost));
  };
}
