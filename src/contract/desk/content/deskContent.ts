import { z } from 'zod';
import { orNull, pageQuerySchema, pageSchema } from '#src/contract/conventions.ts';
import { longestSearch, maxContentNameLength, maxDeskNoteLength } from '#src/contract/limits.ts';
import { originSchema } from './deskSource.ts';

/** Ids of products are the payment provider's; pages and tags are named by their addresses. */
export const contentIdSchema = z.string().regex(/^[\w-]{1,80}$/);

/** What is written at the desk; a lecture has its quiz in itself, a course its resources. */
export const contentKindSchema = z.enum([
  'course',
  'chapter',
  'lecture',
  'article',
  'episode',
  'video',
  'page',
  'author',
  'product',
  'next-course',
  'tag',
]);
export type ContentKind = z.infer<typeof contentKindSchema>;

/**
 * Where a thing stands on its way to the web. `changed`: it is on the web, and a newer text waits for being published. What is in
 * `review` or `scheduled` may be on the web in an older text, which `isLive` says.
 */
export const contentStateSchema = z.enum(['draft', 'review', 'scheduled', 'published', 'changed', 'archived']);
export type ContentState = z.infer<typeof contentStateSchema>;

/**
 * A thing as its author writes it: `data` is the front matter of its content file without the id (the files of
 * `src/server/services/writing/kinds/` say what it holds), `text` the Markdown behind it, `quiz` the lecture's quiz file, `null` where there is none.
 */
export const contentDocumentSchema = z
  .strictObject({
    data: z.record(z.string(), z.unknown()),
    text: z.string().max(400_000),
    quiz: z.union([z.record(z.string(), z.unknown()), z.null()]),
  })
  .meta({ id: 'ContentDocument' });
export type ContentDocument = z.infer<typeof contentDocumentSchema>;

/** Somebody of the desk; `name` is `null` for who has left, and of an import. */
const writerSchema = z.object({ uid: z.string().nullable(), name: z.string().nullable() });
export type Writer = z.infer<typeof writerSchema>;

/** A saved text, which never changes. `origin`: written, made by an import, restored from an older one, or taken from the web at the first save. */
export const contentRevisionSchema = z
  .object({
    id: z.number().int().min(1),
    base: z.number().int().nullable(),
    origin: z.enum(['saved', 'imported', 'restored', 'merged']),
    by: writerSchema,
    at: z.iso.datetime(),
    note: z.string().nullable(),
    isLive: z.boolean(),
  })
  .meta({ id: 'ContentRevision' });
export type ContentRevision = z.infer<typeof contentRevisionSchema>;

/** What the check before publishing found; `line` is of the text, from 1. An obstacle keeps it from the web, a warning does not. */
export const contentFindingSchema = z
  .object({
    kind: z.enum([
      'form',
      'alt-missing',
      'picture-outside',
      'captions-missing',
      'drawing-broken',
      'exercise-broken',
      'exercise-unproven',
      'link-dead',
      'heading-skipped',
      'minutes-wrong',
      'address-taken',
      'text-slow',
    ]),
    isObstacle: z.boolean(),
    /** Slovak, one sentence. */
    title: z.string(),
    detail: z.string().nullable(),
    line: z.number().int().min(1).nullable(),
    /** The field of `data` or of `quiz` that it is about, such as `data.slug`. */
    field: z.string().nullable(),
  })
  .meta({ id: 'ContentFinding' });
export type ContentFinding = z.infer<typeof contentFindingSchema>;

const itemSchema = z.object({
  kind: contentKindSchema,
  id: contentIdSchema,
  name: z.string(),
  state: contentStateSchema,
  isLive: z.boolean(),
  /** Its page on the web, also before it is there; `null` for what has none. */
  address: z.string().nullable(),
  publishAt: z.iso.datetime().nullable(),
  changedAt: z.iso.datetime(),
  changedBy: writerSchema,
  /** Obstacles and warnings of the newest text, without those that only a run or a request can find. */
  obstacles: z.number().int().min(0),
  warnings: z.number().int().min(0),
  /** Who has it open. */
  openedBy: z.array(writerSchema),
});

/** A line of a list. */
export const contentItemSchema = itemSchema
  .extend({
    /** Its author's name. */
    author: z.string().nullable(),
    publishedAt: z.iso.datetime().nullable(),
    /** A short fact of its kind: the price, the provider, the number of the episode. */
    fact: z.string().nullable(),
  })
  .meta({ id: 'ContentItem' });
export type ContentItem = z.infer<typeof contentItemSchema>;

