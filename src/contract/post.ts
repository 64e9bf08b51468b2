import { z } from 'zod';
import { authorCardSchema } from './author.ts';
import { idSchema, orNull, pageQuerySchema, pageSchema, slugSchema } from './conventions.ts';
import { courseCardSchema } from './course.ts';
import { cueSchema } from './video.ts';

export const postKindSchema = z.enum(['article', 'podcast']);
export type PostKind = z.infer<typeof postKindSchema>;

export const tagSchema = z.object({ slug: slugSchema, name: z.string() }).meta({ id: 'Tag' });
export type Tag = z.infer<typeof tagSchema>;

/** The recording of an episode; `bytes` is the size of the file (RSS enclosure length). */
export const episodeAudioSchema = z
  .object({
    episode: z.number().int().min(1),
    url: z.string(),
    durationSeconds: z.number().int().min(1),
    bytes: z.number().int().min(1),
  })
  .meta({ id: 'EpisodeAudio' });
export type EpisodeAudio = z.infer<typeof episodeAudioSchema>;

/** A post in a list. `minutes` is the reading time; `audio` is set for an episode. */
export const postCardSchema = z
  .object({
    id: idSchema,
    slug: slugSchema,
    kind: postKindSchema,
    title: z.string(),
    summary: z.string(),
    publishedAt: z.iso.datetime(),
    publishedAtText: z.string(),
    minutes: z.number().int().min(1),
    tags: z.array(tagSchema),
    author: authorCardSchema,
    audio: orNull(episodeAudioSchema),
  })
  .meta({ id: 'PostCard' });
export type PostCard = z.infer<typeof postCardSchema>;

/** A post with what to go on with: a course, and posts of its kind that share most with it. */
export const postSchema = postCardSchema
  .extend({
    html: z.string(),
    transcriptUrl: z.string().nullable(),
    transcript: z.array(cueSchema),
    nextCourse: orNull(courseCardSchema),
    nextPosts: z.array(postCardSchema),
  })
  .meta({ id: 'Post' });
export type Post = z.infer<typeof postSchema>;

/** A page of posts, and every tag that the kind uses. `tag` is set when the list is filtered by one. */
export const postPageSchema = pageSchema(postCardSchema)
  .extend({
    tags: z.array(tagSchema),
    tag: orNull(tagSchema),
  })
  .meta({ id: 'PostPage' });
export type PostPage = z.infer<typeof postPageSchema>;

export const postListQuerySchema = pageQuerySchema.extend({
  kind: postKindSchema.default('article'),
  tag: slugSchema.optional(),
});
