import { eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { course } from '#src/server/db/schema/course.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { NotFoundError } from '#src/server/errors.ts';

/** What is given, by its name, and the course that it opens. @throws NotFoundError */
export async function findProduct({ db }: Pick<Ctx, 'db'>, productId: string) {
  const [found] = await db
    .select({ name: courseProduct.name, slug: course.slug })
    .from(courseProduct)
    .innerJoin(course, eq(course.id, courseProduct.courseId))
    .where(eq(courseProduct.id, productId));
  if (!found) throw new NotFoundError('product');
  return found;
}
