import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { ObservedResponse } from '#src/server/network/observedResponse.ts';
import type { RequestMetrics } from './requestMetrics.ts';

interface Options {
  logger: Logger;
  metrics: RequestMetrics;
}

/** nginx's number for a visitor who left before the answer was whole. */
const clientClosedRequest = 499;

const commonMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The route of what has none: files, and what is refused. */
const other = 'other';

/** Addresses that a load balancer or Prometheus asks for all the time: counted, and logged for who looks closely only. */
const machineRoutes = ['/healthz', '/readyz', '/metrics'];

/**
 * Counts each answer and writes one line of the access log about it (level `info`): what kind of address, how it ended,
 * how long it took. Nothing of who asked, and no address: some carry signatures, tokens or names of orders.
 */
export function createAnswerObserver({ logger, metrics }: Options) {
  function write(request: IncomingMessage, response: ObservedResponse, status: number, durationMs: number): void {
    const { requestId, cache, bodyBytes, route } = response;
    const level = machineRoutes.includes(route ?? '') ? 'debug' : 'info';
    if (!logger.isLevelEnabled(level)) return;
    const line = {
      requestId,
      method: methodOf(request),
      route: route ?? other,
      status,
      durationMs: Math.round(durationMs * 10) / 10,
      bytes: bodyBytes,
      // pino leaves out what is undefined.
      cache: cache ?? undefined,
      aborted: status === clientClosedRequest || undefined,
    };
    logger[level](line, 'answered');
  }

  return {
    /** Before anything is sent: records the answer when it is over, whole or not. */
    watch: (request: IncomingMessage, response: ObservedResponse, startedAt: number) => {
      response.on('close', () => {
        const durationMs = performance.now() - startedAt;
        const { cache, route } = response;
        const status = response.isAborted ? clientClosedRequest : response.statusCode;
        if (cache !== 'hit') metrics.recordAnswer(methodOf(request), route ?? other, status, durationMs / 1000);
        if (cache) metrics.recordPage(cache, route ?? other, status);
        write(request, response, status, durationMs);
      });
    },
    /** Records a kept page that was handed to Node whole; waiting for its end would cost more than all the rest of it. */
    recordKept: (request: IncomingMessage, response: ObservedResponse, route: string, startedAt: number) => {
      const status = response.statusCode;
      response.cache = 'hit';
      response.route = route;
      metrics.recordPage('hit', route, status);
      write(request, response, status, performance.now() - startedAt);
    },
  };
}

function methodOf({ method = '' }: IncomingMessage): string {
  return commonMethods.includes(method) ? method : 'OTHER';
}
