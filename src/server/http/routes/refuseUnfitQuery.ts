import type { MiddlewareHandler } from 'hono';
import { InvalidInputError } from '#src/server/errors.ts';
import type { ApiEnv } from './apiEnv.ts';

/** Refuses U+0000 in a query: PostgreSQL cannot even compare with it, and nobody types it. */
export const refuseUnfitQuery: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { url } = c.req;
  const at = url.indexOf('?');
  if (at !== -1 && url.includes('%00', at)) throw new InvalidInputError('The query has text that cannot be stored.');
  await next();
};
