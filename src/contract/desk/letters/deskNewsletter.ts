import { z } from 'zod';
import { pageQuerySchema, pageSchema } from '#src/contract/conventions.ts';
import {
  fastestPace,
  issueTextLimit,
  longestSearch,
  maxNightReasonLength,
  maxTemplateNameLength,
  slowestPace,
  subjectLimit,
} from '#src/contract/limits.ts';

export const issueStateSchema = z.enum(['draft', 'scheduled', 'sending', 'paused', 'stopped', 'sent']);
export type IssueState = z.infer<typeof issueStateSchema>;

/** Of subscribers; who has no account is in `all` alone. */
export const issueGroupSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  /** Has the course – bought, given –, or has begun it. */
  z.strictObject({ kind: z.literal('course'), courseId: z.string().min(1).max(64) }),
  /** Did nothing in any lesson for so many weeks, with an account that is older. */
  z.strictObject({ kind: z.literal('away'), weeks: z.number().int().min(1).max(104) }),
  /** Has begun a course in this language. */
  z.strictObject({ kind: z.literal('language'), language: z.string().min(1).max(40) }),
]);
export type IssueGroup = z.infer<typeof issueGroupSchema>;

const count = z.number().int().min(0);

/** How the sending of an issue goes: of `recipients`, each is in one of the others. */
const issueCountsSchema = z.object({
  recipients: count,
  /** A mail server has taken them. */
  sent: count,
  /** Their turn has not come. */
  waiting: count,
  /** In the outbox, and not tried yet. */
  queued: count,
  /** Refused for now. */
  retrying: count,
  /** The address does not exist (any more). */
  bounced: count,
  /** Given up for another reason. */
  failed: count,
  /** Who has unsubscribed before their turn, or it was stopped before. */
  skipped: count,
});
export type IssueCounts = z.infer<typeof issueCountsSchema>;

export const issueItemSchema = z
  .object({
    id: z.string(),
    subject: z.string(),
    state: issueStateSchema,
    sendAt: z.iso.datetime().nullable(),
    startedAt: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
    updatedAt: z.iso.datetime(),
    counts: issueCountsSchema,
  })
  .meta({ id: 'NewsletterIssueItem' });
export type IssueItem = z.infer<typeof issueItemSchema>;

const audienceSchema = z.object({
  /** Whom an issue would reach now. */
  recipients: count,
  /** Confirmed, but their address was refused for good. */
  bounced: count,
});
export type Audience = z.infer<typeof audienceSchema>;

/** The newest first. */
export const issuePageSchema = pageSchema(issueItemSchema)
  .extend({ audience: audienceSchema })
  .meta({ id: 'NewsletterIssuePage' });
export type IssuePage = z.infer<typeof issuePageSchema>;

/** The body of PUT `/admin/newsletter/{issueId}`, with the version in `If-Match`, and of the preview. */
export const issueDraftSchema = z.strictObject({
  subject: z.string().max(subjectLimit),
  preheader: z.string().max(subjectLimit),
  /** Markdown. */
  text: z.string().max(issueTextLimit),
  /** Whoever is in one of them gets it; left out, they stay as they are. */
  groups: z.array(issueGroupSchema).max(6).optional(),
});
export type IssueDraft = z.infer<typeof issueDraftSchema>;

/** The body of POST `/admin/newsletter/preview`: a draft, and as whom it is read; without it with the parts for all groups. */
export const issuePreviewQuestionSchema = issueDraftSchema.extend({ as: z.string().max(64).optional() });

/** The body of POST `/admin/newsletter/audience`. */
export const groupQuestionSchema = z.strictObject({ groups: z.array(issueGroupSchema).max(6) });

/** Whom an issue of some groups would reach now: `together` minus who is in several is `recipients`. */
export const groupAudienceSchema = audienceSchema
  .extend({
    /** By groups, in the order of the question: who would get it. */
    counts: z.array(count),
    together: count,
    /** In one of the groups, but they have unsubscribed. */
    unsubscribed: count,
  })
  .meta({ id: 'NewsletterGroupAudience' });
export type GroupAudience = z.infer<typeof groupAudienceSchema>;

/** What groups can be made of. */
export const groupChoicesSchema = z
  .object({
    courses: z.array(z.object({ id: z.string(), name: z.string(), isOnWeb: z.boolean() })),
    languages: z.array(z.string()),
  })
  .meta({ id: 'NewsletterGroupChoices' });
export type GroupChoices = z.infer<typeof groupChoicesSchema>;

const failureSchema = z.object({
  /** `null`: the subscriber is gone. */
  email: z.string().nullable(),
  /** What the mail server has said. */
  reason: z.string(),
  /** `null`: not any more. */
  nextAttemptAt: z.iso.datetime().nullable(),
  attempts: count,
});

