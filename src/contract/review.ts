import { z } from 'zod';
import { idSchema, orNull, pageSchema } from './conventions.ts';
import { withoutDirectionMarks } from './invisibleCharacters.ts';
import { heldForNames, maxReviewLength } from './limits.ts';

/** A review of a course; `text` is plain. */
export const reviewSchema = z
  .object({
    id: z.string(),
    rating: z.number().int().min(1).max(5),
    text: z.string(),
    authorName: z.string(),
    createdAt: z.iso.datetime(),
    /** Set when it was changed later. */
    editedAt: z.iso.datetime().nullable(),
    isOwn: z.boolean(),
    /** Why only its author, who is told so, sees it; `null` for all others. */
    hiddenReason: z.string().nullable(),
    /** Why it waits for a look, so that only its author sees it; `null` for all others. */
    heldFor: orNull(z.enum(heldForNames)),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof reviewSchema>;

export const reviewPageSchema = pageSchema(reviewSchema).meta({ id: 'ReviewPage' });

/** Whether the caller may write a review, and if not, what is missing. */
export const reviewAbilitySchema = z.enum([
  'allowed',
  'sign-in-required',
  'profile-required',
  'course-not-owned',
  'no-lecture-completed',
  'course-author',
]);
export type ReviewAbility = z.infer<typeof reviewAbilitySchema>;

/** `histogram`: how many reviews have 1, 2, 3, 4 and 5 stars; `average` has one decimal, `null` without reviews. */
export const reviewOverviewSchema = z
  .object({
    average: z.number().min(1).max(5).nullable(),
    count: z.number().int().min(0),
    histogram: z.array(z.number().int().min(0)).length(5),
    ownReview: orNull(reviewSchema),
    ability: reviewAbilitySchema,
  })
  .meta({ id: 'ReviewOverview' });
export type ReviewOverview = z.infer<typeof reviewOverviewSchema>;

const ratingSchema = z.number().int().min(1).max(5);
const textSchema = z.string().overwrite(withoutDirectionMarks).trim().max(maxReviewLength);

/** The body of POST `/course-review`. */
export const reviewDraftSchema = z.strictObject({ courseId: idSchema, rating: ratingSchema, text: textSchema });
export type ReviewDraft = z.input<typeof reviewDraftSchema>;
/** The body of PUT `/course-review/{reviewId}`. */
export const reviewUpdateSchema = reviewDraftSchema.omit({ courseId: true });

export const reviewDeletedSchema = z.object({ deleted: z.literal(true) }).meta({ id: 'ReviewDeleted' });
