import { z } from 'zod';
import { orNull, pageQuerySchema, pageSchema } from './conventions.ts';
import { longestSearch } from './limits.ts';

export const foundKindSchema = z.enum(['lecture', 'course', 'article', 'podcast', 'video', 'author', 'page']);
export type FoundKind = z.infer<typeof foundKindSchema>;

/** A piece of a text; `isFound`: it is what was searched. */
export const excerptPartSchema = z.object({ text: z.string(), isFound: z.boolean() }).meta({ id: 'ExcerptPart' });
export type ExcerptPart = z.infer<typeof excerptPartSchema>;

/** Where a lecture stands; `line` is its number in the course. */
export const lecturePlaceSchema = z
  .object({ course: z.string(), chapter: z.string(), line: z.number().int().min(1) })
  .meta({ id: 'LecturePlace' });

/**
 * One thing that has all the words. `path` is the address of its screen, and `excerpt` the sentence that has them: of what
 * everybody may read with an account at most, else the summary. `second`: when that sentence is said in a recording, which
 * `path` opens there.
 */
export const foundThingSchema = z
  .object({
    kind: foundKindSchema,
    path: z.string(),
    title: z.array(excerptPartSchema),
    lecture: orNull(lecturePlaceSchema),
    excerpt: z.array(excerptPartSchema),
    second: z.number().int().min(0).nullable(),
  })
  .meta({ id: 'FoundThing' });
export type FoundThing = z.infer<typeof foundThingSchema>;

/** What was found, and how much there is in all. `meant`: nothing has the words, so this was searched, one slip away from them. */
export const searchResultSchema = pageSchema(foundThingSchema)
  .extend({ meant: z.string().nullable() })
  .meta({ id: 'SearchResult' });
export type SearchResult = z.infer<typeof searchResultSchema>;

const searchedSchema = z.string().trim().min(1).max(longestSearch);
export const searchQuerySchema = pageQuerySchema.extend({ q: searchedSchema });
export const typedQuerySchema = z.strictObject({ q: searchedSchema });
