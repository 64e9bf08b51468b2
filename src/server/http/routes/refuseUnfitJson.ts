import type { MiddlewareHandler } from 'hono';
import { InvalidInputError } from '#src/server/errors.ts';
import type { ApiEnv } from './apiEnv.ts';

/** Lists and objects within each other: several times what our own bodies and a payment provider's events have. */
const maxDepth = 32;

/** A value of the body; `parent` and `key` lead to it, so that its path is put together only for an error. */
interface Place {
  value: unknown;
  key: string;
  parent: Place | null;
  depth: number;
}

/**
 * Refuses JSON bodies that are nested deeper than anything we read, and texts that cannot be stored. What is no JSON at
 * all is left to the validation.
 */
export const refuseUnfitJson: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (c.req.header('content-type')?.includes('json')) check(parsed(await c.req.text()));
  await next();
};

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** With a stack of its own: a body may be nested deeper than functions may call each other. */
function check(body: unknown): void {
  const open: Place[] = [{ value: body, key: '', parent: null, depth: 0 }];
  for (let place = open.pop(); place; place = open.pop()) {
    const { value, depth } = place;
    if (typeof value === 'string' && isBroken(value)) throw brokenText(place);
    if (typeof value !== 'object' || value === null) continue;
    if (depth === maxDepth) throw new InvalidInputError(`The body is nested deeper than ${maxDepth} levels.`);
    for (const [key, part] of Object.entries(value)) {
      if (isBroken(key)) throw brokenText(place);
      open.push({ value: part, key, parent: place, depth: depth + 1 });
    }
  }
}

/** PostgreSQL keeps neither U+0000 nor half a character, and nobody types them. */
function isBroken(text: string): boolean {
  return text.includes('\0') || /\p{Surrogate}/u.test(text);
}

function brokenText(place: Place): InvalidInputError {
  const path: string[] = [];
  for (let at = place; at.parent; at = at.parent) path.unshift(at.key);
  const errors = [{ path: path.join('.'), message: 'has characters that cannot be stored' }];
  return new InvalidInputError('The body has text that cannot be stored.', errors);
}
