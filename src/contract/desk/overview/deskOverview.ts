import { z } from 'zod';
import { adminActionSchema } from '#src/contract/admin.ts';
import { idSchema, orNull } from '#src/contract/conventions.ts';

const countSchema = z.number().int().min(0);
/** When the numbers were counted: they are kept for a few minutes. */
const at = z.iso.datetime();
/** How many people; `null`: fewer than may be shown (`fewPeople.ts`). */
const peopleSchema = orNull(countSchema);
/** What a point of a picture is, named by the day of Bratislava on which it begins. */
const stepSchema = z.enum(['day', 'week', 'month']);

/** Days of Bratislava since there is anything to count, both included; without them all days there are. */
const spanShape = { from: z.iso.date().optional(), to: z.iso.date().optional() };
const isSpan = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined ? from === to : from <= to && from >= '2015-01-01' && to <= '2099-12-31';
const spanProblem = { message: 'both days or none, the earlier one first', path: ['from'] };

export const spanQuerySchema = z.strictObject(spanShape).refine(isSpan, spanProblem);
export type SpanQuery = z.infer<typeof spanQuerySchema>;

/** The most urgent first. */
export const waitingKindSchema = z.enum([
  'disputes',
  'failed-plans',
  'reviews',
  'comments',
  'feedback',
  'payouts',
  'months',
  'payments',
  'newsletters',
  'invitations',
  'teachers',
  'failed-mails',
  'late-mails',
  'captions',
  'exercises',
]);
export type WaitingKind = z.infer<typeof waitingKindSchema>;

const waitingClaimSchema = z.object({ name: orNull(z.string()), isOwn: z.boolean() });
export const waitingClaimingSchema = z.strictObject({ isTaken: z.boolean() });
/** Whose it is after that: what somebody else has taken in the meantime stays theirs. */
export const waitingClaimedSchema = z.object({ claim: orNull(waitingClaimSchema) }).meta({ id: 'WaitingClaimed' });

const waitingItemSchema = z
  .object({
    kind: waitingKindSchema,
    count: z.number().int().min(1),
    /** Since when the oldest waits; `null`: nobody knows. */
    since: orNull(z.iso.datetime()),
    /** When the first of them is over by itself. */
    due: orNull(z.iso.datetime()),
    /** Who has taken it on; `name` is `null` for who has no profile. */
    claim: orNull(waitingClaimSchema),
  })
  .meta({ id: 'WaitingItem' });

const namedSchema = z.object({ id: z.string(), name: z.string() });

/** How far a lecturer is from the invitation to the first course on the web. `null`: there is none yet. */
export const firstStepsSchema = z
  .object({
    /** Their page; done when it has its sentence and says something of them. */
    page: orNull(z.object({ id: z.string(), isDone: z.boolean() })),
    course: orNull(namedSchema),
    lecture: orNull(namedSchema),
  })
  .meta({ id: 'FirstSteps' });
export type FirstSteps = z.infer<typeof firstStepsSchema>;

/** What waits for the caller's roles, and the last act of the desk; `lastAct` is for admins, else `null`. */
export const deskWaitingSchema = z
  .object({
    items: z.array(waitingItemSchema),
    /** Of lecturers, until a lecture of theirs is on the web; `null` for everybody else. */
    firstSteps: orNull(firstStepsSchema),
    lastAct: orNull(z.object({ at: z.iso.datetime(), action: adminActionSchema, actorName: orNull(z.string()) })),
    /** For admins, where the server dumps its own database: the last dump, and `null` in it as long as there is none. */
    backup: orNull(z.object({ at: z.iso.datetime().nullable(), isLate: z.boolean() })),
  })
  .meta({ id: 'DeskWaiting' });
export type DeskWaiting = z.infer<typeof deskWaitingSchema>;

/** Who learned and who came, of lecturers in their own courses alone (`fresh` is `null` there); `activeBefore` of as many days before. */
export const learnersInTimeSchema = z
  .object({
    at,
    step: stepSchema,
    items: z.array(z.object({ day: z.iso.date(), active: peopleSchema, fresh: peopleSchema })),
    isOwn: z.boolean(),
    active: peopleSchema,
    activeBefore: peopleSchema,
  })
  .meta({ id: 'LearnersInTime' });
export type LearnersInTime = z.infer<typeof learnersInTimeSchema>;

export const courseStopsQuerySchema = z
  .strictObject({ courseId: idSchema.optional(), ...spanShape })
  .refine(isSpan, spanProblem);

export const exerciseStatisticsQuerySchema = z
  .strictObject({ courseId: idSchema, ...spanShape })
  .refine(isSpan, spanProblem);

