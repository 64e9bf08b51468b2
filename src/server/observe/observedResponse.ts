import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http';

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

const headerName = 'x-request-id';
/** Of a proxy in front: nothing that a log or a header could stumble over. */
const saneId = /^[\w=-]{1,64}$/;

/**
 * Node's response (an option of `createServer`) with what is told about it afterwards. The id goes out where the
 * headers are written: a header that was set before would make Node merge the kept pages' lists one by one.
 */
export class ObservedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  readonly requestId: string;
  /** The pattern of the address: never an address, of which there are endlessly many. `null`: files, and what is refused. */
  route: string | null = null;
  /** Whether the page cache was asked, and had the page. */
  cache: 'hit' | 'miss' | null = null;
  /** Of the body, as it was handed to Node. */
  bodyBytes = 0;
  #promisedBytes = Number.POSITIVE_INFINITY;

  // Node gives more than the request, which its types do not name.
  constructor(...all: [request: Request]) {
    super(...all);
    const [request] = all;
    const given = request.headers[headerName];
    this.requestId = typeof given === 'string' && saneId.test(given) ? given : randomUUID();
  }

  override writeHead(status: number, reason?: string | Headers, headers?: Headers): this {
    const message = typeof reason === 'string' ? reason : undefined;
    // Of a file, which is sent piece by piece.
    const length = !Array.isArray(reason) && typeof reason === 'object' ? reason['content-length'] : undefined;
    if (length !== undefined) this.#promisedBytes = Number(length);
    const named = withId(typeof reason === 'string' ? headers : reason, this.requestId);
    return message === undefined ? super.writeHead(status, named) : super.writeHead(status, message, named);
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
    if (chunk !== undefined) this.bodyBytes += lengthOf(chunk);
    return super.end(chunk, ...rest);
  }
}

/** The id of the request that is answered; a new one where there is no server, as in a call within the process. */
export function requestIdOf(env: { outgoing?: unknown } | undefined): string {
  return env?.outgoing instanceof ObservedResponse ? env.outgoing.requestId : randomUUID();
}

function withId(headers: Headers | undefined, id: string): Headers {
  if (Array.isArray(headers)) return [...headers, headerName, id];
  return { ...headers, [headerName]: id };
}

function lengthOf(chunk: unknown): number {
  if (typeof chunk === 'string') return Buffer.byteLength(chunk);
  return chunk instanceof Uint8Array ? chunk.length : 0;
}
