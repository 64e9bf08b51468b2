import { z } from 'zod';
import { adminActionSchema } from '#src/contract/admin.ts';
import { idSchema, orNull } from '#src/contract/conventions.ts';

const countSchema = z.number().int().min(0);
/** When the numbers were counted: they are kept for a few minutes. */
const at = z.iso.datetime();
/** A month as `2026-11`, by the calendar of Bratislava. */
const monthSchema = z.string().regex(/^\d{4}-\d{2}$/);

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
  'failed-mails',
  'late-mails',
  'captions',
  'exercises',
]);
export type WaitingKind = z.infer<typeof waitingKindSchema>;

const waitingItemSchema = z
  .object({
    kind: waitingKindSchema,
    count: z.number().int().min(1),
    /** Since when the oldest waits; `null`: nobody knows. */
    since: orNull(z.iso.datetime()),
    /** When the first of them is over by itself. */
    due: orNull(z.iso.datetime()),
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

/** Twelve weeks, each by its Monday; the last one is not over. */
export const learnersByWeekSchema = z
  .object({ at, items: z.array(z.object({ week: z.iso.date(), active: countSchema, fresh: countSchema })) })
  .meta({ id: 'LearnersByWeek' });
export type LearnersByWeek = z.infer<typeof learnersByWeekSchema>;

export const courseStopsQuerySchema = z.strictObject({ courseId: idSchema.optional() });

/** Where learners stop in a course: how many began it, and how many completed each lecture, in its order. */
export const courseStopsSchema = z
  .object({
    at,
    courses: z.array(z.object({ id: z.string(), name: z.string() })),
    course: orNull(z.object({ id: z.string(), name: z.string() })),
    started: countSchema,
    lectures: z.array(z.object({ id: z.string(), name: z.string(), completed: countSchema })),
  })
  .meta({ id: 'CourseStops' });
export type CourseStops = z.infer<typeof courseStopsSchema>;

/** Twelve months, in cents; the last one is not over. */
export const incomeByMonthSchema = z
  .object({ at, items: z.array(z.object({ month: monthSchema, paid: countSchema, refunded: countSchema })) })
  .meta({ id: 'IncomeByMonth' });
export type IncomeByMonth = z.infer<typeof incomeByMonthSchema>;

/** Confirmed addresses at the end of twelve months; of the last one until now. */
export const subscribersByMonthSchema = z
  .object({ at, items: z.array(z.object({ month: monthSchema, confirmed: countSchema })) })
  .meta({ id: 'SubscribersByMonth' });
export type SubscribersByMonth = z.infer<typeof subscribersByMonthSchema>;

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
