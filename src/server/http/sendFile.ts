import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import send from '@fastify/send';
import type { Context } from 'hono';
import { contentTypeOf } from '#src/server/contentType.ts';
import type { Encoding } from '#src/server/pages/acceptedEncoding.ts';

interface Options {
  root: string;
  /** Below `root`, as it stands in an address. */
  path: string;
  /** The file is what is sent for `path` in this encoding: `path` with an ending of its own. */
  encoding?: Encoding | undefined;
}

const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/** The file that holds `path` in an encoding. */
export const encodedPath = (path: string, encoding: Encoding) => path + endings[encoding];

/** A file as HTTP has it: with validators, conditions and ranges. `null` when there is none at this path. */
export async function sendFile({ req }: Context, { root, path, encoding }: Options): Promise<Response | null> {
  // The library reads these two of a request, and with this header no conditions; some clients send both.
  const { 'cache-control': _, ...conditions } = req.header();
  const request = { method: req.method, headers: conditions } as unknown as IncomingMessage;
  const file = encoding ? encodedPath(path, encoding) : path;
  const sent = await send(request, file, { root, cacheControl: false, contentType: false, index: false });
  const { statusCode: status, stream } = sent;
  if (sent.type !== 'file') {
    stream.destroy();
    if (status !== 412 && status !== 416) return null;
    const range = sent.headers['Content-Range'];
    return new Response(null, { status, headers: range ? { 'content-range': range } : {} });
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(sent.headers)) headers.set(name, String(value));
  if (status !== 304) headers.set('content-type', contentTypeOf(path));
  if (status !== 304 && encoding) headers.set('content-encoding', encoding);
  if (status === 304 || req.method === 'HEAD') return new Response(null, { status, headers });
  return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, { status, headers });
}
