import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createClientNetwork, networkOf } from '#src/server/network/clientNetwork.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

/** The little of a request that says where it comes from. */
function requestOf(remoteAddress: string | undefined, forwardedFor?: string): IncomingMessage {
  return { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwardedFor } } as unknown as IncomingMessage;
}

test.each([
  ['no proxy is trusted: nothing is believed', null, '127.0.0.1', '203.0.113.7', '127.0.0.1'],
  ['one proxy names the visitor', 1, '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['one proxy adds the visitor to what they forged', 1, '127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['two proxies', 2, '127.0.0.1', '198.51.100.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['a proxy that says nothing', 1, '127.0.0.1', undefined, '127.0.0.1'],
  ['a proxy of a trusted network', ['10.0.0.0/8'], '10.1.2.3', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['a chain of trusted networks', ['loopback', '10.0.0.0/8'], '127.0.0.1', '203.0.113.7, 10.1.2.3', '203.0.113.7'],
  ['a trusted network on a socket of both families', ['10.0.0.0/8'], '::ffff:10.1.2.3', '203.0.113.7', '203.0.113.7'],
  ['a stranger is not believed', ['10.0.0.0/8'], '192.0.2.1', '203.0.113.7', '192.0.2.1'],
  ['a stranger behind nothing but their own word', ['loopback'], '192.0.2.1', '127.0.0.1, 127.0.0.1', '192.0.2.1'],
  ['a household of IPv6', 1, '127.0.0.1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['garbage', 1, '127.0.0.1', 'unknown', '127.0.0.1'],
  ['garbage after commas', 1, '127.0.0.1', '203.0.113.7, <script>', '127.0.0.1'],
  ['only commas', 1, '127.0.0.1', ', ,', '127.0.0.1'],
  ['a long tail', 1, '127.0.0.1', `${'1.1.1.1,'.repeat(500)}203.0.113.7`, '203.0.113.7'],
  ['a closed connection', 1, undefined, '203.0.113.7', 'unknown'],
])('%s', (_name, trustProxy, peer, forwardedFor, network) => {
  expect(createClientNetwork(trustProxy)(requestOf(peer, forwardedFor))).toBe(network);
});
