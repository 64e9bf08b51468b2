import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { type CourseRow, course } from '#src/server/db/schema/course.ts';
import { type CourseProductRow, courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { isVisible } from '#src/server/services/ground/index.ts';

export interface Sale {
  product: CourseProductRow;
  course: CourseRow;
}

/** A product that can be bought now. @throws NotFoundError, also for one that is sold no more. */
export async function findSale({
  ctx,
  input: { productId },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: { productId: string };
}): Promise<Sale> {
  const [sale] = await ctx.db
    .select({ product: courseProduct, course })
    .from(courseProduct)
    .innerJoin(course, eq(courseProduct.courseId, course.id))
    .where(and(eq(courseProduct.id, productId), eq(courseProduct.archived, false), isVisible(course, ctx.now())));
  if (!sale) throw new NotFoundError('product');
  return sale;
}
