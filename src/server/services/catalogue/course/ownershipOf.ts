import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { courseUserProduct } from '#src/server/db/schema/courseUserProduct.ts';
import { isCourseOwned } from '#src/server/policies/course.ts';

/** The products of a course, and whether the caller owns it: by a purchase, or because it is free (spec 4). */
export async function ownershipOf({
  ctx,
  input,
}: {
  ctx: Pick<Ctx, 'db' | 'actor'>;
  input: { courseId: string };
}): Promise<{ products: { id: string }[]; isOwned: boolean }> {
  const { actor } = ctx;
  const userId = actor.kind === 'user' ? (actor.user?.id ?? '') : '';
  const products = await ctx.db
    .select({ id: courseProduct.id, purchaseId: courseUserProduct.id })
    .from(courseProduct)
    .leftJoin(
      courseUserProduct,
      and(eq(courseUserProduct.productId, courseProduct.id), eq(courseUserProduct.userId, userId)),
    )
    .where(eq(courseProduct.courseId, input.courseId));
  return { products, isOwned: isCourseOwned(products.map(({ purchaseId }) => purchaseId !== null)) };
}