/** Where learners stop in a course: how many learned in it on these days, and how many of them completed each lecture, in its order. */
export const courseStopsSchema = z
  .object({
    at,
    courses: z.array(z.object({ id: z.string(), name: z.string() })),
    course: orNull(z.object({ id: z.string(), name: z.string() })),
    started: peopleSchema,
    lectures: z.array(z.object({ id: z.string(), name: z.string(), completed: peopleSchema })),
  })
  .meta({ id: 'CourseStops' });
export type CourseStops = z.infer<typeof courseStopsSchema>;

export const lectureStopsQuerySchema = z
  .strictObject({ lectureId: idSchema, ...spanShape })
  .refine(isSpan, spanProblem);

/**
 * Where who did something in a lecture on these days has got in it. `stopped` are those who have not completed it, by the task that they
 * touched last; those who touched none are in `stoppedInText`.
 */
export const lectureStopsSchema = z
  .object({
    at,
    course: z.object({ id: z.string(), name: z.string() }),
    lecture: z.object({ id: z.string(), name: z.string() }),
    opened: peopleSchema,
    completed: peopleSchema,
    stoppedInText: peopleSchema,
    tasks: z.array(
      z.object({
        exerciseId: z.string(),
        begun: peopleSchema,
        tried: peopleSchema,
        passed: peopleSchema,
        stopped: peopleSchema,
      }),
    ),
  })
  .meta({ id: 'LectureStops' });
export type LectureStops = z.infer<typeof lectureStopsSchema>;

export const wrongAnswersQuerySchema = z
  .strictObject({ lectureId: idSchema, exerciseId: z.string().max(80), ...spanShape })
  .refine(isSpan, spanProblem);

/**
 * The ten programs that most people were left with who have tried a task and not passed it, each of at least three people; `right` are
 * programs that passed of at least three, with which a known mistake is tried. `checks` says how many had a check (from 1) as the first that
 * failed, in any try; those of one or two are left out.
 */
export const wrongAnswersSchema = z
  .object({
    at,
    wrong: z.array(z.object({ code: z.string(), people: z.number().int().min(1) })),
    right: z.array(z.string()),
    checks: z.array(z.object({ check: z.number().int().min(1), people: z.number().int().min(1) })),
  })
  .meta({ id: 'WrongAnswers' });
export type WrongAnswers = z.infer<typeof wrongAnswersSchema>;

/** What was paid and given back, in cents. */
export const incomeInTimeSchema = z
  .object({
    at,
    step: stepSchema,
    items: z.array(z.object({ day: z.iso.date(), paid: countSchema, refunded: countSchema })),
  })
  .meta({ id: 'IncomeInTime' });
export type IncomeInTime = z.infer<typeof incomeInTimeSchema>;

/** Confirmed addresses at the end of each part; `before` at the beginning of the first one. */
export const subscribersInTimeSchema = z
  .object({
    at,
    step: stepSchema,
    before: countSchema,
    items: z.array(z.object({ day: z.iso.date(), confirmed: countSchema })),
  })
  .meta({ id: 'SubscribersInTime' });
export type SubscribersInTime = z.infer<typeof subscribersInTimeSchema>;

/**
 * Loaded pages, without those of one person. `viewsBefore` is of as many days before; `null` where not all of them are counted. The
 * most frequent first, at most twenty; a site that fewer than three views came from is in `otherSites`.
 */
export const visitsInTimeSchema = z
  .object({
    at,
    step: stepSchema,
    items: z.array(z.object({ day: z.iso.date(), views: countSchema })),
    views: countSchema,
    viewsBefore: orNull(countSchema),
    pages: z.array(z.object({ path: z.string(), views: countSchema })),
    sites: z.array(z.object({ host: z.string(), views: countSchema })),
    otherSites: countSchema,
    /** Without a site, or from this one. */
    direct: countSchema,
    /** A cache in front of the site answers some visitors by itself: they are not counted. */
    isBehindCache: z.boolean(),
  })
  .meta({ id: 'VisitsInTime' });
export type VisitsInTime = z.infer<typeof visitsInTimeSchema>;

export const contentSearchQuerySchema = z.strictObject({ q: z.string().trim().min(1).max(80) });

/** Courses, lectures and posts that have the words in their name, without regard to accents and case. */
export const contentFoundSchema = z
  .object({
    items: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['course', 'lecture', 'article', 'episode']),
        name: z.string(),
        /** Where it belongs: of a lecture its course and chapter. */
        place: orNull(z.string()),
        /** What its address on the site is made of. */
        slug: z.string(),
        chapterId: orNull(z.string()),
        isPublished: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'ContentFound' });
export type ContentFound = z.infer<typeof contentFoundSchema>;
