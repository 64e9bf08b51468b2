import { z } from 'zod';
import { pageSchema } from './common.ts';

/** What of an admin's doing is kept: what changes or takes something of others, and what is read of them. */
export const adminActionSchema = z.enum([
  'order-refunded',
  'receipt-read',
  'comment-deleted',
  'comment-reports-closed',
  'review-deleted',
  'user-blocked',
  'user-unblocked',
]);
export type AdminAction = z.infer<typeof adminActionSchema>;

/** One act. `target` is the id of what it was done to; `actorName` is `null` for who has no profile (any more). */
export const adminEventSchema = z
  .object({
    id: z.number().int(),
    at: z.iso.datetime(),
    actorUid: z.string(),
    actorName: z.string().nullable(),
    action: adminActionSchema,
    target: z.string(),
    details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  })
  .meta({ id: 'AdminEvent' });

/** The newest first. */
export const adminEventPageSchema = pageSchema(adminEventSchema).meta({ id: 'AdminEventPage' });
export type AdminEventPage = z.infer<typeof adminEventPageSchema>;

/**
 * A comment with open reports. One of `lectureId` and `postId` is set; `author` is `null` when the person has left.
 * Who reported it is nobody's concern.
 */
export const reportedCommentSchema = z
  .object({
    commentId: z.string(),
    lectureId: z.string().nullable(),
    postId: z.string().nullable(),
    text: z.string(),
    createdAt: z.iso.datetime(),
    author: z.object({ userId: z.string(), displayName: z.string(), isBlocked: z.boolean() }).nullable(),
    reportCount: z.number().int().min(1),
    lastReportedAt: z.iso.datetime(),
  })
  .meta({ id: 'ReportedComment' });

/** The last reported first. */
export const reportedCommentPageSchema = pageSchema(reportedCommentSchema).meta({ id: 'ReportedCommentPage' });
export type ReportedCommentPage = z.infer<typeof reportedCommentPageSchema>;

/** The answer of closing: how many reports were open. */
export const reportsClosedSchema = z.object({ closed: z.number().int().min(0) }).meta({ id: 'ReportsClosed' });
export const userBlockedSchema = z.object({ isBlocked: z.boolean() }).meta({ id: 'UserBlocked' });
