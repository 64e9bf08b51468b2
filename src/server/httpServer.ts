import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { ObservedResponse } from './observe/observedResponse.ts';

/** All in milliseconds. */
const usualTimes = {
  /** Until the headers of a request are there; a connection that never says a byte is closed after as long. */
  headers: 15_000,
  /** Until all of a request is there. */
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
  const connections = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  let isStopping = false;

  const server = createServer(
    {
      headersTimeout: headers,
      requestTimeout: request,
      connectionsCheckingInterval: check,
      ServerResponse: ObservedResponse,
    },
    (incoming, response) => {
      answers.add(response);
      response.once('close', () => answers.delete(response));
      if (isStopping) sayLast(response);
      listener(incoming, response);
    },
  );
  server.keepAliveTimeout = keepAlive;
  server.timeout = silence;
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });

  return {
    listen: (port, host) => listening(server, port, host),
    stop: async () => {
      isStopping = true;
      for (const response of answers) if (!response.headersSent) sayLast(response);
      const silent = setTimeout(() => closeSilent(connections), stopSilent);
      const all = setTimeout(() => server.closeAllConnections(), stopAll);
      await delay(stopNotice);
      const closed = new Promise((resolve) => server.close(resolve));
      // An answer whose headers were out before the stop leaves its connection open and idle.
      const idle = setInterval(() => server.closeIdleConnections(), 100);
      await closed;
      clearInterval(idle);
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

function sayLast(response: ServerResponse): void {
  response.setHeader('connection', 'close');
}

/** Node takes a connection without a first byte for one that is sending a request. */
function closeSilent(connections: Iterable<Socket>): void {
  for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
}
