import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type CourseReviewRow, courseReview } from '#src/server/db/schema/courseReview.ts';
import { NotFoundError } from '#src/server/errors.ts';

/** A review, whoever wrote it. @throws NotFoundError */
export async function findReview({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'db'>;
  input: { reviewId: string };
}): Promise<CourseReviewRow> {
  const [found] = await ctx.db.select().from(courseReview).where(eq(courseReview.id, input.reviewId));
  if (!found) throw new NotFoundError('review');
  return found;
}
