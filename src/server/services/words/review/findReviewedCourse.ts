import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { course } from '#src/server/db/schema/course.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { isVisible } from '#src/server/services/ground/index.ts';

/** A course that everybody may see, as far as reviews need it. @throws NotFoundError */
export async function findReviewedCourse({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: { courseId: string };
}): Promise<{ id: string; authorId: string }> {
  const [found] = await ctx.db
    .select({ id: course.id, authorId: course.authorId })
    .from(course)
    .where(and(eq(course.id, input.courseId), isVisible(course, ctx.now())));
  if (!found) throw new NotFoundError('course');
  return found;
}
