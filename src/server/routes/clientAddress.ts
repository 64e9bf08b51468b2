import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Context } from 'hono';

/** The network of a call for rate limits; `unknown` for a call inside the process. */
export function clientAddress(c: Context): string {
  return networkOfCaller(c) ?? 'unknown';
}

/** The same; `null` for a call inside the process, as the page renderer makes them. */
export function networkOfCaller({ env }: Pick<Context, 'env'>): string | null {
  const hasConnection = typeof env === 'object' && env !== null && 'incoming' in env;
  return hasConnection ? networkOfSocket(env.incoming) : null;
}

/**
 * The network that a request comes from: an IPv4 address, or the /64 of an IPv6 one, which is what one household gets.
 * Headers are not asked, because anybody can write them.
 */
export function networkOfSocket({ socket }: Pick<IncomingMessage, 'socket'>): string {
  return socket.remoteAddress ? networkOf(socket.remoteAddress) : 'unknown';
}

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
