import { z } from 'zod';
import { idSchema, slugSchema } from '#src/contract/conventions.ts';
import { illustrationSchema, lectureTypeSchema, levelSchema, resourceSchema } from '#src/contract/course.ts';
import { maxAnswerLength } from '#src/contract/limits.ts';
import { productIdSchema } from '#src/contract/order.ts';
import { videoChapterSchema, videoSourceSchema } from '#src/contract/video.ts';
import { mediaFileName } from '#src/domain/mediaFileName.ts';

/** The front matter of each kind of content file; the keys are the ones an author writes. */
const line = z.string().trim().min(1);
const httpsUrl = z.url({ protocol: /^https?$/ });
const publicPath = z.string().regex(/^\/[\w./-]+$/, 'must be a path below public/, such as /media/x.vtt');

const mediaFile = z
  .string()
  .regex(mediaFileName, 'must be the name of a file in the media folder, such as java-cykly.mp4');

/** A day is midnight UTC, so that it is the same day in Slovakia and in machine-readable dates. */
const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]).transform((text) => new Date(text));

export const authorFile = z.strictObject({
  id: idSchema,
  slug: slugSchema,
  name: line,
  role: line,
  links: z.array(z.strictObject({ name: line, url: httpsUrl })).default([]),
});

/** The catalogue of what is sold (spec 3): ids are the payment provider's, amounts in cents. */
export const productsFile = z.array(
  z.strictObject({
    course: slugSchema,
    id: productIdSchema,
    name: line,
    variantName: line,
    amount: z.number().int().min(0),
    currency: z.string().regex(/^[A-Z]{3}$/),
    /** Written by the export: sold no more, but with its buyers. */
    archived: z.boolean().default(false),
  }),
);

export const courseFile = z.strictObject({
  id: idSchema,
  slug: slugSchema,
  name: line,
  summary: line,
  author: idSchema,
  level: levelSchema,
  illustration: illustrationSchema,
  language: line,
  position: z.number().int().min(1),
  publishedAt: moment,
  whatYouLearn: z.array(line).min(1),
  prerequisites: z.array(line).min(1),
});

export const resourcesFile = z.strictObject({ resources: z.array(resourceSchema.strict()) });

export const chapterFile = z.strictObject({
  id: idSchema,
  name: line,
  freeSample: z.boolean().default(false),
  /** What is built in it. */
  result: z
    .strictObject({
      name: line,
      text: line,
      /** The lecture whose text has the finished game (`:::page{game}`). */
      game: z.strictObject({ lecture: idSchema, picture: publicPath }).optional(),
    })
    .nullable()
    .default(null),
});

export const lectureFile = z
  .strictObject({
    id: idSchema,
    name: line,
    type: lectureTypeSchema,
    minutes: z.number().int().min(1),
    summary: line,
    video: slugSchema.optional(),
  })
  .refine((lecture) => (lecture.type === 'VIDEO') === (lecture.video !== undefined), {
    path: ['video'],
    message: 'is needed with type VIDEO, and only then',
  });

const postFile = z.strictObject({
  id: idSchema,
  slug: slugSchema,
  title: line,
  summary: line,
  author: idSchema,
  publishedAt: moment,
  tags: z.array(slugSchema),
});

export const articleFile = postFile;

export const episodeFile = postFile.extend({
  episode: z.number().int().min(1),
  audio: publicPath,
  transcript: publicPath.optional(),
  durationSeconds: z.number().int().min(1),
  bytes: z.number().int().min(1),
});

export const videoFile = z
  .strictObject({
    id: idSchema,
    slug: slugSchema,
    title: line,
    summary: line,
    author: idSchema,
    publishedAt: moment,
    /** Its files are in the private media folder, and named without one. */
    lectureOnly: z.boolean().default(false),
    provider: videoSourceSchema.shape.provider,
    source: line,
    poster: line.optional(),
    captions: line.optional(),
    chapters: z.array(videoChapterSchema.extend({ title: line }).strict()).default([]),
    durationSeconds: z.number().int().min(0),
    bytes: z.number().int().min(1).optional(),
  })
  .superRefine(({ lectureOnly, provider, source, poster, captions }, context) => {
    const file = lectureOnly ? mediaFile : publicPath;
    const named = { poster, captions, ...(lectureOnly && provider === 'FILE' ? { source } : {}) };
    for (const [key, name] of Object.entries(named)) {
      const issue = file.optional().safeParse(name).error?.issues[0];
      if (issue) context.addIssue({ code: 'custom', path: [key], message: issue.message });
    }
  })
  .refine(
    ({ chapters, durationSeconds: end }) => areInOrder([...chapters.map(({ start }) => start), end || Infinity]),
    {
      path: ['chapters'],
      message: 'must start one after the other, before the end',
    },
  );

export const pageFile = z.strictObject({ title: line, summary: line });

export const tagsFile = z.array(z.strictObject({ slug: slugSchema, name: line }));

const choice = z.strictObject({ text: line, correct: z.boolean().default(false), explanation: line.optional() });
const choices = z.array(choice).min(2).max(26);
/** Spaces at its start belong to a line of code. */
const codeLine = z.string().regex(/\S/, 'must not be empty').overwrite(withoutEnd);
const typed = line.max(maxAnswerLength);
const question = z.strictObject({ id: idSchema, text: line, explanation: line });

export const questionFile = z.discriminatedUnion('kind', [
  question.extend({
    kind: z.literal('SINGLE'),
    options: choices.refine((options) => rightOnes(options) === 1, 'must have exactly one that is correct'),
  }),
  question.extend({
    kind: z.literal('MULTIPLE'),
    options: choices.refine((options) => rightOnes(options) > 0, 'must have one that is correct'),
  }),
  question.extend({ kind: z.literal('TEXT'), accepted: z.array(typed).min(1), exact: z.boolean().default(false) }),
  question.extend({
    kind: z.literal('NUMBER'),
    answer: z.number().min(-1e12).max(1e12),
    tolerance: z.number().min(0).default(0),
  }),
  question.extend({
    kind: z.literal('ORDER'),
    // Nobody could tell two same lines apart, yet only one order of them would be right.
    lines: z.array(codeLine).min(3).max(8).refine(areDifferent, 'must not have the same line twice'),
  }),
  question.extend({ kind: z.literal('OUTPUT'), output: codeLine.max(maxAnswerLength) }),
]);

export const quizFile = z.strictObject({
  id: idSchema,
  lecture: idSchema,
  name: line,
  questions: z.array(questionFile).min(1),
});

export const nextCoursesFile = z.array(z.strictObject({ id: idSchema, name: line, summary: line }));

function withoutEnd(text: string): string {
  return text.trimEnd();
}

function rightOnes(options: { correct: boolean }[]): number {
  return options.filter((option) => option.correct).length;
}

function areInOrder(times: number[]): boolean {
  return times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0));
}

function areDifferent(lines: string[]): boolean {
  return new Set(lines.map((text) => text.trim())).size === lines.length;
}
