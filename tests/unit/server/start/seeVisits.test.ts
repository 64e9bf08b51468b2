import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { ObservedResponse } from '#src/server/network/observedResponse.ts';
import { createVisitSeer } from '#src/server/start/seeVisits.ts';

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0' };

interface Answer {
  headers?: Record<string, string>;
  status?: number;
  cache?: 'hit' | 'miss' | null;
  /** What the page is kept under, where that is known. */
  key?: string;
}

/** What is counted of an answer; `null`: nothing. */
function seen(url: string, { headers = {}, status = 200, cache = 'hit', key }: Answer = {}) {
  let counted: [path: string, referrer: string] | null = null;
  const see = createVisitSeer({
    visits: {
      count: (...visit) => {
        counted = visit;
      },
    },
    pageKey: ({ pathname, searchParams }) =>
      `${pathname.toLowerCase()}${searchParams.has('page') ? `?page=${searchParams.get('page')}` : ''}`,
    feedPaths: new Set(['/sitemap.xml']),
    publicUrl: 'https://prvyriadok.sk',
  });
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'GET', url, headers: { ...browser, ...headers } });
  const response = new ObservedResponse(request);
  Object.assign(response, { statusCode: status, cache });
  see(request, response, key);
  return counted;
}

test('a page is counted by the path that it is kept under, without what is asked behind it', () => {
  const referer = 'https://www.google.com/search?q=java';
  expect(seen('/kurzy/java?utm_source=letak', { headers: { referer } })).toEqual(['/kurzy/java', 'google.com']);
  expect(seen('/Kurzy/Java')).toEqual(['/kurzy/java', '']);
  expect(seen('/clanky?page=2')).toEqual(['/clanky', '']);
  expect(seen('/kurzy', { key: '/kurzy' })).toEqual(['/kurzy', '']);
});

test('a page that the browser has already is opened again', () => {
  expect(seen('/kurzy', { status: 304 })).toEqual(['/kurzy', '']);
});

test.each(['/admin', '/admin/ludia', '/profil', '/login/profil', '/trieda/abc-def', '/checkout/java/p1?order=o1'])(
  'nothing is counted of what one person does: %s',
  (url) => {
    expect(seen(url)).toBeNull();
  },
);

test('files, feeds and pages that are not there are not counted', () => {
  expect(seen('/assets/app.js', { cache: null })).toBeNull();
  expect(seen('/sitemap.xml')).toBeNull();
  expect(seen('/nie-je', { status: 404, cache: 'miss' })).toBeNull();
  expect(seen('/kurzy', { status: 503, cache: 'miss' })).toBeNull();
  expect(seen('//', {})).toBeNull();
  // Left before the page was there.
  expect(seen('/kurzy', { cache: 'miss' })).toBeNull();
});

test('what is fetched ahead and what is no browser is not counted', () => {
  expect(seen('/kurzy', { headers: { 'sec-purpose': 'prefetch' } })).toBeNull();
  expect(seen('/kurzy', { headers: { 'sec-fetch-dest': 'empty' } })).toBeNull();
  expect(seen('/kurzy', { headers: { 'user-agent': 'curl/8.5.0' } })).toBeNull();
});
