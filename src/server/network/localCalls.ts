import type { Context, MiddlewareHandler } from 'hono';
import { isLoopbackHost } from './loopback.ts';

/** What a proxy tells of whom it speaks for. */
const forwardingHeader = /^(?:x-forwarded-.*|forwarded|x-real-ip|via)$/i;

/**
 * Whether a call was made on this computer to this computer, or inside the process. A server that listens on loopback
 * alone is still reached from outside through a proxy beside it: such calls name the site as their host, or say for
 * whom the proxy speaks. One that hides both looks like a browser of this computer: for it the trial's key is there (decision 034).
 */
export function isLocalCall(c: Context): boolean {
  if (!hasConnection(c)) return true;
  const name = (c.req.header('host') ?? '').replace(/:\d*$/, '');
  return isLoopbackHost(name) && ![...c.req.raw.headers.keys()].some((header) => forwardingHeader.test(header));
}

/** For what only trying out needs: to everybody else it is not there. */
export const localCallsOnly: MiddlewareHandler = async (c, next) => (isLocalCall(c) ? next() : c.notFound());

function hasConnection({ env }: Context): boolean {
  return typeof env === 'object' && env !== null && 'incoming' in env;
}
