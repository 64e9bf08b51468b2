import { z } from 'zod';
import { pageQuerySchema, pageSchema } from './conventions.ts';
import { longestSearch } from './limits.ts';

/** What of the doing at the desk is kept: what changes or takes something, and what is read of others. */
export const adminActionSchema = z.enum([
  'order-refunded',
  'receipt-read',
  'comment-deleted',
  'comment-reports-closed',
  'review-deleted',
  'user-blocked',
  'user-unblocked',
  'comment-hidden',
  'comment-restored',
  'comment-answered',
  'comment-reports-reopened',
  'review-hidden',
  'review-restored',
  'comment-let-through',
  'comment-held-again',
  'review-let-through',
  'review-held-again',
  'first-links-switched',
  'feedback-answered',
  'feedback-closed',
  'feedback-reopened',
  'order-checked',
  'order-note-changed',
  'orders-exported',
  'movements-exported',
  'month-closed',
  'month-reopened',
  'payout-checked',
  'dispute-tried',
  'receipt-mailed',
  'code-created',
  'code-changed',
  'course-given',
  'gift-ended',
  'role-given',
  'role-taken',
  'author-linked',
  'invitation-sent',
  'invitation-renewed',
  'invitation-withdrawn',
  'invitation-accepted',
  'teacher-refused',
  'course-moved',
  'certificate-revoked',
  'user-exported',
  'user-deleted',
  'media-uploaded',
  'media-changed',
  'media-deleted',
  'newsletter-created',
  'newsletter-changed',
  'newsletter-deleted',
  'newsletter-tested',
  'newsletter-scheduled',
  'newsletter-unscheduled',
  'newsletter-paused',
  'newsletter-resumed',
  'newsletter-stopped',
  'newsletter-night-given',
  'newsletter-night-ended',
  'newsletter-template-kept',
  'newsletter-template-deleted',
  'subscribers-exported',
  'subscriber-removed',
  'content-created',
  'content-published',
  'content-review-asked',
  'content-review-left',
  'content-scheduled',
  'content-plan-withdrawn',
  'content-plan-kept',
  'content-plan-failed',
  'content-publication-undone',
  'content-withdrawn',
  'content-archived',
  'content-revived',
  'content-reordered',
  'source-asked',
  'browser-error-settled',
  'browser-error-reopened',
  'waiting-taken',
  'waiting-released',
]);
export type AdminAction = z.infer<typeof adminActionSchema>;

const eventStateSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).nullable();

/** One act. `target` is the id of what it was done to; `actorName` is `null` for who has no profile (any more). */
export const adminEventSchema = z
  .object({
    id: z.number().int(),
    at: z.iso.datetime(),
    actorUid: z.string(),
    actorName: z.string().nullable(),
    action: adminActionSchema,
    target: z.string(),
    /** The person's name, the order's number, the code or the newsletter's subject, as long as there is one. */
    targetName: z.string().nullable(),
    details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
    /** The changed fields as they were and as they are; `null` where nothing was changed. */
    before: eventStateSchema,
    after: eventStateSchema,
    /** Of the call that did it, as the server's log names it; `null` of older acts. */
    requestId: z.string().nullable(),
  })
  .meta({ id: 'AdminEvent' });

/** Which acts: all that is set has to hold. Days are those of Bratislava, the last one included. */
export const adminEventFilterSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .optional(),
  /** The uid of who did it. */
  actor: z.string().min(1).max(128).optional(),
  action: adminActionSchema.optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** Only what cannot be taken back. */
  final: z.literal('1').optional(),
  /** An id, the name or address of a person, the number of an order, a code. */
  q: z.string().trim().max(longestSearch).default(''),
});
export type AdminEventFilter = z.infer<typeof adminEventFilterSchema>;
export const adminEventQuerySchema = adminEventFilterSchema.extend(pageQuerySchema.shape);

/** The newest first. */
export const adminEventPageSchema = pageSchema(adminEventSchema)
  .extend({
    /** Everybody who has ever done something here; of all acts, not of the filter. */
    actors: z.array(z.object({ uid: z.string(), name: z.string().nullable() })),
  })
  .meta({ id: 'AdminEventPage' });
export type AdminEventPage = z.infer<typeof adminEventPageSchema>;

/** The answer of closing: how many reports were open. */
export const reportsClosedSchema = z.object({ closed: z.number().int().min(0) }).meta({ id: 'ReportsClosed' });
