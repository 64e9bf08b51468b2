import { expect, test } from 'vitest';
import { isLoopbackHost } from '#src/server/network/loopback.ts';

test.each([
  'localhost',
  'LOCALHOST',
  '127.0.0.1',
  '127.0.0.2',
  '127.255.255.254',
  '::1',
  '[::1]',
  '::1%lo',
  '0:0:0:0:0:0:0:1',
  '::ffff:127.0.0.1',
])('%s is this computer', (host) => {
  expect(isLoopbackHost(host)).toBe(true);
});

test.each([
  '',
  'localhost.',
  'localhost.evil.com',
  'evil.localhost',
  '127.0.0.1.nip.io',
  '127.1',
  '2130706433',
  '0.0.0.0',
  '::',
  '[::]',
  '::ffff:8.8.8.8',
  '128.0.0.1',
  '192.168.1.5',
  'www.example.sk',
  'localhost:3000',
  'user@localhost',
])('%j is not', (host) => {
  expect(isLoopbackHost(host)).toBe(false);
});
