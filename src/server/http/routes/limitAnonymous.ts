import type { MiddlewareHandler } from 'hono';
import type { NetworkLimits } from '#src/server/integrations/networkLimits.ts';
import { createRateLimiter } from '#src/server/integrations/rateLimits.ts';
import type { ApiEnv } from './apiEnv.ts';
import { networkOfCaller } from './clientAddress.ts';

/**
 * Counts the calls of each network that come without a token, before anything else of them is looked at. A call with a
 * token is held to what its user may do, or refused for the token.
 */
export function limitAnonymous({ reads, writes }: NetworkLimits): MiddlewareHandler<ApiEnv> {
  const limiter = createRateLimiter({ pool: null });
  return async (c, next) => {
    const network = networkOfCaller(c);
    if (network !== null && c.req.header('authorization') === undefined) {
      await limiter.consume(c.req.method === 'GET' || c.req.method === 'HEAD' ? reads : writes, network);
    }
    await next();
  };
}
