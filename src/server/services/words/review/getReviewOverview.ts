import { and, count, eq, sql } from 'drizzle-orm';
import type { ReviewAbility } from '#src/contract/review.ts';
import type { Ctx } from '#src/server/context.ts';
import { courseReview } from '#src/server/db/schema/courseReview.ts';
import { isOpenToAll } from '#src/server/services/words/holding/isHeld.ts';
import { findReviewedCourse } from './findReviewedCourse.ts';
import type { SignedReview } from './listReviews.ts';
import { type AuthorEmails, reviewAbilityOf } from './reviewAbilityOf.ts';

export interface CourseReviewOverview {
  /** With one decimal; `null` without reviews. */
  average: number | null;
  count: number;
  /** How many reviews have 1, 2, 3, 4 and 5 stars. */
  histogram: number[];
  /** The caller's own. */
  ownReview: SignedReview | null;
  ability: ReviewAbility;
}

const stars = [1, 2, 3, 4, 5];

/** What the learners of a course say in numbers, and what the caller may add. */
export async function getReviewOverview({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { courseId: string; authorEmails: AuthorEmails };
}): Promise<CourseReviewOverview> {
  const course = await findReviewedCourse({ ctx, input });
  const isCounted = and(eq(courseReview.courseId, course.id), isOpenToAll(courseReview));
  const [[summary], ratings, ownReview, ability] = await Promise.all([
    ctx.db
      .select({ count: count(), average: sql<string | null>`round(avg(${courseReview.rating}), 1)` })
      .from(courseReview)
      .where(isCounted),
    ctx.db
      .select({ rating: courseReview.rating, count: count() })
      .from(courseReview)
      .where(isCounted)
      .groupBy(courseReview.rating),
    ownReviewOf(ctx, course.id),
    reviewAbilityOf({ ctx, input: { course, authorEmails: input.authorEmails } }),
  ]);
  return {
    average: summary?.average == null ? null : Number(summary.average),
    count: summary?.count ?? 0,
    histogram: stars.map((star) => ratings.find(({ rating }) => rating === star)?.count ?? 0),
    ownReview,
    ability,
  };
}

async function ownReviewOf({ db, actor }: Ctx, courseId: string): Promise<SignedReview | null> {
  if (actor.kind === 'anonymous' || !actor.user) return null;
  const [review] = await db
    .select()
    .from(courseReview)
    .where(and(eq(courseReview.courseId, courseId), eq(courseReview.userId, actor.user.id)));
  return review ? { review, authorName: actor.user.displayName } : null;
}
