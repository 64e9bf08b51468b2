import { z } from 'zod';
import { slugPattern } from './limits.ts';

/** A stable id: never changes, also when a name or an order does. */
export const idSchema = z.string().regex(/^[a-z0-9-]{1,64}$/);
/** The part of an address that names a thing. */
export const slugSchema = z.string().regex(slugPattern);

/** A schema or nothing. `nullable()` would spoil the OpenAPI document: it makes the named schema itself nullable. */
export function orNull<T extends z.ZodType>(schema: T) {
  return z.union([schema, z.null()]);
}

/** A page of a list: `page` is 1-based; an empty list has one page. */
export function pageSchema<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    page: z.number().int().min(1),
    pageCount: z.number().int().min(1),
    total: z.number().int().min(0),
  });
}

/** `?page=`, 1-based; anything that is no page number is refused. */
export const pageQuerySchema = z.strictObject({
  page: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'page must be a whole number from 1')
    .default('1')
    .transform(Number),
});

/** RFC 9457 problem: every error of the API. `code` is stable and meant for programs. */
export const problemSchema = z
  .object({
    type: z.literal('about:blank'),
    title: z.string(),
    status: z.number().int(),
    code: z.string(),
    detail: z.string().optional(),
    requestId: z.string(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof problemSchema>;
