import { z } from 'zod';
import { authorCardSchema } from './author.ts';
import { idSchema, pageSchema, slugSchema } from './conventions.ts';

/** One line of a transcript; times in seconds. */
export const cueSchema = z
  .object({
    start: z.number(),
    end: z.number(),
    speaker: z.string().nullable(),
    text: z.string(),
  })
  .meta({ id: 'Cue' });

/** A named part of a video; `start` in seconds. */
export const videoChapterSchema = z
  .object({
    start: z.number().min(0),
    title: z.string(),
  })
  .meta({ id: 'VideoChapter' });
export type VideoChapter = z.infer<typeof videoChapterSchema>;

/**
 * Where a video comes from: an own file's address, or the id at the hosting service. The files of a lecture's own video
 * have signed addresses, which hold for some hours.
 */
export const videoSourceSchema = z
  .object({
    provider: z.enum(['FILE', 'YOUTUBE', 'VIMEO']),
    source: z.string(),
    poster: z.string().nullable(),
    captions: z.string().nullable(),
    /** 0: nobody knows it, as of what came from a channel's public feed. */
    durationSeconds: z.number().int().min(0),
  })
  .meta({ id: 'VideoSource' });
export type VideoSource = z.infer<typeof videoSourceSchema>;

export const videoCardSchema = z
  .object({
    id: idSchema,
    slug: slugSchema,
    title: z.string(),
    summary: z.string(),
    publishedAt: z.iso.datetime(),
    publishedAtText: z.string(),
    poster: z.string().nullable(),
    durationSeconds: z.number().int().min(0),
  })
  .meta({ id: 'VideoCard' });
export type VideoCard = z.infer<typeof videoCardSchema>;

export const videoSchema = videoCardSchema
  .omit({ poster: true, durationSeconds: true })
  .extend({
    html: z.string(),
    author: authorCardSchema,
    video: videoSourceSchema,
    transcript: z.array(cueSchema),
    chapters: z.array(videoChapterSchema),
  })
  .meta({ id: 'Video' });
export type Video = z.infer<typeof videoSchema>;

export const videoPageSchema = pageSchema(videoCardSchema).meta({ id: 'VideoPage' });
export type VideoPage = z.infer<typeof videoPageSchema>;
