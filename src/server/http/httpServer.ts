import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Server, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { ObservedResponse } from '#src/server/network/observedResponse.ts';

/** All in milliseconds. */
const usualTimes = {
  /** Until the headers of a request are there; a connection that never says a byte is closed after as long. */
  headers: 15_000,
  /** Until all of a request is there; of a file that somebody may send, as long as bytes come. */
  request: 30_000,
  /** An idle connection stays open for longer than proxies keep theirs (60 s), so that they never write to a closed one. */
  keepAlive: 75_000,
  /** Without a byte in either direction, whoever is slow: a reader that stopped reading holds no memory for ever. */
  silence: 120_000,
  /** How often the first two are looked at. */
  check: 5_000,
  /** Once stopping: while answers only say that they are the last, so that no client is cut off between two requests. */
  stopNotice: 250,
  /** Once stopping: until connections that have not said a byte are closed. Browsers open some ahead. */
  stopSilent: 1_000,
  /** Once stopping: until all are closed, whatever is under way. */
  stopAll: 5_000,
};

/** Requests whose body may take its time: films, from who may send them. */
export const mayBeSlow = new WeakSet<IncomingMessage>();

export interface HttpServer {
  /** Answers the port, which is another one when it was asked for 0. */
  listen(port: number, host: string): Promise<number>;
  /**
   * From now on each answer closes its connection and says so (`Connection: close`); a quarter of a second later no new
   * connection is taken. What is still open after five seconds is cut off. Never rejects.
   */
  stop(): Promise<void>;
}

/** A server that waits for no client for ever, neither while it serves nor when it stops. */
export function createHttpServer(
  listener: (request: IncomingMessage, response: ObservedResponse) => void,
  times: Partial<typeof usualTimes> = {},
): HttpServer {
  const { headers, request, keepAlive, silence, check, stopNotice, stopSilent, stopAll } = { ...usualTimes, ...times };
  /** With what each has moved so far, and since when it has not moved more. */
  const connections = new Map<Socket, Progress>();
  let isStopping = false;

  /** Asked where the headers are written, so that an answer which is under way at the stop is the last one as well. */
  class LastOnceStopping extends ObservedResponse {
    override writeHead(...args: Parameters<ObservedResponse['writeHead']>): this {
      if (isStopping) this.shouldKeepAlive = false;
      return super.writeHead(...args);
    }
  }

  const server = createServer(
    {
      headersTimeout: headers,
      // Node's own limit knows no exception; ours is below.
      requestTimeout: 0,
      connectionsCheckingInterval: check,
      ServerResponse: LastOnceStopping,
    },
    (incoming, response) => {
      if (!hasOneHost(incoming)) return refuse(response);
      const progress = hasBody(incoming) && connections.get(incoming.socket);
      if (progress) Object.assign(progress, { incoming, response, since: performance.now() });
      listener(incoming, response);
    },
  );
  server.keepAliveTimeout = keepAlive;
  server.on('connection', (socket) => {
    connections.set(socket, { bytes: 0, at: performance.now() });
    socket.once('close', () => connections.delete(socket));
  });
  // Node's own limit (`server.timeout`) sets a timer anew at every byte, which takes a fifth of the kept pages' rate.
  const watching = setInterval(() => {
    closeUnmoved(connections, silence);
    closeUnfinished(connections, request);
  }, check).unref();

  return {
    listen: (port, host) => listening(server, port, host),
    stop: async () => {
      isStopping = true;
      const silent = setTimeout(() => closeSilent(connections.keys()), stopSilent);
      const all = setTimeout(() => server.closeAllConnections(), stopAll);
      await delay(stopNotice);
      const closed = new Promise((resolve) => server.close(resolve));
      // An answer whose headers were out before the stop leaves its connection open and idle.
      const idle = setInterval(() => server.closeIdleConnections(), 100);
      await closed;
      clearInterval(idle);
      clearInterval(watching);
      clearTimeout(silent);
      clearTimeout(all);
    },
  };
}

function listening(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Node takes a connection without a first byte for one that is sending a request. */
function closeSilent(connections: Iterable<Socket>): void {
  for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
}

interface Progress {
  bytes: number;
  at: number;
  /** The last request with a body, and when its headers were there. */
  incoming?: IncomingMessage;
  response?: ServerResponse;
  since?: number;
}

/** What RFC 9112 asks for, and Node does not: one `Host`, which is a name or an address with a port. One of HTTP/1.0 may have none. */
function hasOneHost({ headers, rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  const { host = '' } = headers;
  // The pattern lets through what no address can be made of: 999.1.1.1, a port of 65536.
  return hosts === 0 || (hosts === 1 && hostPattern.test(host) && URL.canParse(`http://${host}`));
}

const hostPattern = /^(?:[\w.~!$&'()*+,;=%-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

function refuse(response: ServerResponse): void {
  response.shouldKeepAlive = false;
  response.writeHead(400).end();
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Refuses who has not sent all of a request in its time, as Node does. */
function closeUnfinished(connections: ReadonlyMap<Socket, Progress>, longestMs: number): void {
  const now = performance.now();
  for (const [socket, { incoming, response, since = now }] of connections) {
    if (!incoming || incoming.complete || mayBeSlow.has(incoming) || now - since < longestMs) continue;
    if (response?.headersSent) socket.destroy();
    else socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy());
  }
}

/** Closes what has moved no byte in either direction for so long: what waits to be sent has not moved. */
function closeUnmoved(connections: ReadonlyMap<Socket, Progress>, longestMs: number): void {
  const now = performance.now();
  for (const [socket, progress] of connections) {
    const bytes = socket.bytesRead + socket.bytesWritten - socket.writableLength;
    if (bytes !== progress.bytes) Object.assign(progress, { bytes, at: now });
    else if (now - progress.at >= longestMs) socket.destroy();
  }
}
