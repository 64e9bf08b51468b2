import { z } from 'zod';
import { orNull, pageQuerySchema, pageSchema } from '#src/contract/conventions.ts';
import { releasePattern } from '#src/contract/limits.ts';

/** An error that visitors' browsers met at one place of one release. */
export const deskBrowserErrorSchema = z
  .object({
    id: z.string(),
    release: z.string(),
    /** Where it stands: `src/containers/course/CourseContainer.tsx:12`. */
    place: z.string(),
    /** Who called that, the nearest first. */
    callers: z.array(z.string()),
    name: z.string(),
    message: z.string(),
    /** The pattern of the address where it was met last. */
    route: z.string().nullable(),
    times: z.number().int().min(1),
    firstSeenAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    settledAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'DeskBrowserError' });
export type DeskBrowserError = z.infer<typeof deskBrowserErrorSchema>;

/** The last seen first. `releases` are those with errors, the newest first; `current` is the one that is served. */
export const deskBrowserErrorPageSchema = pageSchema(deskBrowserErrorSchema)
  .extend({ releases: z.array(z.string()), current: orNull(z.string()) })
  .meta({ id: 'DeskBrowserErrorPage' });
export type DeskBrowserErrorPage = z.infer<typeof deskBrowserErrorPageSchema>;

export const deskBrowserErrorQuerySchema = pageQuerySchema.extend({
  list: z.enum(['open', 'all']).default('open'),
  release: z.string().regex(releasePattern).optional(),
});

export const browserErrorSettlingSchema = z.strictObject({ isSettled: z.boolean() });
