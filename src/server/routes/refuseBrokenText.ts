import type { MiddlewareHandler } from 'hono';
import { InvalidInputError } from '#src/server/errors.ts';
import type { ApiEnv } from './endpoint.ts';

/** Refuses JSON bodies with text that cannot be stored. What is no JSON at all is left to the validation. */
export const refuseBrokenText: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (c.req.header('content-type')?.includes('json') && hasBrokenText(await c.req.text())) {
    throw new InvalidInputError('The body has text that cannot be stored.');
  }
  await next();
};

/** PostgreSQL keeps neither U+0000 nor half a character, and nobody types them. */
function isBrokenText(text: string): boolean {
  return text.includes('\0') || /\p{Surrogate}/u.test(text);
}

function hasBrokenText(body: string): boolean {
  let isBroken = false;
  try {
    JSON.parse(body, (key, value) => {
      if (isBrokenText(key) || (typeof value === 'string' && isBrokenText(value))) isBroken = true;
      return value;
    });
  } catch {
    return false;
  }
  return isBroken;
}
