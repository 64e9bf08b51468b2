import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { ObservedResponse } from './observedResponse.ts';
import type { RequestMetrics } from './requestMetrics.ts';

interface Options {
  logger: Logger;
  metrics: RequestMetrics;
}

/** nginx's number for a visitor who left before the answer was whole. */
const clientClosedRequest = 499;

const commonMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Addresses that a load balancer or Prometheus asks for all the time: counted, and logged for who looks closely only. */
const machineRoutes = ['/healthz', '/readyz', '/metrics'];

/**
 * Counts each answer and writes one line of the access log about it (level `info`): what kind of address, how it ended,
 * how long it took. Nothing of who asked, and no address: some carry signatures, tokens or names of orders.
 */
export function createAnswerObserver({ logger, metrics }: Options) {
  function record(request: IncomingMessage, response: ObservedResponse, startedAt: number, isAborted: boolean): void {
    const durationMs = performance.now() - startedAt;
    const { requestId, cache, bodyBytes } = response;
    const method = commonMethods.includes(request.method ?? '') ? (request.method ?? '') : 'OTHER';
    const route = response.route ?? 'other';
    const status = isAborted ? clientClosedRequest : response.statusCode;
    metrics.recordAnswer(method, route, status, durationMs / 1000);
    if (cache) metrics.recordPage(cache);
    const level = machineRoutes.includes(route) ? 'debug' : 'info';
    if (!logger.isLevelEnabled(level)) return;
    const line = {
      requestId,
      method,
      route,
      status,
      durationMs: Math.round(durationMs * 10) / 10,
      bytes: bodyBytes,
      // pino leaves out what is undefined.
      cache: cache ?? undefined,
      aborted: isAborted || undefined,
    };
    logger[level](line, 'answered');
  }

  return {
    /** Before anything is sent: records the answer when it is over, whole or not. */
    watch: (request: IncomingMessage, response: ObservedResponse, startedAt: number) => {
      response.on('close', () => record(request, response, startedAt, response.isAborted));
    },
    /** Records an answer that was handed to Node whole; waiting for its end would cost more than all the rest of it. */
    recordSent: (request: IncomingMessage, response: ObservedResponse, startedAt: number) =>
      record(request, response, startedAt, false),
  };
}
