import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { addressesOf, isPublicAddress } from '#src/server/network/publicAddress.ts';

/** What a link of another site leads to: nothing is told of `private` ones, which nobody outside could follow. */
export type LinkAnswer =
  | { kind: 'there' }
  | { kind: 'status'; status: number }
  | { kind: 'silent' }
  | { kind: 'private' };

const patienceMs = 3_000;
const mostRedirects = 3;

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
  const addresses = await addressesOf(url, signal);
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
