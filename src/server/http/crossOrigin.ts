import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { RETAINED_304_HEADERS } from 'hono/etag';
import { hours, inSeconds } from '#src/domain/duration.ts';
import type { ServerConfig } from '#src/server/config/ServerConfig.ts';

/** The origin of the site's pages when they call the API under another one; `null` when it is the same. */
export function pagesElsewhere({ publicUrl, publicApiUrl }: Pick<ServerConfig, 'publicUrl' | 'publicApiUrl'>) {
  const { origin } = new URL(publicUrl);
  return new URL(publicApiUrl, publicUrl).origin === origin ? null : origin;
}

/** Lets pages of this one origin call, with tokens but without cookies. A browser may keep the permission for two hours. */
export function allowCallsFrom(origin: string): MiddlewareHandler {
  return cors({
    origin,
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['authorization', 'content-type', 'if-match', 'if-none-match'],
    exposeHeaders: ['etag', 'retry-after', 'x-request-id'],
    maxAge: inSeconds(hours(2)),
  });
}

/** What „not modified“ says besides: without the first two, a page elsewhere could not read it. */
export const headersOf304 = ['access-control-allow-origin', 'access-control-expose-headers', ...RETAINED_304_HEADERS];
