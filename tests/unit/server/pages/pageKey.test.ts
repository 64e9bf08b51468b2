import type { ServerBuild } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createPageKeys, isSearchKey, plainPageKey, shortLinkId } from '#src/server/pages/pageKey.ts';

const parents: Record<string, string> = { shell: 'root' };

/** Routes as a build has them: a root with an empty path, and a layout without one. */
function route(id: string, path: string | undefined, handle?: object) {
  return {
    [id]: {
      id,
      path,
      parentId: parents[id] ?? (id === 'root' ? undefined : 'shell'),
      module: { default: () => null, handle },
    },
  };
}
const routes: ServerBuild['routes'] = {
  ...route('root', ''),
  ...route('shell', undefined),
  home: { id: 'home', index: true, parentId: 'shell', module: { default: () => null } },
  ...route('articles', 'clanky', { hasPages: true }),
  ...route('articlesByTag', 'clanky/tag/:tag', { hasPages: true }),
  ...route('course', 'kurzy/:slug'),
  ...route('login', 'login/:redirectUri?', { sharedPath: '/login' }),
  ...route('newsletter', 'newsletter', { parameters: ['potvrdit', 'odhlasit'] }),
  ...route('search', 'hladat', { isSearch: true }),
  ...route('playground', 'skus', { choice: { parameter: 'jazyk', values: ['python', 'sql'] } }),
  ...route('notFound', '*'),
};
const pageKey = createPageKeys(routes);

test.each([
  ['/', '/'],
  ['/clanky', '/clanky'],
  ['/clanky/', '/clanky'],
  ['/clanky?page=2', '/clanky?page=2'],
  ['/clanky?page=1', '/clanky'],
  ['/clanky?utm_source=x&page=9999', '/clanky?page=9999'],
  ['/kurzy/java?token=secret', '/kurzy/java'],
  ['/newsletter?utm_source=x', '/newsletter'],
  ['/newsletter?odhlasit=secret', '/newsletter?odhlasit='],
  ['/hladat', '/hladat'],
  ['/skus', '/skus'],
  ['/skus?utm_source=x&jazyk=sql', '/skus?jazyk=sql'],
  ['/skus?jazyk=java', '/skus'],
  ['/skus?jazyk=python&jazyk=sql', '/skus?jazyk=python'],
])('%s is kept as %s', (address, key) => {
  expect(pageKey(new URL(`http://localhost${address}`))).toBe(key);
});

test.each(['/', '/clanky', '/kurzy/java', '/clanky/tag/java'])(
  '%s is its own key without looking at routes',
  (address) => {
    expect(plainPageKey(address)).toBe(pageKey(new URL(`http://localhost${address}`)));
  },
);

test.each(['/clanky/', '/?p=12', '/?kluc=x', '/hladat?q=cyklus', '/clanky#x', 'http://[?'])(
  '%s is not known without looking at routes',
  (target) => {
    expect(plainPageKey(target)).toBeNull();
  },
);

test.each([
  ['/?page=2', '/'],
  ['/kurzy/java?page=2', '/kurzy/java'],
  ['/login/%2Fkurzy?page=3', '/login'],
  ['/login/x', '/login'],
  ['/kurzy/java?potvrdit=x', '/kurzy/java'],
  ['/CLANKY', '/clanky'],
  ['/%63lanky', '/clanky'],
  ['/KURZY/java/', '/kurzy/java'],
])('%s shares the page of %s', (address, key) => {
  expect(pageKey(new URL(`http://localhost${address}`))).toBe(key);
});

test.each([
  ['/hladat?q=cyklus', '/hladat?q=cyklus'],
  ['/hladat?q=cyk%00lus', '/hladat?q=cyk%20lus'],
  ['/hladat/?utm_source=x&q=++if%0Aelse+', '/hladat?q=if%20else'],
  [`/HLADAT?q=${'x'.repeat(200)}`, `/hladat?q=${'x'.repeat(200)}`],
])('%s is a search, for which no kept page answers', (address, key) => {
  expect(pageKey(new URL(`http://localhost${address}`))).toBe(key);
  expect(isSearchKey(key)).toBe(true);
});

test.each(['/hladat?q=', '/hladat?q=+', '/hladat?utm_source=x'])('%s searches nothing', (address) => {
  const key = pageKey(new URL(`http://localhost${address}`));
  expect(key).toBe('/hladat');
  expect(isSearchKey(key)).toBe(false);
});

test.each(['0', '-1', '01', '10000', '1e3', 'abc', '', '%00', '2%20', '٢'])('?page=%s is no page of a list', (page) => {
  expect(pageKey(new URL(`http://localhost/clanky?page=${page}`))).toBe('/clanky?page=0');
  expect(pageKey(new URL(`http://localhost/clanky/tag/java?page=${page}`))).toBe('/clanky/tag/java?page=0');
});

test.each(['/nic', '/clanky/tag/java/x', '/%ff', '/kurzy/java.data', '/_root.data', '/kurzy/%E0%A4%A', '/*/*'])(
  '%s is one of the addresses that nobody knows',
  (address) => {
    expect(pageKey(new URL(`http://localhost${address}`))).toBe('/*/*');
  },
);

test('every key is an address of its own page', () => {
  for (const address of ['/kurzy/a%2Fb', '/kurzy/%3Cscript%3E', '/kurzy/%25ff', '/clanky/tag/%00?page=2', '/kurzy/ž']) {
    const key = pageKey(new URL(`http://localhost${address}`));
    expect(pageKey(new URL(key, 'http://localhost'))).toBe(key);
  }
});

test.each(['/?p=12', '/?page_id=12', '/?utm_source=x&p=12'])('%s is looked up, and shares the page of /', (address) => {
  expect(shortLinkId(new URL(`http://localhost${address}`))).toBe('12');
  expect(pageKey(new URL(`http://localhost${address}`))).toBe('/');
});

test.each(['/?p=', '/?p=0', '/?p=x', '/?p=-1', '/?p=12345678901', '/?p=1%202', '/?P=1', '/?x=1'])(
  '%s is the page of / without looking',
  (address) => {
    expect(shortLinkId(new URL(`http://localhost${address}`))).toBeNull();
    expect(pageKey(new URL(`http://localhost${address}`))).toBe('/');
  },
);
