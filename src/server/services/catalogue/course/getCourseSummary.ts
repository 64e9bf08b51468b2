import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { course } from '#src/server/db/schema/course.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { isVisible } from '#src/server/services/ground/index.ts';
import { type CourseSummary, summarizeCourses } from './summarizeCourses.ts';

/** One course as on its card. */
export async function getCourseSummary({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { courseId: string };
}): Promise<CourseSummary> {
  const rows = await ctx.db
    .select()
    .from(course)
    .where(and(eq(course.id, input.courseId), isVisible(course, ctx.now())));
  const [summary] = await summarizeCourses(ctx, rows);
  if (!summary) throw new NotFoundError('course');
  return summary;
}
