import { z } from 'zod';
import { orNull, pageSchema } from './conventions.ts';
import { withoutDirectionMarks } from './invisibleCharacters.ts';
import { heldForNames, maxCommentLength, maxReportLength, reportReasonNames } from './limits.ts';

/**
 * A reply to a comment. `html` is safe markup; `text` is what was typed, for its author to edit. Of a deleted one only
 * the place is left: no text and no name. `authorName` is `null` too when the person has left the site.
 */
export const replySchema = z
  .object({
    id: z.string(),
    html: z.string(),
    text: z.string().nullable(),
    authorName: z.string().nullable(),
    createdAt: z.iso.datetime(),
    editedAt: z.iso.datetime().nullable(),
    isDeleted: z.boolean(),
    /** Why only its author, who is told so, sees it; `null` for all others. */
    hiddenReason: z.string().nullable(),
    /** Why it waits for a look, so that only its author sees it; `null` for all others. */
    heldFor: orNull(z.enum(heldForNames)),
    canEdit: z.boolean(),
    canDelete: z.boolean(),
    canReport: z.boolean(),
  })
  .meta({ id: 'Reply' });
export type Reply = z.infer<typeof replySchema>;

/** A comment with its replies, the oldest first. */
export const commentSchema = replySchema.extend({ replies: z.array(replySchema) }).meta({ id: 'Comment' });
export type Comment = z.infer<typeof commentSchema>;

/** A page of threads, the newest first; `total` counts threads, `commentCount` replies too. */
export const commentPageSchema = pageSchema(commentSchema)
  .extend({ commentCount: z.number().int().min(0) })
  .meta({ id: 'CommentPage' });
export type CommentPage = z.infer<typeof commentPageSchema>;

const textSchema = z.string().overwrite(withoutDirectionMarks).trim().min(1).max(maxCommentLength);

/** The body of POST `…/comment`; `parentId` is the comment that is answered. */
export const commentDraftSchema = z.strictObject({ text: textSchema, parentId: z.uuid().optional() });
export type CommentDraft = z.input<typeof commentDraftSchema>;
/** The body of PUT `…/comment/{commentId}`. */
export const commentUpdateSchema = z.strictObject({ text: textSchema });

/** The body of POST `…/comment/{commentId}/report`, which may be missing: why, and what the reader adds. */
export const reportDraftSchema = z.strictObject({
  reason: z.enum(reportReasonNames).optional(),
  sentence: z.string().overwrite(withoutDirectionMarks).trim().max(maxReportLength).optional(),
});
export type ReportDraft = z.input<typeof reportDraftSchema>;

export const commentDeletedSchema = z.object({ deleted: z.literal(true) }).meta({ id: 'CommentDeleted' });
export const commentReportedSchema = z.object({ reported: z.literal(true) }).meta({ id: 'CommentReported' });
/** The answer of POST `/comment/reply-mail/off`: replies are mailed no more. */
export const replyMailOffSchema = z.object({ receiveReplies: z.literal(false) }).meta({ id: 'ReplyMailOff' });
