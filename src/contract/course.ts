import { z } from 'zod';
import { authorCardSchema } from './author.ts';
import { idSchema, orNull, pageSchema, slugSchema } from './conventions.ts';

export const illustrationSchema = z.enum(['first-line', 'java', 'sql', 'games', 'ai']);
export type Illustration = z.infer<typeof illustrationSchema>;

export const levelSchema = z.enum(['beginner', 'intermediate']);
export type Level = z.infer<typeof levelSchema>;

/** What can be bought; `amount` in cents. `courseUserProducts` are the purchases of the signed-in caller. */
export const courseProductSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    variantName: z.string(),
    amount: z.number().int().min(0),
    currency: z.string().length(3),
    archived: z.boolean(),
    courseUserProducts: z.array(z.object({ id: z.string(), createdAt: z.iso.datetime() })),
  })
  .meta({ id: 'CourseProduct' });
export type CourseProduct = z.infer<typeof courseProductSchema>;

/** TEXT is read; VIDEO can be watched too, and always has its text as well. */
export const lectureTypeSchema = z.enum(['TEXT', 'VIDEO']);
export type LectureType = z.infer<typeof lectureTypeSchema>;

/** A line of the course's outline; `minutes` is the estimated time, `addedAt` when it came later than the course's first lectures. */
export const outlineLectureSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    type: lectureTypeSchema,
    minutes: z.number().int().min(1),
    addedAt: z.iso.datetime().optional(),
  })
  .meta({ id: 'OutlineLecture' });
export type OutlineLecture = z.infer<typeof outlineLectureSchema>;

/** What a learner has built when a chapter is done. */
export const chapterResultSchema = z
  .object({
    name: z.string(),
    text: z.string(),
    /** A game that everybody can play: the address of its page, and a picture of it. */
    game: z.object({ address: z.string(), picture: z.string() }).optional(),
    /** A program that everybody can run, and what it prints: safe markup. */
    sampleHtml: z.string().optional(),
  })
  .meta({ id: 'ChapterResult' });
export type ChapterResult = z.infer<typeof chapterResultSchema>;

/** `freeSample`: its lectures are readable by everybody. */
export const chapterSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    freeSample: z.boolean(),
    result: orNull(chapterResultSchema),
    lectures: z.array(outlineLectureSchema),
  })
  .meta({ id: 'Chapter' });
export type Chapter = z.infer<typeof chapterSchema>;

/** A course on a card: counts, time in minutes, its products and the lowest price among them (none: free). */
export const courseCardSchema = z
  .object({
    id: idSchema,
    slug: slugSchema,
    name: z.string(),
    summary: z.string(),
    illustration: illustrationSchema,
    level: levelSchema,
    language: z.string(),
    lectureCount: z.number().int().min(0),
    minutes: z.number().int().min(0),
    courseProducts: z.array(courseProductSchema),
    priceText: z.string().nullable(),
    userProgressMetadata: z.object({ nextChapterId: idSchema, nextLectureId: idSchema }).optional(),
  })
  .meta({ id: 'CourseCard' });
export type CourseCard = z.infer<typeof courseCardSchema>;

export const resourceKindSchema = z.enum(['documentation', 'tool', 'article', 'book', 'video']);
export type ResourceKind = z.infer<typeof resourceKindSchema>;

export const resourceSchema = z
  .object({
    name: z.string(),
    url: z.url(),
    kind: resourceKindSchema,
    description: z.string(),
  })
  .meta({ id: 'Resource' });
export type Resource = z.infer<typeof resourceSchema>;

/** The whole course without the lectures' texts. `…Html` is safe markup made on the server. */
export const courseSchema = courseCardSchema
  .extend({
    descriptionHtml: z.string(),
    publishedAt: z.iso.datetime(),
    author: authorCardSchema,
    whatYouLearn: z.array(z.string()),
    prerequisites: z.array(z.string()),
    chapters: z.array(chapterSchema),
    resourcesHtml: z.string(),
    resources: z.array(resourceSchema),
  })
  .meta({ id: 'Course' });
export type Course = z.infer<typeof courseSchema>;

export const coursePageSchema = pageSchema(courseCardSchema).meta({ id: 'CoursePage' });
export type CoursePage = z.infer<typeof coursePageSchema>;
