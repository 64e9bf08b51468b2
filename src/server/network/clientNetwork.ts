import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import proxyaddr from 'proxy-addr';

/** Which peers are proxies whose `X-Forwarded-For` is true: so many of the nearest, or those of these networks. */
export type TrustProxy = number | string[];

/** What the network of a call inside the process is, which has no socket. */
export const noNetwork = 'unknown';

/** The network that a request comes from, which rate limits count by. */
export type ClientNetwork = (request: IncomingMessage) => string;

/**
 * Makes the function that says which network a request comes from: an IPv4 address, or the /64 of an IPv6 one, which is
 * what one household gets. Without `trustProxy` no header is believed, because anybody can write one. With it, the address
 * is the last one of `X-Forwarded-For` that no trusted proxy stands for: what stands left of it, the client wrote.
 */
export function createClientNetwork(trustProxy: TrustProxy | null): ClientNetwork {
  if (trustProxy === null) {
    return ({ socket }) => (socket.remoteAddress ? networkOf(socket.remoteAddress) : noNetwork);
  }
  const isProxy = trustOf(trustProxy);
  return (request) => {
    const peer = request.socket.remoteAddress;
    if (!peer) return noNetwork;
    // A proxy that writes no address leaves us with its own.
    return networkOf(proxyaddr.all(request, isProxy).findLast((address) => isIP(address) !== 0) ?? peer);
  };
}

/** Who is a trusted proxy, as proxy-addr asks it. @throws TypeError when a network is none. */
export function trustOf(trustProxy: TrustProxy): (address: string, hop: number) => boolean {
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  for (const network of trustProxy) {
    // Read as an old spelling of an address otherwise: 20 would be 0.0.0.20.
    if (/^[\d.]*$/.test(network) && !isIP(network)) throw new TypeError(`invalid IP address: ${network}`);
  }
  return proxyaddr.compile(trustProxy);
}

/** One name for the network of an address, however it is written. */
export function networkOf(address: string): string {
  const [host = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(host)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(host)) return host;
  const [head = '', tail] = host.toLowerCase().split('::');
  const first = groupsOf(head);
  const last = groupsOf(tail ?? '');
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}

/** Without leading zeros, so that one network has one name. */
function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
}
