import { asc } from 'drizzle-orm';
import { coursesPerPage } from '#src/domain/paging.ts';
import type { Ctx } from '#src/server/context.ts';
import { course } from '#src/server/db/schema/course.ts';
import { isVisible, type Paged, placeOfPage } from '#src/server/services/ground/index.ts';
import { type CourseSummary, summarizeCourses } from './summarizeCourses.ts';

/** One page of the catalogue, in its order. */
export async function listCourses({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { page: number };
}): Promise<Paged<CourseSummary>> {
  const where = isVisible(course, ctx.now());
  const total = await ctx.db.$count(course, where);
  const { limit, offset, ...page } = placeOfPage({ page: input.page, total, perPage: coursesPerPage });
  const rows = await ctx.db
    .select()
    .from(course)
    .where(where)
    .orderBy(asc(course.position), asc(course.id))
    .limit(limit)
    .offset(offset);
  return { ...page, items: await summarizeCourses(ctx, rows) };
}
