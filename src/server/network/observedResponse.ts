import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http';

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** Characters; shorter ones go out in one piece with their headers. */
const longText = 4096;

const headerName = 'x-request-id';
/** Of a proxy in front: nothing that a log or a header could stumble over. */
const saneId = /^[\w=-]{1,64}$/;

/**
 * Node's response (an option of `createServer`) with what is told about it afterwards. The id goes out where the
 * headers are written: a header that was set before would make Node merge the kept pages' lists one by one.
 */
export class ObservedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  /** The pattern of the address: never an address, of which there are endlessly many. `null`: files, and what is refused. */
  route: string | null = null;
  /** Whether the page cache was asked, and had the page. */
  cache: 'hit' | 'miss' | null = null;
  /** Of the body, as it was handed to Node. */
  bodyBytes = 0;
  #requestId: string | undefined;
  #promisedBytes = Number.POSITIVE_INFINITY;

  get requestId(): string {
    this.#requestId ??= idOf(this.req);
    return this.#requestId;
  }

  override writeHead(status: number, reason?: string | Headers, headers?: Headers): this {
    // Kept pages.
    if (Array.isArray(reason)) return super.writeHead(status, [...reason, headerName, this.requestId]);
    const given = typeof reason === 'string' ? headers : reason;
    // Of a file, which is sent piece by piece.
    if (given && 'content-length' in given) this.#promisedBytes = Number(given['content-length']);
    const named = Array.isArray(given)
      ? [...given, headerName, this.requestId]
      : { ...given, [headerName]: this.requestId };
    return typeof reason === 'string' ? super.writeHead(status, reason, named) : super.writeHead(status, named);
  }

  /** The visitor has left before the end. One who closes after the last byte of a file has it all. */
  get isAborted(): boolean {
    return !this.writableFinished && this.bodyBytes < this.#promisedBytes;
  }

  override write(chunk: unknown, ...rest: never[]): boolean {
    this.bodyBytes += lengthOf(chunk);
    return super.write(chunk, ...rest);
  }

  override end(chunk?: unknown, ...rest: never[]): this {
    // As bytes at once: of a text Node would count them anew three times, and copy it beside its headers.
    const isLong = typeof chunk === 'string' && chunk.length > longText && typeof rest[0] !== 'string';
    const body = isLong ? Buffer.from(chunk) : chunk;
    if (body !== undefined) this.bodyBytes += lengthOf(body);
    return super.end(body, ...rest);
  }
}

/** The id of the request that is answered; a new one where there is no server, as in a call within the process. */
export function requestIdOf(env: { outgoing?: unknown } | undefined): string {
  return env?.outgoing instanceof ObservedResponse ? env.outgoing.requestId : randomUUID();
}

function idOf({ headers }: IncomingMessage): string {
  const given = headers[headerName];
  return typeof given === 'string' && saneId.test(given) ? given : randomUUID();
}

function lengthOf(chunk: unknown): number {
  if (typeof chunk === 'string') return Buffer.byteLength(chunk);
  return chunk instanceof Uint8Array ? chunk.length : 0;
}
