import { z } from 'zod';
import { adminActionSchema } from '#src/contract/admin.ts';
import { orNull, pageQuerySchema, pageSchema } from '#src/contract/conventions.ts';
import { withoutDirectionMarks } from '#src/contract/invisibleCharacters.ts';
import {
  blockLengthNames,
  heldForNames,
  longestSearch,
  maxCommentLength,
  maxReasonLength,
  reportReasonNames,
  ruleNames,
} from '#src/contract/limits.ts';

const time = z.iso.datetime();
const searched = z.string().trim().max(longestSearch).default('');

/** How many things the tabs of „Komentáre“ have; `blocks` are those that hold now. */
export const wordCountsSchema = z
  .object({
    reported: z.number().int(),
    /** What waits for a look: first links, and texts that were repeated, one case each. */
    links: z.number().int(),
    repeats: z.number().int(),
    /** Whether the first links of new accounts wait. */
    firstLinksWait: z.boolean(),
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
    /** Since when it waits for a look; `null` where it does not. */
    heldAt: time.nullable(),
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

/** Why words wait, and since when. */
const heldSchema = z.object({ at: time, reason: z.enum(heldForNames) });

/** Where a link in somebody's words leads; `text` is what stands in its place, where that is something else. */
const linkSchema = z.object({ host: z.string(), address: z.string(), text: z.string().nullable() });

/** Who wrote it, and what was decided about them before. */
const authorCaseSchema = writerSchema.extend({
  /** By which a block is ended. */
  uid: z.string(),
  /** Comments and reviews of theirs that are hidden, without this one. */
  hiddenBefore: z.number().int().min(0),
  /** Since when the account is there, and how much of theirs others read, without this one. */
  joinedAt: time,
  words: z.number().int().min(0),
  /** The last of it. */
  lastWords: z.object({ text: z.string(), at: time }).nullable(),
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
    held: orNull(heldSchema),
    links: z.array(linkSchema),
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
        isHeld: z.boolean(),
      }),
    ),
    reports: z.array(
      z.object({
        name: z.string(),
        at: time,
        isOpen: z.boolean(),
        reason: orNull(z.enum(reportReasonNames)),
        sentence: z.string().nullable(),
      }),
    ),
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
    heldAt: time.nullable(),
  })
  .meta({ id: 'DeskReview' });
export type DeskReview = z.infer<typeof deskReviewSchema>;
export const deskReviewPageSchema = pageSchema(deskReviewSchema).meta({ id: 'DeskReviewPage' });
export const searchQuerySchema = pageQuerySchema.extend({ q: searched });

export const reviewCaseSchema = deskReviewSchema
  .extend({
    author: authorCaseSchema,
    hiddenReason: z.string().nullable(),
    held: orNull(heldSchema),
    links: z.array(linkSchema),
    lastDecision: decisionSchema.nullable(),
  })
  .meta({ id: 'ReviewCase' });
export type ReviewCase = z.infer<typeof reviewCaseSchema>;

export const waitingKinds = ['link', 'repeat', 'report'] as const;
export type WaitingWordsKind = (typeof waitingKinds)[number];
export const waitingQuerySchema = pageQuerySchema.extend({ kind: z.enum(waitingKinds).optional() });

/** What waits for a look, the longest waiting first. `id` is that of the comment or the review, of a repeated text its own. */
const waitingWordsSchema = z
  .object({
    kind: z.enum(waitingKinds),
    of: z.enum(['comment', 'review', 'repeat']),
    id: z.string(),
    text: z.string(),
    author: orNull(writerSchema),
    createdAt: time,
    place: placeSchema,
    since: time,
    /** How many words, by how many people, the case is about. */
    words: z.number().int().min(1),
    people: z.number().int().min(1),
    reportCount: z.number().int().min(0),
    /** Of the first report that says one. */
    reportReason: orNull(z.enum(reportReasonNames)),
  })
  .meta({ id: 'WaitingWords' });
export type WaitingWords = z.infer<typeof waitingWordsSchema>;
export const waitingPageSchema = pageSchema(waitingWordsSchema).meta({ id: 'WaitingWordsPage' });

/** A text that came more than once, with everything that says it and is not decided yet. */
export const repeatCaseSchema = z
  .object({
    id: z.string(),
    text: z.string(),
    links: z.array(linkSchema),
    firstAt: time,
    lastAt: time,
    /** How many of them others read already. */
    openCount: z.number().int().min(0),
    people: z.array(
      writerSchema.extend({
        uid: z.string(),
        isTold: z.boolean(),
        joinedAt: time,
        isBlocked: z.boolean(),
        words: z.array(
          z.object({ kind: z.enum(['comment', 'review']), id: z.string(), place: placeSchema, isHeld: z.boolean() }),
        ),
      }),
    ),
  })
  .meta({ id: 'RepeatCase' });
export type RepeatCase = z.infer<typeof repeatCaseSchema>;

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

/** Who of the people of a repeated text is left out of the decision, by id. */
const leftOut = z.array(z.string().max(128)).max(500).default([]);
export const repeatLettingSchema = z.strictObject({ leftOut });
export const repeatHidingSchema = decisionDraftSchema.extend({ leftOut });
const decidedWordsSchema = z.array(z.object({ kind: z.enum(['comment', 'review']), id: z.string() })).max(500);
/** The words that a decision about a repeated text was about, by which it is taken back. */
export const repeatUndoSchema = z.strictObject({ words: decidedWordsSchema });
export const repeatDecidedSchema = z
  .object({ words: decidedWordsSchema, isTold: z.boolean() })
  .meta({ id: 'RepeatDecided' });
export type RepeatDecided = z.infer<typeof repeatDecidedSchema>;

export const firstLinksSchema = z.strictObject({ wait: z.boolean() });
export const firstLinksSetSchema = z.object({ wait: z.boolean() }).meta({ id: 'FirstLinks' });

/** Whether it was changed now, or was so before; `isTold`: a mail tells the person, or nobody has to be told any more. */
export const decidedSchema = z.object({ changed: z.boolean(), isTold: z.boolean() }).meta({ id: 'Decided' });
export type Decided = z.infer<typeof decidedSchema>;
export const associationAnsweredSchema = z.object({ id: z.string() }).meta({ id: 'AssociationAnswered' });
export const reportsReopenedSchema = z.object({ reopened: z.number().int().min(0) }).meta({ id: 'ReportsReopened' });
