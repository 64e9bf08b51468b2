import { z } from 'zod';
import { longestSearch } from './limits.ts';

export const foundKindSchema = z.enum(['course', 'lecture', 'article', 'podcast', 'video']);
export type FoundKind = z.infer<typeof foundKindSchema>;

/** A piece of a text; `isFound`: it is what was searched. */
export const excerptPartSchema = z.object({ text: z.string(), isFound: z.boolean() }).meta({ id: 'ExcerptPart' });
export type ExcerptPart = z.infer<typeof excerptPartSchema>;

/**
 * One thing that has all the words. `path` is the address of its screen, `course` the name of the course of a lecture, and
 * `excerpt` the sentence that has them: of what everybody may read with an account at most, else the summary.
 */
export const foundThingSchema = z
  .object({
    kind: foundKindSchema,
    path: z.string(),
    title: z.array(excerptPartSchema),
    course: z.string().nullable(),
    excerpt: z.array(excerptPartSchema),
  })
  .meta({ id: 'FoundThing' });
export type FoundThing = z.infer<typeof foundThingSchema>;

/** The best of what was found, and how many there are in all. */
export const searchResultSchema = z
  .object({ items: z.array(foundThingSchema), total: z.number().int().min(0) })
  .meta({ id: 'SearchResult' });
export type SearchResult = z.infer<typeof searchResultSchema>;

export const searchQuerySchema = z.strictObject({ q: z.string().trim().min(1).max(longestSearch) });