const countsSchema = z.object({
  all: z.number().int().min(0),
  draft: z.number().int().min(0),
  review: z.number().int().min(0),
  scheduled: z.number().int().min(0),
  changed: z.number().int().min(0),
  archived: z.number().int().min(0),
});
export type ContentCounts = z.infer<typeof countsSchema>;

export const contentListQuerySchema = z.strictObject({
  kind: contentKindSchema,
  q: z.string().trim().max(longestSearch).optional(),
  state: contentStateSchema.optional(),
  page: pageQuerySchema.shape.page,
});

/** A page of one kind, twenty-five each. `counts` are of what is searched, in every state; `tabs` how many things there are of each kind. */
export const contentListSchema = pageSchema(contentItemSchema)
  .extend({ counts: countsSchema, tabs: z.partialRecord(contentKindSchema, z.number().int().min(0)) })
  .meta({ id: 'ContentList' });

/** A lecture in the tree of its course. `minutes` as written. */
export const treeLectureSchema = itemSchema
  .extend({
    type: z.enum(['TEXT', 'VIDEO']),
    minutes: z.number().int().min(1),
    exercises: z.number().int().min(0),
    questions: z.number().int().min(0),
    hasCaptions: z.boolean(),
    /** Exercises of the newest text that nobody has run as they are. */
    unproven: z.number().int().min(0),
  })
  .meta({ id: 'TreeLecture' });

export const treeChapterSchema = itemSchema
  .extend({ freeSample: z.boolean(), lectures: z.array(treeLectureSchema) })
  .meta({ id: 'TreeChapter' });

/** Which publication was taken back. */
export const publicationSteppedSchema = z.object({ id: z.number().int().min(1) }).meta({ id: 'PublicationStepped' });

/** How the last publication of a course stands. */
export const coursePublicationSchema = z
  .object({
    id: z.number().int().min(1),
    state: z.enum(['planned', 'published', 'undone', 'withdrawn', 'failed']),
    /** When it comes to the web, or came there. */
    at: z.iso.datetime(),
    changedAt: z.iso.datetime(),
    /** How many things. */
    count: z.number().int().min(0),
    /** Until when it can be taken back; `null`: not any more. */
    undoUntil: z.iso.datetime().nullable(),
    /** Of what is planned: names of those that somebody has changed since, of which nothing comes along. */
    changed: z.array(z.string()),
    /** Of what has failed: what stopped it, in sentences. */
    reasons: z.array(z.string()),
  })
  .meta({ id: 'CoursePublication' });
export type CoursePublication = z.infer<typeof coursePublicationSchema>;

/** A thing that a course comes to the web with. */
export const planRowSchema = z.object({
  kind: contentKindSchema,
  id: contentIdSchema,
  name: z.string(),
  state: contentStateSchema,
  isLive: z.boolean(),
  /** Who saved its newest text. */
  changedBy: z.union([z.string(), z.null()]),
  /** What the publication names. */
  revision: z.number().int().min(0),
  /** Of a lecture: the chapter that it stands in, its place in the course, its minutes and what it has in it. */
  chapterId: contentIdSchema.nullable(),
  number: z.number().int().nullable(),
  minutes: z.number().int().nullable(),
  exercises: z.number().int().min(0),
  isVideo: z.boolean(),
  /** Of a video: the lecture that shows it. */
  lecture: z.string().nullable(),
});
export type PlanRow = z.infer<typeof planRowSchema>;

/** All that a course comes to the web with, in the order of the screen: who teaches it, the course, its chapters with what is in them. */
export const publicationPlanSchema = z
  .object({
    course: itemSchema,
    rows: z.array(planRowSchema),
    /** What it costs; empty: nothing. */
    prices: z.array(z.object({ amount: z.number().int(), currency: z.string(), isLive: z.boolean() })),
    /** How many have begun it: who would keep it if it got a price now. */
    learners: z.number().int().min(0),
    publication: orNull(coursePublicationSchema),
  })
  .meta({ id: 'PublicationPlan' });
export type PublicationPlan = z.infer<typeof publicationPlanSchema>;

/** The first price of a course that is on the web for free, in cents. */
export const coursePricingSchema = z.strictObject({ amount: z.number().int().min(100).max(1_000_000) });
export type CoursePricing = z.infer<typeof coursePricingSchema>;

/** How many have begun it and keep it. */
export const coursePricedSchema = z.object({ learners: z.number().int().min(0) }).meta({ id: 'CoursePriced' });

