import { asc, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type CourseRow, course } from '#src/server/db/schema/course.ts';
import { type CourseProductRow, courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { requireRole } from '#src/server/policies/user.ts';

/** Everything that is sold or was, in the order of the courses. @throws UnauthenticatedError, ForbiddenError */
export async function listProducts({
  ctx,
}: {
  ctx: Pick<Ctx, 'db' | 'actor'>;
}): Promise<{ product: CourseProductRow; course: CourseRow }[]> {
  requireRole(ctx.actor, 'TREASURER');
  return ctx.db
    .select({ product: courseProduct, course })
    .from(courseProduct)
    .innerJoin(course, eq(course.id, courseProduct.courseId))
    .orderBy(asc(course.position), asc(course.id), asc(courseProduct.id));
}
