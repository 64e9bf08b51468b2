import { asc, desc, eq, inArray, or } from 'drizzle-orm';
import { paths } from '#src/domain/paths.ts';
import type { Ctx } from '#src/server/context.ts';
import { haveWords } from '#src/server/db/plainText.ts';
import { course } from '#src/server/db/schema/course.ts';
import { type CourseReviewRow, courseReview } from '#src/server/db/schema/courseReview.ts';
import { user } from '#src/server/db/schema/user.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { type Paged, placeOfPage } from '#src/server/services/ground/index.ts';
import { wordsPerPage } from './listDeskComments.ts';
import { writersNamed } from './writersNamed.ts';

export interface ListedReview {
  review: CourseReviewRow;
  authorName: string;
  place: { kind: 'course'; name: string; course: null; path: string };
}

/** A page of course reviews for the desk, the newest first. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function listDeskReviews({
  ctx,
  input: { q, page },
}: {
  ctx: Ctx;
  input: { q: string; page: number };
}): Promise<Paged<ListedReview>> {
  requireRole(ctx.actor, 'MODERATOR');
  const searched = q === '' ? null : haveWords(q, courseReview.text);
  const condition = searched ? or(searched, inArray(courseReview.userId, await writersNamed(ctx, q))) : undefined;
  const total = await ctx.db.$count(courseReview, condition);
  const { limit, offset, ...place } = placeOfPage({ page, total, perPage: wordsPerPage });
  const rows = await selectDeskReviews(ctx)
    .where(condition)
    .orderBy(desc(courseReview.createdAt), asc(courseReview.id))
    .limit(limit)
    .offset(offset);
  return { ...place, items: rows.map(withPlace) };
}

/** Reviews with their author and their course. */
export function selectDeskReviews({ db }: Pick<Ctx, 'db'>) {
  return db
    .select({ review: courseReview, authorName: user.displayName, courseName: course.name, courseSlug: course.slug })
    .from(courseReview)
    .innerJoin(user, eq(user.id, courseReview.userId))
    .innerJoin(course, eq(course.id, courseReview.courseId))
    .$dynamic();
}

export function withPlace({
  review,
  authorName,
  courseName,
  courseSlug,
}: Awaited<ReturnType<typeof selectDeskReviews>>[number]): ListedReview {
  const place = { kind: 'course', name: courseName, course: null, path: paths.course(courseSlug) } as const;
  return { review, authorName, place };
}
