import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { courseProduct } from '#src/server/db/schema/courseProduct.ts';
import { courseUserProduct } from '#src/server/db/schema/courseUserProduct.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { requireSignedIn } from '#src/server/policies/user.ts';

/** Whether the caller has bought a product, archived or not. */
export async function isProductOwned({
  ctx,
  input: { productId },
}: {
  ctx: Pick<Ctx, 'db' | 'actor'>;
  input: { productId: string };
}): Promise<boolean> {
  const { user } = requireSignedIn(ctx.actor);
  const [product] = await ctx.db
    .select({ purchaseId: courseUserProduct.id })
    .from(courseProduct)
    .leftJoin(
      courseUserProduct,
      and(eq(courseUserProduct.productId, courseProduct.id), eq(courseUserProduct.userId, user?.id ?? '')),
    )
    .where(eq(courseProduct.id, productId));
  if (!product) throw new NotFoundError('product');
  return product.purchaseId !== null;
}
