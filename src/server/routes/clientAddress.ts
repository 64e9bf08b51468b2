import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { ApiEnv } from './endpoint.ts';

/**
 * The network that a call comes from, for rate limits: an IPv4 address, or the /64 of an IPv6 one, which is what one
 * household gets. Headers are not asked, because anybody can write them. `unknown` for a call inside the process.
 */
export function clientAddress(c: Context<ApiEnv>): string {
  const hasConnection = typeof c.env === 'object' && c.env !== null && 'incoming' in c.env;
  const address = hasConnection ? getConnInfo(c).remote.address : undefined;
  return address ? networkOf(address) : 'unknown';
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