export const issueSchema = issueItemSchema
  .extend({
    preheader: z.string(),
    text: z.string(),
    version: z.number().int().min(1),
    /** Whether this version was mailed to somebody of the desk. */
    isTested: z.boolean(),
    pace: z.number().int(),
    pausedAt: z.iso.datetime().nullable(),
    /** That it leaves at night, too: why, since when, and by whose decision; `null`: nights wait. */
    night: z.object({ reason: z.string(), at: z.iso.datetime(), byName: z.string().nullable() }).nullable(),
    /** When the last mail leaves, as it goes now; `null` where none leaves any more. */
    lastLeavesAt: z.iso.datetime().nullable(),
    /** Since when no mail was taken although some were tried; `null`: they are. */
    troubleSince: z.iso.datetime().nullable(),
    /** Who saved it last; `null` for who has no profile (any more). */
    updatedByName: z.string().nullable(),
    audience: audienceSchema,
    groups: z.array(issueGroupSchema),
    /** How its sending goes by groups, each person in the first that they were in; empty where it has one group, or has not begun. */
    byGroup: z.array(z.object({ group: issueGroupSchema, counts: issueCountsSchema })),
    /** How many it would have reached when it was scheduled; `null`: it is not known. */
    plannedRecipients: count.nullable(),
    /** Twenty at most. */
    failures: z.array(failureSchema),
  })
  .meta({ id: 'NewsletterIssue' });
export type Issue = z.infer<typeof issueSchema>;

/** The body of POST `/admin/newsletter`: empty, or the issue or the template whose words it begins with. */
export const issueCreationSchema = z
  .strictObject({
    fromId: z.string().max(64).optional(),
    templateId: z.string().max(64).optional(),
  })
  .refine(({ fromId, templateId }) => fromId === undefined || templateId === undefined, {
    path: ['templateId'],
    message: 'either an issue or a template',
  });

export const templateSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    subject: z.string(),
    preheader: z.string(),
    text: z.string(),
    groups: z.array(issueGroupSchema),
    /** How many newsletters were begun from it, and when the last one. */
    usedCount: count,
    usedAt: z.iso.datetime().nullable(),
    updatedAt: z.iso.datetime(),
    /** Who kept it last; `null` for who has no profile (any more), and for what the site came with. */
    updatedByName: z.string().nullable(),
  })
  .meta({ id: 'NewsletterTemplate' });
export type IssueTemplate = z.infer<typeof templateSchema>;

/** What was used last comes first. */
export const templateListSchema = z.object({ items: z.array(templateSchema) }).meta({ id: 'NewsletterTemplates' });

/** The body of POST `/admin/newsletter-template`: whose words are kept, and how they are called; one of this name is replaced. */
export const templateKeepingSchema = z.strictObject({
  name: z.string().trim().min(1).max(maxTemplateNameLength),
  issueId: z.string().max(64),
});
export type TemplateKeeping = z.infer<typeof templateKeepingSchema>;

/** The body of POST `/admin/newsletter/{issueId}/night`: why it does not wait for the morning. */
export const issueNightSchema = z.strictObject({ reason: z.string().trim().min(1).max(maxNightReasonLength) });

/** The body of POST `/admin/newsletter/{issueId}/schedule`. */
export const issueScheduleSchema = z.strictObject({
  /** What was seen when it was decided. */
  version: z.number().int().min(1),
  /** `null`: now. */
  sendAt: z.iso.datetime().nullable(),
  pace: z.number().int().min(slowestPace).max(fastestPace),
  /** Why this one leaves at night, too; without it nights wait. */
  nightReason: issueNightSchema.shape.reason.nullish(),
});
export type IssueSchedule = z.infer<typeof issueScheduleSchema>;

/** The answer of POST `/admin/newsletter/preview`: the letter as it arrives. */
export const issuePreviewSchema = z
  .object({
    html: z.string(),
    text: z.string(),
    /** What leads somewhere, in the order of the text. */
    links: z.array(z.object({ href: z.string(), text: z.string(), leads: z.boolean() })),
  })
  .meta({ id: 'NewsletterPreview' });
export type IssuePreview = z.infer<typeof issuePreviewSchema>;

export const issueTestedSchema = z.object({ email: z.string() }).meta({ id: 'NewsletterTested' });
export const issueRemovedSchema = z.object({ removed: z.literal(true) }).meta({ id: 'NewsletterIssueRemoved' });

export const subscriberStateSchema = z.enum(['confirmed', 'pending', 'unsubscribed', 'bounced']);
export type SubscriberState = z.infer<typeof subscriberStateSchema>;

export const subscriberItemSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    state: subscriberStateSchema,
    /** When the address was first written down. */
    since: z.iso.datetime(),
    /** When its state last changed. */
    changedAt: z.iso.datetime(),
    bouncedAt: z.iso.datetime().nullable(),
    from: z.enum(['FOOTER', 'NEWSLETTER_MODAL', 'PROFILE']),
    fromPath: z.string().nullable(),
  })
  .meta({ id: 'Subscriber' });
export type SubscriberItem = z.infer<typeof subscriberItemSchema>;

export const subscriberFilterSchema = z.strictObject({
  q: z.string().trim().max(longestSearch).default(''),
  state: subscriberStateSchema.optional(),
});
export type SubscriberFilter = z.infer<typeof subscriberFilterSchema>;
export const subscriberQuerySchema = subscriberFilterSchema.extend(pageQuerySchema.shape);

/** The newest first. */
export const subscriberPageSchema = pageSchema(subscriberItemSchema)
  .extend({
    /** Of what is searched, by state. */
    counts: z.object({ all: count, confirmed: count, pending: count, unsubscribed: count, bounced: count }),
  })
  .meta({ id: 'SubscriberPage' });
export type SubscriberPage = z.infer<typeof subscriberPageSchema>;
