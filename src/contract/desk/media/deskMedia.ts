import { z } from 'zod';
import { idSchema, orNull, pageQuerySchema, pageSchema } from '#src/contract/conventions.ts';
import { longestSearch, maxAltLength, maxContentNameLength, mediaKinds } from '#src/contract/limits.ts';

const mediaKindSchema = z.enum(mediaKinds);

/** Where a file stands in what readers see; `id` is that of the content. */
export const mediaUseSchema = z.object({
  kind: z.enum(['lecture', 'chapter', 'course', 'question', 'post', 'page', 'video', 'author', 'film']),
  id: z.string(),
  title: z.string(),
});
export type MediaUse = z.infer<typeof mediaUseSchema>;

/** A file of the store as the desk sees it. */
export const mediaFileSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    kind: mediaKindSchema,
    contentType: z.string(),
    /** Of all its sizes together. */
    bytes: z.number().int().min(0),
    /** Of the largest size of an image, and of a film that says it. */
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    durationSeconds: z.number().nullable(),
    alt: z.string(),
    /** Where readers get it; of a private one the name by which videos of lectures call it. */
    address: z.string(),
    /** What is written into a text to have it there; empty for a private one. */
    markdown: z.string(),
    /** The smallest size of an image. */
    thumbnail: z.string().nullable(),
    variants: z.array(z.object({ width: z.number().int(), format: z.enum(['avif', 'webp']), bytes: z.number().int() })),
    captions: orNull(z.object({ id: idSchema, name: z.string(), address: z.string() })),
    isPrivate: z.boolean(),
    /** `null`: somebody who has no profile (any more). */
    uploadedBy: z.string().nullable(),
    at: z.iso.datetime(),
    uses: z.array(mediaUseSchema),
  })
  .meta({ id: 'MediaFile' });
export type MediaFile = z.infer<typeof mediaFileSchema>;

export const mediaQuerySchema = z.strictObject({
  q: z.string().trim().max(longestSearch).optional(),
  kind: mediaKindSchema.optional(),
  page: pageQuerySchema.shape.page,
});

/** The newest first. `counts` are of what is searched, of every kind. */
export const mediaPageSchema = pageSchema(mediaFileSchema)
  .extend({ counts: z.record(mediaKindSchema, z.number().int()) })
  .meta({ id: 'MediaPage' });
export type MediaPage = z.infer<typeof mediaPageSchema>;

/** The body of an upload is the file itself. */
export const mediaUploadQuerySchema = z.strictObject({
  name: z.string().trim().min(1).max(maxContentNameLength),
  /** For lectures only, by signed addresses. */
  private: z.literal('1').optional(),
});

const mediaWordsSchema = z.strictObject({
  name: z.string().trim().min(1).max(maxContentNameLength),
  alt: z.string().trim().max(maxAltLength),
  /** Of a film. */
  captionsId: idSchema.nullable(),
});
export type MediaWords = z.infer<typeof mediaWordsSchema>;

/** What is to be said of a file, and what the caller has seen: changed by somebody else meanwhile, it stays. */
export const mediaChangeSchema = z
  .strictObject({ before: mediaWordsSchema, after: mediaWordsSchema })
  .meta({ id: 'MediaChange' });
export type MediaChange = z.infer<typeof mediaChangeSchema>;

export const mediaDeletedSchema = z.object({ id: idSchema }).meta({ id: 'MediaDeleted' });
