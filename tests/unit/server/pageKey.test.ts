import { expect, test } from 'vitest';
import { pageKey, requestedPageKey } from '#src/server/pages/pageKey.ts';

test.each([
  ['/', '/'],
  ['/kurzy', '/kurzy'],
  ['/2-percenta/', '/2-percenta'],
  ['/clanky?page=2', '/clanky?page=2'],
  ['/clanky?page=1', '/clanky'],
  ['/clanky?utm_source=x&page=2', '/clanky?page=2'],
  ['/newsletter?token=secret', '/newsletter'],
  ['/clanky?page=a%20b', '/clanky?page=a%20b'],
])('%s is kept as %s', (address, key) => {
  expect(pageKey(new URL(`http://localhost${address}`))).toBe(key);
  expect(requestedPageKey(address)).toBe(key);
});

test('a target that is no address is asked for as it is', () => {
  expect(requestedPageKey('http://[?')).toBe('http://[?');
});