/** A course with all that is in it, archived things last. `order` names this order, for `If-Match`. */
export const courseTreeSchema = z
  .object({
    course: itemSchema,
    /** Of the courses that the caller may write. */
    courses: z.array(z.object({ id: contentIdSchema, name: z.string() })),
    order: z.string(),
    chapters: z.array(treeChapterSchema),
    counts: countsSchema,
    /** How its last publication as a whole stands. */
    publication: orNull(coursePublicationSchema),
  })
  .meta({ id: 'CourseTree' });
export type CourseTree = z.infer<typeof courseTreeSchema>;

/** The first course that the caller may write; `null`: there is none yet. */
export const firstCourseTreeSchema = z.object({ tree: orNull(courseTreeSchema) }).meta({ id: 'FirstCourseTree' });

/** The new order: all chapters of the course, each with its lectures, which may come from another chapter of it. */
export const courseOrderSchema = z.strictObject({
  chapters: z.array(z.strictObject({ id: contentIdSchema, lectures: z.array(contentIdSchema).max(500) })).max(200),
});
export type CourseOrder = z.infer<typeof courseOrderSchema>;

/** A new thing: nobody sees it before it is published. `parent` is the course of a chapter or a product, the chapter of a lecture. */
export const contentCreationSchema = z.strictObject({
  kind: contentKindSchema,
  name: z.string().trim().min(1).max(maxContentNameLength),
  parent: contentIdSchema.optional(),
});
export type ContentCreation = z.infer<typeof contentCreationSchema>;

/** A lecturer's own page: the name on the web, and in a sentence what they are about. */
export const ownAuthorCreationSchema = z.strictObject({
  name: z.string().trim().min(1).max(maxContentNameLength),
  about: z.string().trim().min(1).max(maxContentNameLength),
});
export type OwnAuthorCreation = z.infer<typeof ownAuthorCreationSchema>;
export const ownAuthorCreatedSchema = z.object({ id: contentIdSchema }).meta({ id: 'OwnAuthorCreated' });

/** A thing open in the editor. `revision` is what the next save names as `If-Match`; 0: never written at the desk. */
export const openContentSchema = itemSchema
  .extend({
    revision: z.number().int().min(0),
    document: contentDocumentSchema,
    /** What is on the web, where that is another text. */
    liveRevision: z.number().int().nullable(),
    revisionCount: z.number().int().min(0),
    /** From the outermost: the course, the chapter. */
    parents: z.array(z.object({ kind: contentKindSchema, id: contentIdSchema, name: z.string() })),
    /** What its fields can name. */
    choices: z.object({
      authors: z.array(z.object({ id: contentIdSchema, name: z.string() })),
      tags: z.array(z.object({ slug: z.string(), name: z.string() })),
      videos: z.array(z.object({ slug: z.string(), title: z.string(), lectureOnly: z.boolean() })),
      chapters: z.array(z.object({ id: contentIdSchema, name: z.string() })),
      /** Tasks of earlier lectures of the course whose programs can go on in it: the language as fences name it, and the lecture's name. */
      programs: z.array(z.object({ id: z.string(), language: z.string(), lecture: z.string() })),
      /** What its course teaches, as the course says it; `null` where it is in none. */
      language: z.string().nullable(),
    }),
    /** Where it is written instead: at the desk it is only read. */
    origin: orNull(originSchema),
  })
  .meta({ id: 'OpenContent' });
export type OpenContent = z.infer<typeof openContentSchema>;

/** A save, with `If-Match: "<revision>"`. The same text again makes no revision. */
export const contentSaveSchema = z.strictObject({
  document: contentDocumentSchema,
  note: z.string().trim().max(maxDeskNoteLength).optional(),
  origin: z.enum(['saved', 'restored', 'merged']).default('saved'),
});
export type ContentSave = z.input<typeof contentSaveSchema>;

export const contentSavedSchema = z
  .object({ revision: z.number().int().min(1), at: z.iso.datetime(), state: contentStateSchema })
  .meta({ id: 'ContentSaved' });
export type ContentSaved = z.infer<typeof contentSavedSchema>;

/** With 412: what somebody else saved, and what both texts began from. */
export const contentConflictSchema = z
  .object({
    base: z.union([contentDocumentSchema, z.null()]),
    theirs: contentDocumentSchema,
    revision: contentRevisionSchema,
  })
  .meta({ id: 'ContentConflict' });
export type ContentConflict = z.infer<typeof contentConflictSchema>;

