import { and, asc, desc, eq } from 'drizzle-orm';
import { reviewsPerPage } from '#src/domain/review.ts';
import type { Ctx } from '#src/server/context.ts';
import { type CourseReviewRow, courseReview } from '#src/server/db/schema/courseReview.ts';
import { user } from '#src/server/db/schema/user.ts';
import { type Paged, placeOfPage } from '#src/server/services/ground/index.ts';
import { isOpenToAll } from '#src/server/services/words/holding/isHeld.ts';
import { findReviewedCourse } from './findReviewedCourse.ts';

/** A review with the name that its author goes by. */
export interface SignedReview {
  review: CourseReviewRow;
  authorName: string;
}

/** One page of a course's reviews, newest first. */
export async function listReviews({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { courseId: string; page: number };
}): Promise<Paged<SignedReview>> {
  const course = await findReviewedCourse({ ctx, input });
  const ofCourse = and(eq(courseReview.courseId, course.id), isOpenToAll(courseReview));
  const total = await ctx.db.$count(courseReview, ofCourse);
  const { limit, offset, ...page } = placeOfPage({ page: input.page, total, perPage: reviewsPerPage });
  const items = await ctx.db
    .select({ review: courseReview, authorName: user.displayName })
    .from(courseReview)
    .innerJoin(user, eq(courseReview.userId, user.id))
    .where(ofCourse)
    .orderBy(desc(courseReview.createdAt), asc(courseReview.id))
    .limit(limit)
    .offset(offset);
  return { ...page, items };
}
