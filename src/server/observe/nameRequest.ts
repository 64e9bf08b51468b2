import type { Context, MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import { matchedRoutes } from 'hono/route';
import { ObservedResponse } from '#src/server/network/observedResponse.ts';

const setId = requestId({
  limitLength: 64,
  generator: (c) => observedOf(c)?.requestId ?? crypto.randomUUID(),
});

/** Gives a request of Hono the id of its answer, and the answer the pattern of the address that was asked for. */
export const nameRequest: MiddlewareHandler = (c, next) => {
  nameRoute(c);
  return setId(c, next);
};

/** Whether the page cache had what was asked for. */
export function notePage(c: Context, cache: 'hit' | 'miss'): void {
  const observed = observedOf(c);
  if (observed) observed.cache = cache;
}

/** Tells the answer which pattern the address has. The first name stays: inner routers know more than outer ones. */
export function nameRoute(c: Context, route: string | null = patternOf(c)): void {
  const observed = observedOf(c);
  if (observed) observed.route ??= route;
}

/** Middleware is registered for `*`: what names the address is the first route without it, else the widest prefix. */
function patternOf(c: Context): string | null {
  const paths = matchedRoutes(c).map(({ path }) => path);
  return paths.find((path) => !path.endsWith('*')) ?? paths.find((path) => path !== '*' && path !== '/*') ?? null;
}

function observedOf(c: Context): ObservedResponse | null {
  const outgoing = (c.env as { outgoing?: unknown } | undefined)?.outgoing;
  return outgoing instanceof ObservedResponse ? outgoing : null;
}
