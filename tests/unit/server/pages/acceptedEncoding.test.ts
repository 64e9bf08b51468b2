import { expect, test } from 'vitest';
import { acceptedEncodings } from '#src/server/pages/acceptedEncoding.ts';

test.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['GZIP', ['gzip']],
  ['br;q=0', []],
  ['br ; q=0.0, gzip', ['gzip']],
  ['br;q=0, *', ['gzip']],
  ['*', ['br', 'gzip']],
  ['*;q=0', []],
  ['gzip;q=0.8, br;q=0.4', ['gzip', 'br']],
  ['identity', []],
  ['identity, br;q=0.5', []],
  ['brotli, abracadabra', []],
  ['', []],
  [undefined, []],
])('accept-encoding: %s', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});
