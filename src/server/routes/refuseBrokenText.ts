import type { MiddlewareHandler } from 'hono';
import { InvalidInputError } from '#src/server/errors.ts';
import type { ApiEnv } from './endpoint.ts';

/** Refuses JSON bodies with text that cannot be stored. What is no JSON at all is left to the validation. */
export const refuseBrokenText: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (c.req.header('content-type')?.includes('json')) {
    const path = brokenPath(parsed(await c.req.text()), []);
    if (path) {
      const errors = [{ path: path.join('.'), message: 'has characters that cannot be stored' }];
      throw new InvalidInputError('The body has text that cannot be stored.', errors);
    }
  }
  await next();
};

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** Where such a text stands, its name included; `null` when there is none. */
function brokenPath(value: unknown, path: string[]): string[] | null {
  if (typeof value === 'string') return isBroken(value) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const found = isBroken(key) ? path : brokenPath(part, [...path, key]);
    if (found) return found;
  }
  return null;
}

/** PostgreSQL keeps neither U+0000 nor half a character, and nobody types them. */
function isBroken(text: string): boolean {
  return text.includes('\0') || /\p{Surrogate}/u.test(text);
}
