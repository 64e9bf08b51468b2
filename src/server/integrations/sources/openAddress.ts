import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { createGunzip } from 'node:zlib';
import { seconds } from '#src/domain/duration.ts';
import { isLoopbackHost } from '#src/server/network/loopback.ts';
import { addressesOf, isPublicAddress } from '#src/server/network/publicAddress.ts';
import { decodeText } from './decodeText.ts';
import { SourceError } from './SourceError.ts';

/** Whether a computer of the network may be asked at this address of the web. */
export type Reach = (url: URL, address: string) => boolean;

/** Computers of the public network, at the ports where the web is. */
export const publicOnly: Reach = (url, address) => url.port === '' && isPublicAddress(address);

/** Beside them this computer, for a site that serves this computer only. */
export const publicAndHere: Reach = (url, address) => publicOnly(url, address) || isLoopbackHost(address);

export interface GetOptions {
  /** `HEAD` where only what is there is asked; `GET` unless it is said. */
  method?: 'GET' | 'HEAD';
  /** `authorization` is not sent on to another site. */
  headers?: Record<string, string>;
  /** Of the body, unpacked; 10 MB unless it is said. */
  maxBytes?: number;
  /** Milliseconds for all of it, the body included; half a minute unless it is said. */
  patience?: number;
  signal?: AbortSignal;
}

export interface Answer {
  /** Where it was found after all redirects. */
  url: string;
  /** Also of what is not there: 404 is an answer. */
  status: number;
  headers: Headers;
  /** Ends with a SourceError where it is too long, too slow or cut off. To be read or cancelled. */
  body: ReadableStream<Uint8Array>;
  /** @throws SourceError */
  text: () => Promise<string>;
}

/** Reads an address of somebody else's. @throws SourceError */
export type Get = (address: string, options?: GetOptions) => Promise<Answer>;

const usualBytes = 10 * 1024 * 1024;
const usualPatience = seconds(30);
const mostRedirects = 5;

/** A way to read what others have on the web, and nothing that `reach` does not allow, also not by a redirect. */
export function createGet(reach: Reach = publicOnly): Get {
  return async (address, options = {}) => {
    const { method = 'GET', headers = {}, maxBytes = usualBytes, patience = usualPatience, signal } = options;
    const late = AbortSignal.timeout(patience);
    const ending = signal ? AbortSignal.any([late, signal]) : late;
    let url = urlOf(address);
    let sent = headers;
    for (let hop = 0; hop <= mostRedirects; hop++) {
      const response = await askOnce(url, method, sent, reach, ending);
      const { location } = response.headers;
      if (!location || ![301, 302, 303, 307, 308].includes(response.statusCode ?? 0)) {
        return answerOf(url, response, maxBytes, ending);
      }
      response.destroy();
      const next = urlOf(location, url);
      if (next.origin !== url.origin) sent = withoutSecret(sent);
      url = next;
    }
    throw new SourceError('address', `${hostOf(address)} redirects without an end`);
  };
}

function urlOf(address: string, base?: URL): URL {
  const url = URL.canParse(address, base) ? new URL(address, base) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw new SourceError('address', 'not an address of the web');
  }
  return url;
}

const hostOf = (address: string) => URL.parse(address)?.host ?? 'the address';

const withoutSecret = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'authorization'));

/** Connects to the addresses that were looked at, so that the name cannot mean another one by then. */
async function askOnce(
  url: URL,
  method: string,
  headers: Record<string, string>,
  reach: Reach,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const addresses = await addressesOf(url, signal);
  const [first] = addresses;
  if (first === undefined) throw failure(url, signal, 'its name leads nowhere');
  if (!addresses.every((address) => reach(url, address))) {
    throw new SourceError('private', `${url.host} is not on the public web`);
  }
  const known = addresses.map((address) => ({ address, family: isIP(address) }));
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const call = request(
      url,
      {
        method,
        signal,
        agent: false,
        headers: { 'user-agent': 'prvyriadok', accept: '*/*', 'accept-encoding': 'gzip', ...headers },
        lookup: (_host, { all }, callback) => {
          if (all) callback(null, known);
          else callback(null, first, isIP(first));
        },
      },
      resolve,
    );
    call.on('error', (cause) => reject(failure(url, signal, 'no answer', cause)));
    call.end();
  });
}

function answerOf(url: URL, response: IncomingMessage, maxBytes: number, signal: AbortSignal): Answer {
  const headers = new Headers();
  for (const [name, value] of Object.entries(response.headers)) if (value) headers.set(name, String(value));
  const isPacked = headers.get('content-encoding') === 'gzip';
  const chunks = bounded(url, response, isPacked, maxBytes, signal);
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    // Also of an answer that nobody has begun to read, or that has come to a halt.
    cancel: () => void response.destroy(),
  });
  return {
    url: url.href,
    status: response.statusCode ?? 0,
    headers,
    body,
    text: async () => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of body) chunks.push(chunk);
      return decodeText(Buffer.concat(chunks), headers.get('content-type'));
    },
  };
}

/** The body as far as it may go. */
async function* bounded(
  url: URL,
  response: IncomingMessage,
  isPacked: boolean,
  maxBytes: number,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void> {
  const tooLarge = () => new SourceError('too-large', `${url.host} answers more than ${maxBytes} bytes`);
  if (!isPacked && Number(response.headers['content-length']) > maxBytes) {
    response.destroy();
    throw tooLarge();
  }
  const unpacked = isPacked ? response.pipe(createGunzip()) : response;
  response.on('error', (error) => unpacked.destroy(error));
  let bytes = 0;
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge();
      yield chunk;
    }
  } catch (error) {
    throw error instanceof SourceError ? error : failure(url, signal, 'the answer was cut off', error);
  } finally {
    response.destroy();
  }
}

function failure(url: URL, signal: AbortSignal, what: string, cause?: unknown): SourceError {
  const isLate = signal.aborted && (signal.reason as Error | undefined)?.name === 'TimeoutError';
  return new SourceError(isLate ? 'slow' : 'away', `${url.host}: ${isLate ? 'too slow' : what}`, { cause });
}
