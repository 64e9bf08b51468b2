import { z } from 'zod';
import { adminActionSchema } from '#src/contract/admin.ts';
import { orNull, pageQuerySchema, pageSchema } from '#src/contract/conventions.ts';
import { withoutDirectionMarks } from '#src/contract/invisibleCharacters.ts';
import { blockLengthNames, longestSearch, maxCommentLength, maxReasonLength, ruleNames } from '#src/contract/limits.ts';

const time = z.iso.datetime();
const searched = z.string().trim().max(longestSearch).default('');

/** How many things the tabs of „Komentáre“ have; `blocks` are those that hold now. */
export const wordCountsSchema = z
  .object({
    reported: z.number().int(),
    comments: z.number().int(),
    hidden: z.number().int(),
    reviews: z.number().int(),
    blocks: z.number().int(),
  })
  .meta({ id: 'WordCounts' });
export type WordCounts = z.infer<typeof wordCountsSchema>;

/** What somebody's words stand under; `course` is the course of a lecture. */
const placeSchema = z.object({
  kind: z.enum(['lecture', 'article', 'episode', 'course']),
  name: z.string(),
  course: z.string().nullable(),
  path: z.string(),
});

const writerSchema = z.object({ userId: z.string(), name: z.string() });

/** A comment in a list; `author` is `null` when the person has left. */
const deskCommentSchema = z
  .object({
    id: z.string(),
    text: z.string(),
    author: orNull(writerSchema),
    createdAt: time,
    place: placeSchema,
    hiddenAt: time.nullable(),
    /** Open ones, and since when the first of them waits. */
    reportCount: z.number().int().min(0),
    reportedAt: time.nullable(),
  })
  .meta({ id: 'DeskComment' });
export type DeskComment = z.infer<typeof deskCommentSchema>;

/** Reported: the longest waiting first; hidden: the last hidden first; all: the newest first. */
export const deskCommentPageSchema = pageSchema(deskCommentSchema).meta({ id: 'DeskCommentPage' });

export const deskCommentQuerySchema = pageQuerySchema.extend({
  list: z.enum(['reported', 'all', 'hidden']).default('reported'),
  q: searched,
});

/** Who wrote it, and what was decided about them before. */
const authorCaseSchema = writerSchema.extend({
  /** By which a block is ended. */
  uid: z.string(),
  /** Comments and reviews of theirs that are hidden, without this one. */
  hiddenBefore: z.number().int().min(0),
  /** Whether a mail with the reason reaches them: their address is proven. */
  isTold: z.boolean(),
  block: z.object({ until: time.nullable() }).nullable(),
});

const decisionSchema = z.object({ action: adminActionSchema, actorName: z.string().nullable(), at: time });

/** One comment with all that a decision needs. */
export const commentCaseSchema = deskCommentSchema
  .extend({
    author: orNull(authorCaseSchema),
    editedAt: time.nullable(),
    isDeleted: z.boolean(),
    hiddenReason: z.string().nullable(),
    /** The thread that it stands in, the oldest first; with itself. */
    thread: z.array(
      z.object({
        id: z.string(),
        name: z.string().nullable(),
        text: z.string(),
        createdAt: time,
        isReply: z.boolean(),
        isDeleted: z.boolean(),
        isHidden: z.boolean(),
      }),
    ),
    reports: z.array(z.object({ name: z.string(), at: time, isOpen: z.boolean() })),
    lastDecision: decisionSchema.nullable(),
  })
  .meta({ id: 'CommentCase' });
export type CommentCase = z.infer<typeof commentCaseSchema>;

const deskReviewSchema = z
  .object({
    id: z.string(),
    rating: z.number().int(),
    text: z.string(),
    author: writerSchema,
    createdAt: time,
    place: placeSchema,
    hiddenAt: time.nullable(),
  })
  .meta({ id: 'DeskReview' });
export type DeskReview = z.infer<typeof deskReviewSchema>;
export const deskReviewPageSchema = pageSchema(deskReviewSchema).meta({ id: 'DeskReviewPage' });
export const searchQuerySchema = pageQuerySchema.extend({ q: searched });

export const reviewCaseSchema = deskReviewSchema
  .extend({
    author: authorCaseSchema,
    hiddenReason: z.string().nullable(),
    lastDecision: decisionSchema.nullable(),
  })
  .meta({ id: 'ReviewCase' });
export type ReviewCase = z.infer<typeof reviewCaseSchema>;

/** Who may not write; `person` is `null` when their profile is gone. */
const blockSchema = z
  .object({
    uid: z.string(),
    person: orNull(writerSchema),
    blockedAt: time,
    until: time.nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'Block' });
export type Block = z.infer<typeof blockSchema>;
export const blockPageSchema = pageSchema(blockSchema).meta({ id: 'BlockPage' });

const reasonSchema = z.string().overwrite(withoutDirectionMarks).trim().min(1).max(maxReasonLength);

/** The body of a decision against somebody: the rule, and the reason that the person is told. */
export const decisionDraftSchema = z.strictObject({ rule: z.enum(ruleNames), reason: reasonSchema });
export type DecisionDraft = z.input<typeof decisionDraftSchema>;
export const blockDraftSchema = decisionDraftSchema.extend({ length: z.enum(blockLengthNames) });
export type BlockDraft = z.input<typeof blockDraftSchema>;
export const associationAnswerSchema = z.strictObject({
  text: z.string().overwrite(withoutDirectionMarks).trim().min(1).max(maxCommentLength),
});

/** Whether it was changed now, or was so before; `isTold`: a mail tells the person, or nobody has to be told any more. */
export const decidedSchema = z.object({ changed: z.boolean(), isTold: z.boolean() }).meta({ id: 'Decided' });
export type Decided = z.infer<typeof decidedSchema>;
export const associationAnsweredSchema = z.object({ id: z.string() }).meta({ id: 'AssociationAnswered' });
export const reportsReopenedSchema = z.object({ reopened: z.number().int().min(0) }).meta({ id: 'ReportsReopened' });