/** That every exercise of the text did in the writer's browser what it should: the id, and a hash of its source. */
export const exerciseProofSchema = z.strictObject({ id: z.string().max(80), hash: z.string().regex(/^[0-9a-f]{64}$/) });
export type ExerciseProof = z.infer<typeof exerciseProofSchema>;

/**
 * The next step of a thing, of exactly the revision that was looked at. `publish` at once or `at` a moment; `withdraw` takes it from
 * the web or takes a plan back; `archive` also out of the lists; `revive` makes a draft of what is archived.
 */
export const contentStepSchema = z.discriminatedUnion('step', [
  z.strictObject({
    step: z.literal('publish'),
    revision: z.number().int().min(0),
    at: z.iso.datetime().optional(),
    proofs: z.array(exerciseProofSchema).max(200),
  }),
  z.strictObject({ step: z.literal('review'), revision: z.number().int().min(0) }),
  z.strictObject({ step: z.literal('withdraw') }),
  z.strictObject({ step: z.literal('archive') }),
  z.strictObject({ step: z.literal('revive') }),
]);
export type ContentStep = z.infer<typeof contentStepSchema>;

/** Things that come to the web together, at once or `at` a moment, each as the revision that was looked at: all of them or none. */
export const contentPublicationSchema = z.strictObject({
  things: z
    .array(
      z.strictObject({
        kind: contentKindSchema,
        id: contentIdSchema,
        revision: z.number().int().min(0),
        proofs: z.array(exerciseProofSchema).max(200).default([]),
      }),
    )
    .min(1)
    .max(300),
  at: z.iso.datetime().optional(),
  /** The course whose screen it is done on, which then tells of it. */
  course: contentIdSchema.optional(),
});
export type ContentPublication = z.infer<typeof contentPublicationSchema>;

/** The same things before anybody presses: what would keep them from the web. */
export const contentPublicationCheckSchema = contentPublicationSchema.pick({ things: true });
export type ContentPublicationCheck = z.infer<typeof contentPublicationCheckSchema>;
export const contentPublicationCheckedSchema = z
  .object({
    things: z.array(
      z.object({ kind: contentKindSchema, id: contentIdSchema, findings: z.array(contentFindingSchema) }),
    ),
  })
  .meta({ id: 'ContentPublicationChecked' });
export type ContentPublicationChecked = z.infer<typeof contentPublicationCheckedSchema>;

/** What was published, in the order in which it was, with the page that it has; `publishAt`: when it comes there, if not at once. */
export const contentPublishedSchema = z
  .object({
    /** Names the publication; `null` of one thing alone that was planned. */
    id: z.number().int().min(1).nullable(),
    items: z.array(z.object({ kind: contentKindSchema, id: contentIdSchema, address: z.string().nullable() })),
    publishAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ContentPublished' });

/** The check of a text that need not be saved. */
export const contentCheckSchema = z.strictObject({
  document: contentDocumentSchema,
  proofs: z.array(exerciseProofSchema).max(200).default([]),
  /** Also ask other sites whether what is linked is there; takes seconds. */
  links: z.boolean().default(false),
});
export type ContentCheck = z.infer<typeof contentCheckSchema>;
export const contentFindingsSchema = z
  .object({
    findings: z.array(contentFindingSchema),
    readingMinutes: z.number().int(),
  })
  .meta({ id: 'ContentFindings' });
export type ContentFindings = z.infer<typeof contentFindingsSchema>;

export const viewerSchema = z.enum(['guest', 'learner', 'buyer']);
export type Viewer = z.infer<typeof viewerSchema>;

/** The text as the site draws it, each block with the line that it begins on (`data-line`). */
export const contentPreviewSchema = z.object({ html: z.string() }).meta({ id: 'ContentPreview' });
export type ContentPreview = z.infer<typeof contentPreviewSchema>;

export const revisionListSchema = z.object({ items: z.array(contentRevisionSchema) }).meta({ id: 'RevisionList' });
export const openRevisionSchema = contentRevisionSchema
  .extend({ document: contentDocumentSchema })
  .meta({ id: 'OpenRevision' });
export type OpenRevision = z.infer<typeof openRevisionSchema>;

/** A link under which who has it reads one revision, until it runs out. */
export const previewLinkSchema = z.object({ address: z.string(), until: z.iso.datetime() }).meta({ id: 'PreviewLink' });

/** Who else has it open; the answer of a sign of life, which is given every twenty seconds. */
export const presenceSchema = z
  .object({ others: z.array(writerSchema), revision: z.number().int().min(0), changedBy: writerSchema })
  .meta({ id: 'Presence' });
export type Presence = z.infer<typeof presenceSchema>;
