import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP } from 'node:net';

/** What a link of another site leads to: nothing is told of `private` ones, which nobody outside could follow. */
export type LinkAnswer =
  | { kind: 'there' }
  | { kind: 'status'; status: number }
  | { kind: 'silent' }
  | { kind: 'private' };

const patienceMs = 3_000;
const mostRedirects = 3;

const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  inside.addSubnet(net, bits, 'ipv4');
}
/** Of the newer addresses only those that are given out to the public. */
const outside = new BlockList();
outside.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  inside.addSubnet(net, bits, 'ipv6');
}

/** Whether an address is one of the public network, and not of this machine or of a network around it. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, 'ipv4');
  return family === 6 && outside.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}

/** Asks whether something is at an address of another site; what leads into a private network is not asked. */
export async function askOtherSite(address: string): Promise<LinkAnswer> {
  const deadline = AbortSignal.timeout(patienceMs);
  let url = urlOf(address);
  for (let hop = 0; url && hop <= mostRedirects; hop++) {
    const answer = (await askOnce(url, 'HEAD', deadline)) ?? { kind: 'silent' as const };
    if (answer.kind !== 'moved') return answer;
    url = urlOf(answer.to, url);
  }
  return { kind: 'silent' };
}

const urlOf = (address: string, base?: URL) => (URL.canParse(address, base) ? new URL(address, base) : null);

type Hop = LinkAnswer | { kind: 'moved'; to: string };

async function askOnce(url: URL, method: 'HEAD' | 'GET', signal: AbortSignal): Promise<Hop> {
  const hasUsualPort = url.port === '';
  if (!/^https?:$/.test(url.protocol) || !hasUsualPort || url.username !== '') return { kind: 'private' };
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await addressesOf(host, signal);
  const [first] = addresses;
  if (first === undefined) return { kind: 'silent' };
  if (!addresses.every(isPublicAddress)) return { kind: 'private' };
  const status = await statusOf(url, method, first, signal);
  if (status === null) return { kind: 'silent' };
  if (status.to !== null) return { kind: 'moved', to: status.to };
  // Some answer only who reads.
  if (method === 'HEAD' && status.code >= 400 && status.code !== 404 && status.code !== 410) {
    return askOnce(url, 'GET', signal);
  }
  return status.code < 400 ? { kind: 'there' } : { kind: 'status', status: status.code };
}

async function addressesOf(host: string, signal: AbortSignal): Promise<string[]> {
  const late = new Promise<[]>((resolve) => signal.addEventListener('abort', () => resolve([]), { once: true }));
  const found = lookup(host, { all: true }).catch(() => []);
  return (await Promise.race([found, late])).map(({ address }) => address);
}

/** Connects to the address that was looked at, so that the name cannot mean another one by then. */
function statusOf(
  url: URL,
  method: string,
  address: string,
  signal: AbortSignal,
): Promise<{ code: number; to: string | null } | null> {
  const family = isIP(address);
  return new Promise((resolve) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const call = request(
      url,
      {
        method,
        signal,
        agent: false,
        headers: { 'user-agent': 'prvyriadok-link-check', accept: '*/*' },
        lookup: (_host, options, callback) => {
          if (options.all) callback(null, [{ address, family }]);
          else callback(null, address, family);
        },
      },
      (response) => {
        const code = response.statusCode ?? 0;
        resolve({ code, to: code >= 300 && code < 400 ? (response.headers.location ?? null) : null });
        response.destroy();
      },
    );
    call.on('error', () => resolve(null));
    call.end();
  });
}
